import * as z from 'zod/mini';
import { scoreColumns } from './count-scores.ts';
import { currentMarking, standsApart } from './counting.ts';
import { type ScoreChoice, scoresOf } from './scores-of.ts';
import { flagColumn, numberColumn, type Session, selectRows } from './session.ts';

// Hand-written SQL: figures are looked up among up to a million scores, or grouped from them.

/**
 * What can be asked about scores, which count only attempts that count: a score's own columns, what scores can
 * be grouped by, and what a group comes to. Percentages are 0 to 100, not rounded.
 */
export const figureRow = z.object({
  homeworkId: z.number(),
  studentClass: z.string(),
  studentId: z.number(),
  studentName: z.string(),
  onRoster: flagColumn,
  /** Whether the name is not on the list of a class that has one. */
  standsApart: flagColumn,
  /** The best attempt, of equal ones the earliest. */
  attemptId: z.number(),
  submittedAt: z.string(),
  totalMarks: z.number(),
  maxMarks: z.number(),
  grade: z.string(),
  percentage: numberColumn,
  firstAttemptId: z.number(),
  firstSubmittedAt: z.string(),
  firstPercentage: numberColumn,
  attempts: numberColumn,
  /** Of the first attempt, in UTC: '2025-11-03T14'. */
  hour: z.string(),
  completed: numberColumn,
  completedOnRoster: numberColumn,
  students: numberColumn,
  percentages: numberColumn,
  firstPercentages: numberColumn,
  highest: numberColumn,
  /** How many best percentages are shown as less than that. */
  below40: numberColumn,
  below60: numberColumn,
  below80: numberColumn,
});
type Figure = keyof z.output<typeof figureRow>;

const flag = (condition: string) => `CASE WHEN ${condition} THEN 1 ELSE 0 END`;
const countIf = (condition: string) => `sum(${flag(condition)})`;

/** Of scores `x` and their students `s`. */
const sqlOf: Readonly<Record<Figure, string>> = {
  homeworkId: 'x.homework_id',
  studentClass: 's.class_code',
  studentId: 'x.student_id',
  studentName: 's.name',
  onRoster: flag("s.source = 'roster'"),
  standsApart: flag(standsApart('s')),
  attemptId: 'x.best_attempt_id',
  submittedAt: 'x.best_submitted_at',
  totalMarks: 'x.total_marks',
  maxMarks: 'x.max_marks',
  grade: 'x.grade',
  percentage: 'x.percentage',
  firstAttemptId: 'x.first_attempt_id',
  firstSubmittedAt: 'x.first_submitted_at',
  firstPercentage: 'x.first_percentage',
  attempts: 'x.attempts',
  hour: 'substr(x.first_submitted_at, 1, 13)',
  completed: 'count(*)',
  completedOnRoster: countIf("s.source = 'roster'"),
  students: 'count(DISTINCT x.student_id)',
  percentages: 'sum(x.percentage)',
  firstPercentages: 'sum(x.first_percentage)',
  highest: 'max(x.percentage)',
  below40: countIf('x.percentage < 39.5'),
  below60: countIf('x.percentage < 59.5'),
  below80: countIf('x.percentage < 79.5'),
};

/**
 * Figures of the scores that are chosen, those that `row` names: a row for each score, by best attempt, or if
 * it names what a group comes to, a row for each group.
 */
export function selectFigures<Row extends z.ZodMiniType & { readonly shape: Partial<Record<Figure, unknown>> }>(
  session: Session,
  row: Row,
  choice: ScoreChoice,
): Promise<z.output<Row>[]> {
  const asked = Object.entries(sqlOf).filter(([name]) => name in row.shape);
  const isGroup = asked.some(([, sql]) => isOfGroup(sql));
  const groups = asked.flatMap(([, sql], index) => (isOfGroup(sql) ? [] : [index + 1])).join(', ');
  const ending = isGroup ? groups && `GROUP BY ${groups} ORDER BY ${groups}` : 'ORDER BY x.best_attempt_id';
  // Joined this way, SQLite begins with the scores.
  const students = asked.some(([, one]) => /\bs\./.test(one)) ? 'CROSS JOIN students s WHERE s.id = x.student_id' : '';
  const columns = asked.map(([name, one]) => `${one} AS "${name}"`).join(', ');
  const { sql, values } = scoresOf(columnsIn(columns, students, ending), choice);
  return selectRows(session, row, `SELECT ${columns} FROM ${sql} x ${students} ${ending}`, values);
}

const isOfGroup = (sql: string) => /^(?:count|sum|max)\(/.test(sql);

/** The columns of scores that SQL names, so that nothing else is read. */
const columnsIn = (...sql: readonly string[]) => {
  const named = scoreColumns.filter((column) => sql.some((one) => new RegExp(`\\bx\\.${column}\\b`).test(one)));
  return named.length === 0 ? scoreColumns.slice(0, 1) : named;
};

const answersRow = z.object({
  id: z.number(),
  homeworkId: z.number(),
  submittedAt: z.string(),
  timeSpentMinutes: z.nullable(z.number()),
  answers: z.string(),
  marking: z.string(),
});
/** An attempt with its answers and how they are marked, both as JSON. */
export type AttemptAnswers = z.output<typeof answersRow>;

/**
 * The first or best attempts, or both, behind the scores that are chosen. If limited to `most` scores, those
 * whose attempt named first is the latest.
 */
export function selectAnswers(
  session: Session,
  [which, ...others]: readonly ['first' | 'best', ...('first' | 'best')[]],
  choice: ScoreChoice,
  most?: number,
): Promise<AttemptAnswers[]> {
  const ids = [which, ...others].map((one) => `${one}_attempt_id` as const);
  const { sql, values } = scoresOf([...ids, `${which}_submitted_at`], choice);
  const latest = `ORDER BY ${which}_submitted_at DESC, ${which}_attempt_id DESC LIMIT ${Math.trunc(most ?? 0)}`;
  return selectRows(
    session,
    answersRow,
    `WITH chosen AS (SELECT * FROM ${sql} x ${most === undefined ? '' : latest})
     SELECT a.id, a.homework_id AS "homeworkId", a.submitted_at AS "submittedAt",
            a.time_spent_minutes AS "timeSpentMinutes", a.answers, m.marking
       FROM (${ids.map((id) => `SELECT ${id} AS id FROM chosen`).join(' UNION ')}) wanted
       JOIN attempts a ON a.id = wanted.id
       JOIN markings m ON m.id = ${currentMarking}`,
    values,
  );
}
