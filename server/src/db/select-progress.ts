import * as z from 'zod/mini';
import { countScores, isOfChildcare, type scoreColumns } from './count-scores.ts';
import { countsForClass, standsApart } from './counting.ts';
import { currentMarking } from './current-marking.ts';
import { onTheMove } from './current-scores.ts';
import { numberColumn, type Session, selectRows } from './session.ts';

// SQL by hand: aggregates of attempts, of every dashboard.

/** Which attempts are looked at. */
export interface ProgressChoice {
  /** Submitted at this time or later, ISO 8601 UTC. */
  readonly since: string;
  /** Undefined for the whole school; 'btec' is the childcare card, 'science' everything else. */
  readonly department: 'science' | 'btec' | undefined;
}

/** `$1` and `$2` are those of `choiceValues`. */
const chosen = `a.submitted_at >= $1 AND ($2 = '' OR ($2 = 'btec') = ${isOfChildcare('a')})`;

function choiceValues({ since, department }: ProgressChoice): string[] {
  return [since, department ?? ''];
}

const isOwn = (alias: string) =>
  `${alias}.student_id NOT IN (SELECT apart.id FROM students apart WHERE ${standsApart('apart')})`;

/**
 * Whether only some attempts of score `x` are chosen. A CASE makes PostgreSQL expect few, and look them up.
 */
const isPartly = `(x.attempts > 1 AND x.last_submitted_at >= $1 AND CASE WHEN x.first_submitted_at < $1
  OR ($2 <> '' AND x.childcare_attempts > 0 AND x.childcare_attempts < x.attempts) THEN 1 ELSE 0 END = 1)`;

/** Scores that cannot be looked up: only part of them is chosen, or a re-mark of their homework is moving. */
const inPart = `(
  SELECT x.student_id, x.homework_id FROM scores x WHERE ${isPartly} AND ${isOwn('x')}
  UNION ALL SELECT x.student_id, x.homework_id FROM ${onTheMove} moving CROSS JOIN scores x
   WHERE x.homework_id = moving.homework_id AND x.last_submitted_at >= $1 AND NOT ${isPartly} AND ${isOwn('x')})`;
const attemptsInPart = `${inPart} part CROSS JOIN attempts a`;
const ofPart = 'a.student_id = part.student_id AND a.homework_id = part.homework_id';

/**
 * Every homework handed in by students who count for a class, by the chosen attempts: these columns of their
 * scores, looked up if all of a score's attempts are chosen, and otherwise counted.
 */
function chosenScores(...columns: readonly (typeof scoreColumns)[number][]): string {
  return `(
  SELECT ${columns.join(', ')} FROM scores x
   WHERE x.first_submitted_at >= $1 AND ${isOwn('x')} AND x.homework_id NOT IN ${onTheMove}
     AND ($2 = '' OR x.childcare_attempts = CASE WHEN $2 = 'btec' THEN x.attempts ELSE 0 END)
  UNION ALL
  SELECT ${columns.join(', ')} FROM (${countScores(`${chosen} AND ${ofPart}`, attemptsInPart)}) counted)`;
}

/** Sums of best and first percentages, each 0 to 100 and not rounded, and the number of scores. */
const sums = { completed: numberColumn, percentages: numberColumn, first_percentages: numberColumn };
const sumColumns =
  'count(*) AS completed, sum(c.percentage) AS percentages, sum(c.first_percentage) AS first_percentages';

const cellRow = z.object({
  ...sums,
  homework_id: z.number(),
  class_code: z.string(),
  grade: z.string(),
  on_roster: numberColumn,
  /** The best percentage of those with this grade. */
  highest: numberColumn,
});

/** Students of a class whose best attempts at a homework have the same grade. */
export type ProgressCell = z.output<typeof cellRow>;

/** Every homework handed in, by class and by the grade of the best attempt. */
export async function selectProgressCells(session: Session, choice: ProgressChoice): Promise<ProgressCell[]> {
  return selectRows(
    session,
    cellRow,
    `SELECT c.homework_id, s.class_code, c.grade, ${sumColumns}, max(c.percentage) AS highest,
            sum(CASE WHEN s.source = 'roster' THEN 1 ELSE 0 END) AS on_roster
       FROM ${chosenScores('student_id', 'homework_id', 'grade', 'percentage', 'first_percentage')} c CROSS JOIN students s WHERE s.id = c.student_id
      GROUP BY c.homework_id, s.class_code, c.grade ORDER BY c.homework_id, s.class_code`,
    choiceValues(choice),
  );
}

const hourRow = z.object({
  ...sums,
  hour: z.string(),
  /** How many of the best percentages are shown as less than that. */
  below_40: numberColumn,
  below_60: numberColumn,
  below_80: numberColumn,
});

/** Homework that was first handed in within one hour, in UTC ('2025-11-03T14'). */
export type HandedInHour = z.output<typeof hourRow>;

/** Homework handed in, by the hour of the first attempt. */
export async function selectHandedInHours(session: Session, choice: ProgressChoice): Promise<HandedInHour[]> {
  const below = (shown: number) => `sum(CASE WHEN c.percentage < ${shown - 0.5} THEN 1 ELSE 0 END) AS below_${shown}`;
  return selectRows(
    session,
    hourRow,
    `SELECT substr(c.first_submitted_at, 1, 13) AS hour, ${sumColumns}, ${below(40)}, ${below(60)}, ${below(80)}
       FROM ${chosenScores('first_submitted_at', 'percentage', 'first_percentage')} c GROUP BY 1`,
    choiceValues(choice),
  );
}

/** Students who have handed in something. */
export async function countStudents(session: Session, choice: ProgressChoice): Promise<number> {
  const [row] = await selectRows(
    session,
    z.object({ students: numberColumn }),
    `SELECT count(DISTINCT c.student_id) AS students FROM ${chosenScores('student_id')} c`,
    choiceValues(choice),
  );
  return row?.students ?? 0;
}

/** Attempts by the UTC hour of submission ('2025-11-03T14'), and those whose page claimed other marks. */
export async function selectAttemptHours(session: Session, choice: ProgressChoice) {
  return selectRows(
    session,
    z.object({ hour: z.string(), attempts: numberColumn, differing: numberColumn }),
    `SELECT substr(a.submitted_at, 1, 13) AS hour, count(*) AS attempts,
            sum(CASE WHEN a.differs_from_claim THEN 1 ELSE 0 END) AS differing
       FROM attempts a WHERE ${chosen} AND ${countsForClass('a')} GROUP BY 1 ORDER BY 1`,
    choiceValues(choice),
  );
}

/** Attempts by the whole minutes that they took, in rising order. */
export async function selectAttemptMinutes(session: Session, choice: ProgressChoice) {
  return selectRows(
    session,
    z.object({ minutes: z.number(), attempts: numberColumn }),
    `SELECT a.time_spent_minutes AS minutes, count(*) AS attempts
       FROM attempts a WHERE ${chosen} AND ${countsForClass('a')} AND a.time_spent_minutes IS NOT NULL GROUP BY 1 ORDER BY 1`,
    choiceValues(choice),
  );
}

/** Students on each class's list, by class code; a class without a list is not there. */
export async function selectRosterSizes(session: Session): Promise<Map<string, number>> {
  const rows = await selectRows(
    session,
    z.object({ class_code: z.string(), students: numberColumn }),
    `SELECT class_code, count(*) AS students FROM students WHERE source = 'roster' GROUP BY class_code`,
  );
  return new Map(rows.map(({ class_code: code, students }) => [code, students]));
}

const firstAttemptRow = z.object({ homework_id: z.number(), answers: z.string(), marking: z.string() });

/** Answers and marking, as JSON, of the latest first attempts; at most `most`. */
export async function selectFirstAttempts(session: Session, choice: ProgressChoice, most: number) {
  return selectRows(
    session,
    firstAttemptRow,
    `SELECT a.homework_id, a.answers, m.marking
       FROM (SELECT c.first_attempt_id AS id FROM ${chosenScores('first_submitted_at', 'first_attempt_id')} c
              ORDER BY c.first_submitted_at DESC, c.first_attempt_id DESC LIMIT ${most}) latest
       JOIN attempts a ON a.id = latest.id
       JOIN markings m ON m.id = ${currentMarking}
      ORDER BY a.submitted_at DESC, a.id DESC`,
    choiceValues(choice),
  );
}
export type FirstAttempt = z.output<typeof firstAttemptRow>;
