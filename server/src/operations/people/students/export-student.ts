import { selectMemberships } from '../../../db/one-person.ts';
import { pupilTables, selectPupilRows } from '../../../db/pupil-rows.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import { lettersOf } from '../names/spelled-alike.ts';
import { getStudent, getStudents } from './find-students.ts';

/**
 * Everything that is stored of one pupil, in every class they were in, for whoever has the right to ask for it: their memberships, all
 * rows of `pupilTables`, those of an attempt with it, and visits in their classes under any spelling of their name. Written to the audit
 * log. Throws a `Problem` for an unknown student.
 */
export async function exportStudent(services: Services, id: number, by: Actor) {
  const { database, now } = services;
  const { tables } = database.reader;
  const student = await getStudent(services, id);
  const inOrder: { readonly order: [string]; readonly raw: true } = { order: ['id'], raw: true };
  const memberships = await getStudents(database.reader, await selectMemberships(database.reader, [id]));
  const students = memberships.map((one) => one.id);
  const sent = await tables.attempts.findAll({ attributes: ['id'], where: { studentId: students }, raw: true });
  const kept = await selectPupilRows(database.reader, { students, attempts: sent.map((one) => one.id) });
  const applied = await tables.remarkRuns.findAll({ where: { state: 'applied' }, ...inOrder });
  // Of a re-mark that is under way, or was interrupted, nothing counts yet.
  const counts = new Set<unknown>([null, ...applied.map((run) => run.id)]);
  const rowsOf = (name: string) =>
    (kept[name] ?? []).filter((row) => name !== 'markings' || counts.has(row.remarkRunId));
  const [ofAttempts, ofStudents] = [true, false].map((only) =>
    pupilTables.flatMap((one) => ((one.student === undefined) === only ? one.name : [])),
  );
  const classes = memberships.map((one) => one.studentClass);
  const inClasses = await tables.visits.findAll({ where: { studentClass: classes }, ...inOrder });
  const letters = memberships.map((one) => `${one.studentClass} ${lettersOf(one.name)}`);
  const visits = inClasses.filter((one) => letters.includes(`${one.studentClass} ${lettersOf(one.studentName)}`));
  await database.write((session) =>
    recordAudit(session, now(), { by, action: 'export-student', subject: `student ${id}` }),
  );
  const eachOf = (names: readonly string[] = [], isOf = (_row: Readonly<Record<string, unknown>>) => true) =>
    Object.fromEntries(names.map((name) => [name, rowsOf(name).filter(isOf)]));
  return {
    student,
    memberships,
    ...eachOf(ofStudents),
    attempts: rowsOf('attempts').map((attempt) => ({
      ...attempt,
      ...eachOf(ofAttempts, ({ attemptId }) => attemptId === attempt.id),
    })),
    visits: visits.map(({ pages, ...visit }) => ({ ...visit, pages: readJson(pages) })),
  };
}

function readJson(text: string): unknown {
  return JSON.parse(text);
}
