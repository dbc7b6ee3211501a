import { Op } from 'sequelize';
import { selectMemberships } from '../../../db/one-person.ts';
import type { Actor } from '../../site/audit/actor.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import { lettersOf } from '../names/spelled-alike.ts';
import { getStudent, getStudents } from './find-students.ts';

/**
 * Everything that is stored of one pupil, in every class they were in, for whoever has the right to ask for it: the student, comments to them, each attempt with its
 * answers, every marking it has had, the marks that teachers have set and what was asked about, what does not count and why, what they were allowed, and visits in that class under any spelling of that name. Written to the audit log. Throws a `Problem` for an unknown student.
 */
export async function exportStudent(services: Services, id: number, by: Actor) {
  const { database, now } = services;
  const { tables } = database.reader;
  const student = await getStudent(services, id);
  const inOrder: { readonly order: [string]; readonly raw: true } = { order: ['id'], raw: true };
  const memberships = await getStudents(database.reader, await selectMemberships(database.reader, [id]));
  const studentId = memberships.map((one) => one.id);
  const attempts = await tables.attempts.findAll({ where: { studentId }, ...inOrder });
  const ofAttempts = { where: { attemptId: attempts.map((attempt) => attempt.id) }, ...inOrder };
  const applied = await tables.remarkRuns.findAll({ where: { state: 'applied' }, ...inOrder });
  // Of a re-mark that is under way, or was interrupted, nothing counts yet.
  const counts = new Set<number | null>([null, ...applied.map((run) => run.id)]);
  const markings = (await tables.markings.findAll(ofAttempts)).filter(({ remarkRunId }) => counts.has(remarkRunId));
  const overrides = await tables.markOverrides.findAll(ofAttempts);
  const appeals = await tables.appeals.findAll(ofAttempts);
  const exclusions = await tables.exclusions.findAll({
    where: { [Op.or]: [{ studentId }, ofAttempts.where] },
    ...inOrder,
  });
  const allowances = await tables.allowances.findAll({ where: { studentId }, ...inOrder });
  const comments = await tables.comments.findAll({ where: { studentId }, ...inOrder });
  const classes = memberships.map((one) => one.studentClass);
  const inClasses = await tables.visits.findAll({ where: { studentClass: classes }, ...inOrder });
  const letters = memberships.map((one) => `${one.studentClass} ${lettersOf(one.name)}`);
  const visits = inClasses.filter((one) => letters.includes(`${one.studentClass} ${lettersOf(one.studentName)}`));
  await database.write((session) =>
    recordAudit(session, now(), { by, action: 'export-student', subject: `student ${id}` }),
  );
  return {
    student,
    memberships,
    attempts: attempts.map(({ answers, claim, idempotencyKey: _key, bodyDigest: _digest, ...attempt }) => ({
      ...attempt,
      // As it is stored SQLite has numbers for it.
      differsFromClaim: Boolean(attempt.differsFromClaim),
      answers: readJson(answers),
      claim: claim === null ? null : readJson(claim),
      markings: markings
        .filter(({ attemptId }) => attemptId === attempt.id)
        .map(({ marking, ...row }) => ({ ...row, marking: readJson(marking) })),
      overrides: overrides.filter(({ attemptId }) => attemptId === attempt.id),
      appeals: appeals.filter(({ attemptId }) => attemptId === attempt.id),
    })),
    exclusions,
    allowances,
    comments,
    visits: visits.map(({ pages, ...visit }) => ({ ...visit, pages: readJson(pages) })),
  };
}

function readJson(text: string): unknown {
  return JSON.parse(text);
}
