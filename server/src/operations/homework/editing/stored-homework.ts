import { createHash } from 'node:crypto';
import { type Question, questionSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { type UploadAssignment, uploadAssignmentSchema } from '../../../contract/homework-draft.ts';
import { notDeleted } from '../../../db/counting.ts';
import { flagColumn, forUpdate, type Session, selectRows } from '../../../db/session.ts';
import { Problem } from '../../site/problems/problem.ts';
import { cardIds } from '../catalogue/cards.ts';

// SQL by hand: whether it counts as deleted is SQL, see `notDeleted`.

const storedRow = z.object({
  details: z.object({
    title: z.string(),
    description: z.string(),
    weekDate: z.nullable(z.string()),
    weekNumber: z.nullable(z.number()),
    yearGroup: z.nullable(z.number()),
  }),
  isReleased: flagColumn,
  firstReleasedAt: z.nullable(z.string()),
  questions: z.string(),
  data: z.nullable(z.string()),
  version: z.nullable(z.number()),
});

/** A homework that people brought in or wrote, as it is stored. */
export interface StoredHomework {
  readonly id: number;
  /** Names what is stored: another one once its texts, questions, key or mark scheme have changed. */
  readonly basedOn: string;
  readonly assignment: UploadAssignment;
  /** As students see them, and as JSON. */
  readonly questions: readonly Question[];
  readonly questionsText: string;
  readonly homeworkData: string;
  readonly version: number;
  readonly isReleased: boolean;
  readonly wasReleased: boolean;
}

/**
 * Reads one, and with `isToChange` keeps others from changing it until the end of the transaction. Throws a `Problem` for one that is not there,
 * and for what came with Markwell, which stays as it is.
 */
export async function selectStoredHomework(session: Session, id: number, isToChange = false): Promise<StoredHomework> {
  const [row] = await selectRows(
    session,
    storedRow,
    `SELECT title AS "details.title", description AS "details.description", week_date AS "details.weekDate",
            week_number AS "details.weekNumber", year_group AS "details.yearGroup", is_released AS "isReleased",
            first_released_at AS "firstReleasedAt", questions, homework_data AS data, current_scheme_version AS version
       FROM assignments WHERE id = $1 AND ${notDeleted}${isToChange ? forUpdate(session) : ''}`,
    [id],
  );
  if (row === undefined || cardIds.includes(id)) throw new Problem('not-found', `There is no homework ${id}.`);
  const { data, version, details } = row;
  if (data === null || version === null) {
    throw new Problem(
      'conflict',
      `Homework ${id} came with Markwell and stays as it is. Copy it, and put the copy on the card instead.`,
    );
  }
  const named = JSON.stringify([version, details, data]);
  return {
    id,
    basedOn: createHash('sha256').update(named).digest('hex').slice(0, 32),
    assignment: uploadAssignmentSchema.parse({ ...JSON.parse(data), ...details }),
    questions: z.array(questionSchema).parse(JSON.parse(row.questions)),
    questionsText: row.questions,
    homeworkData: data,
    version,
    isReleased: row.isReleased,
    wasReleased: row.firstReleasedAt !== null,
  };
}
