import * as z from 'zod/mini';
import type { AdminClass, ClassEntry, RosterImport } from '../../contract/index.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { type Session, selectRows } from '../../db/session.ts';
import { plainText } from '../normalise-name.ts';
import { Problem } from '../problem.ts';
import { recordAudit } from '../record-audit.ts';
import type { Services } from '../services.ts';
import { deleteClass, insertClass, updateTeacher, yearOfCode } from './class-rows.ts';
import { selectClasses } from './list-admin-classes.ts';
import type { Roster, RosterClass, RosterMessage, RosterSource } from './read-roster.ts';
import { readRosterFiles } from './read-roster-files.ts';

/** Class lists, as the text of one file or as several files, and what to do with them. */
export interface RosterFile {
  readonly csv?: string | undefined;
  readonly files?: readonly RosterSource[] | undefined;
  readonly dryRun?: boolean | undefined;
  /** Also removes sample classes, of the lists that the file has classes on, that are not in the file. */
  readonly removeSamples?: boolean | undefined;
  /** Leaves classes out that are on no list yet, as a whole school's export has. */
  readonly onlyKnown?: boolean | undefined;
}

/** Thrown inside the transaction of a dry run, so that nothing of it is kept. */
class DryRun extends Error {
  readonly result: RosterImport;

  constructor(result: RosterImport) {
    super('A dry run stores nothing');
    this.result = result;
  }
}

/**
 * Imports class lists in one transaction (see the contract's `importRoster`). `by` is the admin who does it; null for the
 * command line. Throws a `Problem` with the first errors where there are any, unless it is a dry run: that tells all
 * messages and stores nothing.
 */
export async function importRoster(
  { database, now }: Services,
  { csv = '', files = [{ name: '', text: csv }], dryRun = false, removeSamples = false, onlyKnown = false }: RosterFile,
  by: number | null,
): Promise<RosterImport> {
  const roster = readRosterFiles(files, now().toISOString().slice(0, 10));
  try {
    return await database.write(async (session) => {
      const known = await selectClasses(session);
      const { classes, messages } = onlyKnown ? leaveOutUnknown(roster, known) : roster;
      refuseTooMany(classes);
      const all = [...messages, ...classes.flatMap((one) => explainUnknown(known, one))];
      if (!dryRun) refuseErrors(all);
      const changes: RosterImport['classes'] = [];
      for (const one of classes) {
        if (explainUnknown(known, one).length === 0) changes.push(await storeClass(session, known, one, now()));
      }
      if (removeSamples) await deleteSamples(session, known, classes);
      if (dryRun) throw new DryRun({ stored: false, classes: changes, messages: all });
      const details = { classes: changes.length, students: changes.reduce((sum, { students }) => sum + students, 0) };
      await recordAudit(session, now(), { userId: by, action: 'import-roster', subject: 'classes', details });
      return { stored: true, classes: changes, messages: all };
    });
  } catch (error) {
    if (error instanceof DryRun) return error.result;
    throw error;
  }
}

const mostTold = 5;

function refuseErrors(messages: readonly RosterMessage[]): void {
  const errors = messages.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const told = errors
    .slice(0, mostTold)
    .map(({ line, file, message }) => `${file === undefined ? '' : `${file}: `}Line ${line}: ${message}`);
  const more = errors.length > mostTold ? ` And ${errors.length - mostTold} more.` : '';
  throw new Problem('invalid-input', `${told.join(' ')}${more} Nothing was imported.`);
}

const mostStudents = 20_000;

function refuseTooMany(classes: readonly RosterClass[]): void {
  const count = classes.reduce((sum, { students }) => sum + students.size, 0);
  if (count <= mostStudents) return;
  throw new Problem(
    'too-large',
    `There are ${count} students in ${classes.length} classes; at most ${mostStudents} can be imported at once. Import fewer classes, or only those that are on the lists.`,
  );
}

function leaveOutUnknown({ classes, messages }: Roster, known: readonly AdminClass[]): Roster {
  const kept = classes.filter(({ code }) => known.some(sameCode(code)));
  const left = classes.filter((one) => !kept.includes(one));
  const [first] = left;
  if (first === undefined) return { classes, messages };
  const codes = left.slice(0, mostTold).map(({ code }) => code);
  const message = `Left out, being on no list: ${codes.join(', ')}${left.length > mostTold ? ` and ${left.length - mostTold} more` : ''}.`;
  return {
    classes: kept,
    messages: [...messages, { line: first.line, file: first.file, severity: 'warning', message }],
  };
}

const sameCode = (code: string) => (known: { code: string }) => plainText(known.code) === plainText(code);

/** A class that is on no list can be made where the file says who teaches it and the list is clear. */
function explainUnknown(known: readonly AdminClass[], one: RosterClass): RosterMessage[] {
  if (known.some(sameCode(one.code))) return [];
  const error = (message: string): RosterMessage[] => [{ line: one.line, file: one.file, severity: 'error', message }];
  if (one.teacher === undefined) {
    return error(`There is no class '${one.code}'. Correct it, or add a teacher column to have the class made.`);
  }
  return listOf(one) === undefined ? error(`Say in a list column which list '${one.code}' belongs on.`) : [];
}

/** Year 11's list holds the sixth form too (spec part 2, section 9). */
function listOf({ code, list }: RosterClass): ClassEntry['list'] | undefined {
  const year = yearOfCode(code);
  if (list !== undefined || year === null || year < 7) return list;
  const lists = { 7: 'year7', 8: 'year8', 9: 'year9', 10: 'year10' } as const satisfies Record<
    number,
    ClassEntry['list']
  >;
  return year === 7 || year === 8 || year === 9 || year === 10 ? lists[year] : 'year11';
}

async function storeClass(session: Session, known: readonly AdminClass[], one: RosterClass, at: Date) {
  const entries = known.filter(sameCode(one.code));
  const list = listOf(one);
  const code = entries[0]?.code ?? one.code;
  if (entries.length === 0 && list !== undefined && one.teacher !== undefined) {
    await insertClass(session, { code, list, teacher: one.teacher, year: yearOfCode(code) });
  }
  const [entry] = entries.filter((candidate) => one.list === undefined || candidate.list === one.list);
  if (entry !== undefined && one.teacher !== undefined && one.teacher !== entry.teacher) {
    await updateTeacher(session, entry, one.teacher);
  }
  const teacher = one.teacher ?? entry?.teacher ?? entries[0]?.teacher ?? '';
  const counts = await storeStudents(session, code, teacher, one.students, at);
  return { studentClass: code, isNew: entries.length === 0, students: one.students.size, ...counts };
}

async function storeStudents(
  session: Session,
  code: string,
  teacher: string,
  students: ReadonlyMap<string, string>,
  at: Date,
): Promise<{ added: number; removed: number }> {
  const before = await selectRows(
    session,
    z.object({ id: z.number(), normalised_name: z.string() }),
    "SELECT id, normalised_name FROM students WHERE class_code = $1 AND source = 'roster'",
    [code],
  );
  const gone = before.filter(({ normalised_name: name }) => !students.has(name));
  for (const { id } of gone) await leaveRoster(session, id);
  const rows = [...students].map(([normalisedName, name]) => ({
    class_code: code,
    name,
    normalised_name: normalisedName,
    teacher,
    source: 'roster',
    created_at: at.toISOString(),
  }));
  const ending = "ON CONFLICT (class_code, normalised_name) DO UPDATE SET name = excluded.name, source = 'roster'";
  for (let start = 0; start < rows.length; start += 200) {
    await insertRows(session, 'students', rows.slice(start, start + 200), ending);
  }
  return { added: students.size - (before.length - gone.length), removed: gone.length };
}

/** Whoever has attempts stays as someone who typed their name; of anyone else nothing is kept. */
async function leaveRoster(session: Session, id: number): Promise<void> {
  await session.run(
    'DELETE FROM students WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM attempts WHERE student_id = $1)',
    [id],
  );
  await session.run("UPDATE students SET source = 'self' WHERE id = $1", [id]);
}

async function deleteSamples(session: Session, known: readonly AdminClass[], classes: readonly RosterClass[]) {
  const inFile = (entry: AdminClass) => classes.some(({ code }) => sameCode(code)(entry));
  const lists = new Set<string | undefined>([...known.filter(inFile).map(({ list }) => list), ...classes.map(listOf)]);
  for (const entry of known) {
    if (entry.isSample && lists.has(entry.list) && !inFile(entry)) await deleteClass(session, entry);
  }
}
