import { countScores, isOfChildcare, type scoreColumns } from './count-scores.ts';
import { standsApart } from './counting.ts';
import { isExcused } from './select-allowed.ts';
import { inList, type SqlValue } from './session.ts';

/** Which attempts are looked at. */
export interface Period {
  /** Submitted at this time or later, ISO 8601 UTC. */
  readonly since: string;
  /** Undefined for the whole school; 'btec' is the childcare card, 'science' everything else. */
  readonly department: 'science' | 'btec' | undefined;
}

/** Whose scores are looked at, and at which homework; what is left out makes no difference. */
export interface ScoreChoice {
  readonly homework?: readonly number[];
  readonly classes?: readonly string[];
  /** Students by id, those who stand apart too. */
  readonly students?: readonly number[];
  /** A score with only some attempts in the period is counted from those. */
  readonly period?: Period;
  /** Also names that stand apart from their class's list: all of them, or one student by id. */
  readonly withApart?: true | number | undefined;
  /** Also what pupils handed in who are excused from it. */
  readonly withExcused?: true | undefined;
}

/** SQL, with the values that it has placeholders for. */
interface Sql {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** Homework whose attempts are being pointed at other markings; nearly always none. */
const onTheMove = '(SELECT homework_id FROM remark_runs WHERE moving IS NOT NULL)';

/**
 * SQL for the scores that are chosen, with these columns. They are looked up, except while a re-mark of their
 * homework is moving: it counts for all attempts at once but their scores follow in batches, so they are
 * counted from attempts. The same goes for a score with only some of its attempts in the period.
 */
export function scoresOf(columns: readonly (typeof scoreColumns)[number][], choice: ScoreChoice): Sql {
  const { conditions, values } = conditionsOf(choice);
  const select = `SELECT ${columns.join(', ')} FROM`;
  const of = (alias: string) => conditions.map((condition) => `AND ${condition(alias)}`).join(' ');
  const { period } = choice;
  if (period === undefined) {
    // Joined this way, SQLite begins with the runs that are moving.
    const moving = `${onTheMove} moving CROSS JOIN attempts a`;
    const counted = countScores(`a.homework_id = moving.homework_id ${of('a')}`, moving);
    const kept = `scores x WHERE x.homework_id NOT IN ${onTheMove} ${of('x')}`;
    return { sql: `(${select} ${kept} UNION ALL ${select} (${counted}) counted)`, values };
  }
  const since = `$${values.push(period.since)}`;
  const [isMixed, isWhole] = departmentOf(period);
  // A CASE makes PostgreSQL expect few, and look them up.
  const isPartly = `(x.attempts > 1 AND x.last_submitted_at >= ${since}
    AND CASE WHEN x.first_submitted_at < ${since} OR ${isMixed} THEN 1 ELSE 0 END = 1)`;
  const inPart = `(SELECT x.student_id, x.homework_id FROM scores x WHERE ${isPartly} ${of('x')}
    UNION ALL SELECT x.student_id, x.homework_id FROM ${onTheMove} moving CROSS JOIN scores x
     WHERE x.homework_id = moving.homework_id AND x.last_submitted_at >= ${since} AND NOT ${isPartly} ${of('x')})`;
  const chosen = `${isIn(period, since)} AND a.student_id = part.student_id AND a.homework_id = part.homework_id`;
  const kept = `scores x WHERE x.first_submitted_at >= ${since} AND x.homework_id NOT IN ${onTheMove} AND ${isWhole} ${of('x')}`;
  const counted = countScores(chosen, `${inPart} part CROSS JOIN attempts a`);
  return { sql: `(${select} ${kept} UNION ALL ${select} (${counted}) counted)`, values };
}

/** SQL for whether attempt `a` is in a period; `since` is the placeholder for its time. */
export function isIn({ department }: Period, since: string): string {
  const isOf = department === 'btec' ? '' : 'NOT ';
  return `a.submitted_at >= ${since} AND ${isOrdinary('a')}${department === undefined ? '' : ` AND ${isOf}${isOfChildcare('a')}`}`;
}

/** SQL for whether an attempt or score is of ordinary homework: quizzes of old questions are counted apart. */
const isOrdinary = (alias: string) =>
  `${alias}.homework_id NOT IN (SELECT quiz.id FROM assignments quiz WHERE quiz.purpose = 'retrieval')`;

/** Whether only some attempts of score `x` are the department's, and whether all of them are. */
function departmentOf({ department }: Period): readonly [isMixed: string, isWhole: string] {
  if (department === undefined) return ['FALSE', 'TRUE'];
  return [
    '(x.childcare_attempts > 0 AND x.childcare_attempts < x.attempts)',
    `x.childcare_attempts = ${department === 'btec' ? 'x.attempts' : '0'}`,
  ];
}

/** Conditions on the student and homework of an alias. */
function conditionsOf({ homework, classes, students, period, withApart, withExcused }: ScoreChoice) {
  const values: SqlValue[] = [];
  const place = (some: readonly (number | string)[]) => {
    const list = inList(some, values.length);
    values.push(...list.values);
    return list.sql;
  };
  const conditions: ((alias: string) => string)[] = [];
  if (homework !== undefined) {
    const list = place(homework);
    conditions.push((alias) => `${alias}.homework_id IN ${list}`);
  }
  if (classes !== undefined) {
    const list = place(classes);
    conditions.push(
      (alias) => `${alias}.student_id IN (SELECT own.id FROM students own WHERE own.class_code IN ${list})`,
    );
  }
  if (withExcused === undefined) conditions.push((alias) => `NOT ${isExcused(alias)}`);
  if (students !== undefined) {
    const list = place(students);
    conditions.push((alias) => `${alias}.student_id IN ${list}`);
  }
  if (period !== undefined) conditions.push(isOrdinary);
  if (withApart !== true && students === undefined) {
    const but = withApart === undefined ? '' : `AND apart.id <> $${values.push(withApart)}`;
    const apart = `FROM students apart WHERE ${standsApart('apart')} ${but}`;
    // Listing them pays for the many scores of a period; there may be more of them than scores of a class.
    conditions.push((alias) =>
      period === undefined
        ? `NOT EXISTS (SELECT 1 ${apart} AND apart.id = ${alias}.student_id)`
        : `${alias}.student_id NOT IN (SELECT apart.id ${apart})`,
    );
  }
  return { conditions, values };
}
