import { createHash } from 'node:crypto';
import { type Question, questionSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { type UploadAssignment, uploadAssignmentSchema } from '../../../contract/homework-draft.ts';
import { forUpdate } from '../../../db/lock.ts';
import { notDeleted } from '../../../db/not-deleted.ts';
import { flagColumn, type Session, selectRows } from '../../../db/session.ts';
import { Problem } from '../../site/problems/problem.ts';
import { cardIds } from '../catalogue/cards.ts';

// SQL by hand: whether it counts as deleted is SQL, see `notDeleted`.

const storedRow = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  week_date: z.nullable(z.string()),
  week_number: z.nullable(z.number()),
  year_group: z.nullable(z.number()),
  is_released: flagColumn,
  first_released_at: z.nullable(z.string()),
  questions: z.string(),
  homework_data: z.nullable(z.string()),
  current_scheme_version: z.nullable(z.number()),
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
    `SELECT id, title, description, week_date, week_number, year_group, is_released, first_released_at, questions, homework_data,
            current_scheme_version FROM assignments WHERE id = $1 AND ${notDeleted}${isToChange ? forUpdate(session) : ''}`,
    [id],
  );
  if (row === undefined || cardIds.includes(id)) throw new Problem('not-found', `There is no homework ${id}.`);
  const { homework_data: data, current_scheme_version: version } = row;
  if (data === null || version === null) {
    throw new Problem(
      'conflict',
      `Homework ${id} came with Markwell and stays as it is. Copy it, and put the copy on the card instead.`,
    );
  }
  const details = {
    title: row.title,
    description: row.description,
    weekDate: row.week_date,
    weekNumber: row.week_number,
    yearGroup: row.year_group,
  };
  const named = JSON.stringify([version, details, data]);
  return {
    id,
    basedOn: createHash('sha256').update(named).digest('hex').slice(0, 32),
    assignment: uploadAssignmentSchema.parse({ ...JSON.parse(data), ...details }),
    questions: z.array(questionSchema).parse(JSON.parse(row.questions)),
    questionsText: row.questions,
    homeworkData: data,
    version,
    isReleased: row.is_released,
    wasReleased: row.first_released_at !== null,
  };
}
