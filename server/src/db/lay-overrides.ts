import { type AttemptMarking, applyOverrides, countDoubtful, type GradeScale } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { currentMarking } from './counting.ts';
import { recountScoresOf } from './keep-scores.ts';
import { readMarking } from './marking-json.ts';
import { type Session, selectRows } from './session.ts';

// SQL by hand: the marking that counts is found by SQL.

/**
 * SQL for the id of the scheme's marking under the marking `alias`: itself, unless an override made it.
 * Re-marks and their undos use this, so that overrides set or taken back in between do not hide which run
 * marked an attempt.
 */
export function underOverrides(alias: string): string {
  return `CASE WHEN ${alias}.override_id IS NULL THEN ${alias}.id ELSE ${alias}.replaces_marking_id END`;
}

const overrideRow = z.object({ attempt_id: z.number(), question_id: z.string(), marks: z.number() });

/** The active overrides of a homework's attempts, by attempt and question; few enough to read all. */
export async function selectOverrides(
  session: Pick<Session, 'run'>,
  homeworkId: number,
): Promise<ReadonlyMap<number, ReadonlyMap<string, number>>> {
  const rows = z.array(overrideRow).parse(
    await session.run(
      `SELECT o.attempt_id, o.question_id, o.marks FROM mark_overrides o JOIN attempts a ON a.id = o.attempt_id
          WHERE o.ended_at IS NULL AND a.homework_id = $1`,
      [homeworkId],
    ),
  );
  return byAttempt(rows);
}

/** The overrides that hold of one attempt. */
export async function selectOverridesOf(session: Session, attemptId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await selectRows(
    session,
    overrideRow,
    'SELECT attempt_id, question_id, marks FROM mark_overrides WHERE ended_at IS NULL AND attempt_id = $1',
    [attemptId],
  );
  return byAttempt(rows).get(attemptId) ?? new Map();
}

function byAttempt(rows: readonly z.output<typeof overrideRow>[]) {
  const overrides = new Map<number, Map<string, number>>();
  for (const { attempt_id: attempt, question_id: question, marks } of rows) {
    const own = overrides.get(attempt) ?? new Map<string, number>();
    overrides.set(attempt, own.set(question, marks));
  }
  return overrides;
}

const markingRow = z.object({
  under_id: z.number(),
  scheme_version: z.number(),
  policy: z.string(),
  engine_version: z.string(),
  marking: z.string(),
});

/** A marking to apply overrides to. */
export type MarkingUnder = z.output<typeof markingRow>;

const columns = (alias: string) =>
  `${underOverrides(alias)} AS under_id, ${alias}.scheme_version, ${alias}.policy, ${alias}.engine_version, ${alias}.marking`;

/** The marking of an attempt that counts now. */
export async function selectMarkingUnder(session: Session, attemptId: number): Promise<MarkingUnder | undefined> {
  const [row] = await selectRows(
    session,
    markingRow,
    `SELECT ${columns('m')} FROM attempts a JOIN markings m ON m.id = ${currentMarking} WHERE a.id = $1`,
    [attemptId],
  );
  return row;
}

/** Which marking becomes which, and by what. */
interface Laying {
  readonly attemptId: number;
  readonly under: MarkingUnder;
  /** Marks it as made by an override. */
  readonly overrideId: number;
  readonly gradeScale: GradeScale;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** Appends the marking of an attempt with the overrides that hold now, and has it count. Gives its total. */
export async function layOverrides(
  session: Session,
  { attemptId, under, overrideId, gradeScale, at }: Laying,
): Promise<AttemptMarking> {
  const overrides = await selectOverridesOf(session, attemptId);
  const marking = applyOverrides(readMarking(under.marking), overrides, gradeScale);
  const { tables, transaction } = session;
  const row = {
    attemptId,
    schemeVersion: under.scheme_version,
    policy: under.policy,
    engineVersion: under.engine_version,
    remarkRunId: null,
    totalMarks: marking.totalMarks,
    maxMarks: marking.maxMarks,
    grade: marking.grade,
    marking: JSON.stringify(marking),
    doubtful: countDoubtful(marking.results),
    markedAt: at,
    replacesMarkingId: under.under_id,
    overrideId,
  };
  const { id } = await tables.markings.create(row, { transaction });
  await tables.attempts.update({ currentMarkingId: id }, { where: { id: attemptId }, transaction });
  await recountScoresOf(session, attemptId);
  return marking;
}

const hiddenRow = z.extend(markingRow, { attempt_id: z.number(), override_id: z.number(), homework_id: z.number() });

/**
 * Attempts of a run whose marking by it now lies under overrides set or taken back since, each with the
 * marking it had before the run. No run of the homework may be moving.
 */
export async function selectBeforeRun(session: Session, runId: number): Promise<z.output<typeof hiddenRow>[]> {
  return selectRows(
    session,
    hiddenRow,
    `SELECT DISTINCT a.id AS attempt_id, a.homework_id, counting.override_id, ${columns('was')}
       FROM mark_overrides o
       JOIN attempts a ON a.id = o.attempt_id
       JOIN markings counting ON counting.id = ${currentMarking} AND counting.override_id IS NOT NULL
       JOIN markings m ON m.id = counting.replaces_marking_id AND m.remark_run_id = $1
       JOIN markings was ON was.id = m.replaces_marking_id`,
    [runId],
  );
}
