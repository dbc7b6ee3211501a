import { literal, type Model, type ModelStatic, Op, type WhereOptions } from 'sequelize';
import { erasedDigest } from './remark-rows.ts';
import type { Session } from './session.ts';
import type { Tables } from './tables/index.ts';

/** Takes the place of what is erased. */
export const erasedWords = '(erased)';

/** Rows about a pupil in one table. */
interface PupilTable {
  /** What the export calls them. */
  readonly name: string;
  readonly table: keyof Tables;
  /** The column that names a membership, an attempt, or either of them. */
  readonly student?: string;
  readonly attempt?: string;
  /** Columns that hold JSON, and those that the export leaves out. */
  readonly json?: readonly string[];
  readonly hidden?: readonly string[];
  /** What erasing the pupil leaves: no rows, or these values in place of words. */
  readonly erased: 'no rows' | Readonly<Record<string, unknown>>;
}

/**
 * What is kept of a pupil beside their memberships, by table. Whoever hands it over, erases it or removes it after its time
 * goes through all of them; a test holds this list to the database's own columns.
 */
export const pupilTables: readonly PupilTable[] = [
  // What markings quote is erased in `erase-students.ts`.
  { name: 'markings', table: 'markings', attempt: 'attemptId', json: ['marking'], erased: {} },
  { name: 'overrides', table: 'markOverrides', attempt: 'attemptId', erased: { reason: erasedWords } },
  { name: 'appeals', table: 'appeals', attempt: 'attemptId', erased: 'no rows' },
  { name: 'afterClosing', table: 'afterClosing', attempt: 'attemptId', erased: {} },
  {
    ...{ name: 'exclusions', table: 'exclusions', student: 'studentId', attempt: 'attemptId' },
    erased: { reason: erasedWords },
  },
  { name: 'allowances', table: 'allowances', student: 'studentId', erased: { reason: erasedWords } },
  { name: 'comments', table: 'comments', student: 'studentId', erased: 'no rows' },
  { name: 'mergedStudents', table: 'mergedStudents', student: 'intoId', erased: 'no rows' },
  { name: 'scores', table: 'scores', student: 'studentId', erased: {} },
  {
    ...{ name: 'attempts', table: 'attempts', student: 'studentId', attempt: 'id' },
    ...{ json: ['answers', 'claim'], hidden: ['idempotencyKey', 'bodyDigest'] },
    erased: { answers: '{}', claim: null, bodyDigest: erasedDigest, reference: literal("'erased-' || id") },
  },
];

/** Whose rows: by memberships, and by attempts. */
interface Whose {
  readonly students?: readonly number[];
  readonly attempts?: readonly number[];
}

/** Rows about pupils, by the names of the export. */
export async function selectPupilRows(session: Session, whose: Whose) {
  const selected: Record<string, Readonly<Record<string, unknown>>[]> = {};
  for (const one of pupilTables) {
    const rows = await modelOf(session, one).findAll({ where: theirs(one, whose) });
    selected[one.name] = rows.map((row) => readable(row.get(), one));
  }
  return selected;
}

/** Erases what staff and pupils wrote: rows that are left are anonymous totals. */
export async function erasePupilRows(session: Session, whose: Whose): Promise<void> {
  const { transaction } = session;
  for (const one of pupilTables) {
    const where = theirs(one, whose);
    if (one.erased === 'no rows') await modelOf(session, one).destroy({ where, transaction });
    else if (Object.keys(one.erased).length > 0) await modelOf(session, one).update(one.erased, { where, transaction });
  }
}

/** Deletes every row, each before those it refers to. */
export async function deletePupilRows(session: Session, whose: Whose): Promise<void> {
  const { transaction } = session;
  for (const one of pupilTables) await modelOf(session, one).destroy({ where: theirs(one, whose), transaction });
}

function modelOf({ tables }: Session, { table }: PupilTable): ModelStatic<Model> {
  return tables[table];
}

function theirs({ student, attempt }: PupilTable, { students = [], attempts = [] }: Whose): WhereOptions {
  const named: WhereOptions[] = [];
  if (student !== undefined) named.push({ [student]: [...students] });
  if (attempt !== undefined) named.push({ [attempt]: [...attempts] });
  return { [Op.or]: named };
}

function readable(row: Readonly<Record<string, unknown>>, { json = [], hidden = [] }: PupilTable) {
  const shown = Object.entries(row).filter(([column]) => !hidden.includes(column));
  return Object.fromEntries(
    shown.map(([column, value]) => [
      column,
      json.includes(column) && typeof value === 'string' ? JSON.parse(value) : value,
    ]),
  );
}
