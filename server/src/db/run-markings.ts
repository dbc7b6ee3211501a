import { inGroups, type Session, type SqlValue } from './session.ts';

// SQL by hand: hundreds of rows by one statement, see decision 0023.

/** What all of a run's markings share. */
export interface MarkingsOfRun {
  readonly run: number;
  readonly schemeVersion: number;
  readonly policy: string;
  readonly engineVersion: string;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** The new marking of one attempt. */
export interface RunMarking {
  readonly attemptId: number;
  readonly totalMarks: number;
  readonly maxMarks: number;
  /** One line. */
  readonly grade: string;
  /** As JSON, on one line. */
  readonly marking: string;
  /** The marking that it takes the place of. */
  readonly replaces: number;
  /** How many of its answers are worth a look. */
  readonly doubtful: number;
}

/** Stores markings of a run; they count for nothing until `beginToMove`. */
export async function insertRunMarkings(
  session: Session,
  { run, schemeVersion, policy, engineVersion, at }: MarkingsOfRun,
  markings: readonly RunMarking[],
): Promise<void> {
  if (markings.length === 0) return;
  const common = [run, schemeVersion, policy, engineVersion, at];
  if (session.engine === 'postgres') await session.run(columnsStatement, [...common, ...columnsOf(markings)]);
  else await insertTuples(session, common, markings);
}

const insert = `INSERT INTO markings (remark_run_id, scheme_version, policy, engine_version, marked_at,
    attempt_id, total_marks, max_marks, grade, marking, replaces_marking_id, doubtful)`;

/** For PostgreSQL, where hundreds of tuples take half as long again to read as a few columns do to split. */
const columnsStatement = `${insert}
  SELECT $1, $2, $3, $4, $5, attempt, total, maximum, grade, marking, replaced, doubted
    FROM unnest($6::int[], $7::int[], $8::int[], string_to_array($9, chr(10)), string_to_array($10, chr(10)), $11::int[], $12::int[])
      AS made (attempt, total, maximum, grade, marking, replaced, doubted)`;

/** Lists of numbers, and texts as lines, without escapes. Throws if their lengths differ. */
function columnsOf(markings: readonly RunMarking[]): string[] {
  const numbers = (column: (one: RunMarking) => number) => `{${markings.map(column).join(',')}}`;
  const lines = (column: (one: RunMarking) => string) => markings.map(column).join('\n');
  return [
    numbers(({ attemptId }) => attemptId),
    numbers(({ totalMarks }) => totalMarks),
    numbers(({ maxMarks }) => maxMarks),
    lines(({ grade }) => grade),
    lines(({ marking }) => marking),
    numbers(({ replaces }) => replaces),
    numbers(({ doubtful }) => doubtful),
  ];
}

async function insertTuples(session: Session, common: readonly SqlValue[], markings: readonly RunMarking[]) {
  for (const group of inGroups(markings)) {
    const values: SqlValue[] = [...common];
    for (const { attemptId, totalMarks, maxMarks, grade, marking, replaces, doubtful } of group) {
      values.push(attemptId, totalMarks, maxMarks, grade, marking, replaces, doubtful);
    }
    await session.run(tuplesStatement(group.length), values);
  }
}

const statements = new Map<number, string>();

/** By number of rows. Shared values are sent once. */
function tuplesStatement(rows: number): string {
  const known = statements.get(rows);
  if (known !== undefined) return known;
  const tuple = (_: unknown, row: number) => {
    const own = Array.from({ length: 7 }, (_one, n) => `$${6 + 7 * row + n}`);
    return `($1,$2,$3,$4,$5,${own.join(',')})`;
  };
  const statement = `${insert} VALUES ${Array.from({ length: rows }, tuple).join(',')}`;
  statements.set(rows, statement);
  return statement;
}
