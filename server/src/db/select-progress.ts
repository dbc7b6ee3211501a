import * as z from 'zod/mini';
import { countsForClass } from './counting.ts';
import { currentMarking } from './current-marking.ts';
import { flagColumn, numberColumn, type Session, selectRows } from './session.ts';

// SQL by hand: aggregates of attempts, of every dashboard.

/** Which attempts are looked at. */
export interface ProgressChoice {
  /** Submitted at this time or later, ISO 8601 UTC. */
  readonly since: string;
  /** Whole school when undefined; 'btec' is what was taken from the childcare card, 'science' everything else. */
  readonly department: 'science' | 'btec' | undefined;
}

/** `$1` and `$2` are those of `choiceValues`; the childcare card has the id 6 in both numberings. */
const chosen = `a.submitted_at >= $1 AND ($2 = '' OR ($2 = 'btec') = (a.assignment_id = 6)) AND ${countsForClass('a')}`;

function choiceValues({ since, department }: ProgressChoice): string[] {
  return [since, department ?? ''];
}

const handedInRow = z.object({
  homework_id: z.number(),
  class_code: z.string(),
  student_id: z.number(),
  on_roster: flagColumn,
  grade: z.string(),
  percentage: numberColumn,
  first_percentage: numberColumn,
  first_submitted_at: z.string(),
  attempts: numberColumn,
});

/** A homework that a student has handed in: the best attempt of those looked at, with the first beside it. */
export type HandedIn = z.output<typeof handedInRow>;

/** Every homework that every student has handed in; percentages are 0 to 100, not rounded. One query. */
export async function selectHandedIn(session: Session, choice: ProgressChoice): Promise<HandedIn[]> {
  return selectRows(
    session,
    handedInRow,
    `WITH marked AS (
       SELECT a.id, a.student_id, a.homework_id, a.submitted_at, m.grade,
              CASE WHEN m.max_marks > 0 THEN 100.0 * m.total_marks / m.max_marks ELSE 0 END AS percentage
         FROM attempts a JOIN markings m ON m.id = ${currentMarking}
        WHERE ${chosen}
     ), ranked AS (
       SELECT marked.*,
              row_number() OVER (PARTITION BY student_id, homework_id ORDER BY percentage DESC, submitted_at, id) AS place,
              row_number() OVER (PARTITION BY student_id, homework_id ORDER BY submitted_at, id) AS nth
         FROM marked
     ), each_student AS (
       SELECT student_id, homework_id, max(CASE WHEN place = 1 THEN grade END) AS grade, max(percentage) AS percentage,
              max(CASE WHEN nth = 1 THEN percentage END) AS first_percentage, min(submitted_at) AS first_submitted_at, count(*) AS attempts
         FROM ranked GROUP BY student_id, homework_id
     )
     SELECT e.homework_id, s.class_code, e.student_id, CASE WHEN s.source = 'roster' THEN 1 ELSE 0 END AS on_roster,
            e.grade, e.percentage, e.first_percentage, e.first_submitted_at, e.attempts
       FROM each_student e JOIN students s ON s.id = e.student_id`,
    choiceValues(choice),
  );
}

/** Attempts by the hour, in UTC, in which they were submitted ('2025-11-03T14'), and those whose page had claimed other marks. */
export async function selectAttemptHours(session: Session, choice: ProgressChoice) {
  return selectRows(
    session,
    z.object({ hour: z.string(), attempts: numberColumn, differing: numberColumn }),
    `SELECT substr(a.submitted_at, 1, 13) AS hour, count(*) AS attempts,
            sum(CASE WHEN a.differs_from_claim THEN 1 ELSE 0 END) AS differing
       FROM attempts a WHERE ${chosen} GROUP BY 1 ORDER BY 1`,
    choiceValues(choice),
  );
}

/** Attempts by the whole minutes that they took, in rising order. */
export async function selectAttemptMinutes(session: Session, choice: ProgressChoice) {
  return selectRows(
    session,
    z.object({ minutes: z.number(), attempts: numberColumn }),
    `SELECT a.time_spent_minutes AS minutes, count(*) AS attempts
       FROM attempts a WHERE ${chosen} AND a.time_spent_minutes IS NOT NULL GROUP BY 1 ORDER BY 1`,
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
       FROM attempts a JOIN markings m ON m.id = ${currentMarking}
      WHERE ${chosen} AND NOT EXISTS (
              SELECT 1 FROM attempts e
               WHERE e.student_id = a.student_id AND e.homework_id = a.homework_id AND e.submitted_at >= $1 AND ${countsForClass('e')}
                 AND (e.submitted_at < a.submitted_at OR (e.submitted_at = a.submitted_at AND e.id < a.id))
            )
      ORDER BY a.submitted_at DESC, a.id DESC LIMIT ${most}`,
    choiceValues(choice),
  );
}
export type FirstAttempt = z.output<typeof firstAttemptRow>;
