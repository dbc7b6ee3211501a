import { isDeepStrictEqual } from 'node:util';
import { draftMarkScheme, isMarkedQuestion, keyProblems, questionLabels, questionName } from '@markwell/marking-core';
import { literal, Op } from 'sequelize';
import type { AdminHomework } from '../../../contract/admin-homework.ts';
import { uploadAssignmentSchema } from '../../../contract/homework-draft.ts';
import { notDeleted } from '../../../db/counting.ts';
import { nameMany } from '../../../homework-import/name-many.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { currentScheme } from './find-homework.ts';
import { getAdminHomework, readHomeworkId } from './list-admin-homework.ts';

/**
 * Lets students see a homework or a card. `by` is who does it. Throws a `Problem` for
 * an unknown id, and for a homework with a question that nobody could score at, because its answer is missing.
 */
export async function releaseHomework(services: Services, homework: string, by: Actor): Promise<AdminHomework> {
  const id = readHomeworkId(homework);
  await refuseUnkeyed(services, id);
  await refuseWrongKeys(services, id);
  return setReleased(services, id, true, by);
}

/** Hides it from students; attempts at it stay. Throws a `Problem` for an unknown id. */
export async function withdrawHomework(services: Services, homework: string, by: Actor): Promise<AdminHomework> {
  return setReleased(services, readHomeworkId(homework), false, by);
}

async function refuseUnkeyed({ catalogue }: Services, id: number): Promise<void> {
  const entry = (await catalogue.snapshot()).get(id);
  if (entry === undefined || entry.version === null) return;
  const { questions } = await currentScheme(catalogue, entry);
  const keyed = new Set(questions.filter(({ rule }) => rule !== undefined).map((question) => question.id));
  const unkeyed = entry.questions.filter((question) => isMarkedQuestion(question) && !keyed.has(question.id));
  if (unkeyed.length === 0) return;
  const labels = questionLabels(entry.questions);
  const names = nameMany(unkeyed.map(({ id: one }) => questionName(one, labels)));
  throw new Problem(
    'conflict',
    `${names} of homework ${id} ${unkeyed.length === 1 ? 'has' : 'have'} no answer yet: give the mark scheme one, or upload it again with answers.`,
  );
}

/** A key that takes wrong answers for right ones was stored before that was refused. A key that somebody has corrected since counts instead. */
async function refuseWrongKeys({ database, catalogue }: Services, id: number): Promise<void> {
  const entry = (await catalogue.snapshot()).get(id);
  const row = await database.reader.tables.assignments.findByPk(id, { attributes: ['homeworkData'] });
  if (entry === undefined || entry.version === null || typeof row?.homeworkData !== 'string') return;
  const { questions } = uploadAssignmentSchema.parse(JSON.parse(row.homeworkData));
  const marked = new Map((await currentScheme(catalogue, entry)).questions.map((question) => [question.id, question]));
  const labels = questionLabels(questions);
  const drafted = draftMarkScheme({ slug: 'drafted', title: '', questions });
  const faults = questions.flatMap((question, place) => {
    const isAsDrafted = isDeepStrictEqual(marked.get(question.id)?.rule, drafted.questions[place]?.rule);
    const [fault] = isAsDrafted ? keyProblems(question).filter(({ blocks }) => blocks === 'storing') : [];
    return fault === undefined ? [] : [`${questionName(question.id, labels)}: ${fault.text}`];
  });
  const [first] = faults;
  if (first === undefined) return;
  throw new Problem('conflict', `Homework ${id} is not released. ${first}`, { lines: faults });
}

async function setReleased(services: Services, id: number, isReleased: boolean, by: Actor): Promise<AdminHomework> {
  const { database, catalogue, now } = services;
  const at = now();
  await database.write(async (session) => {
    const { tables, transaction } = session;
    const where = { [Op.and]: [{ id }, literal(notDeleted)] };
    const [changed] = await tables.assignments.update(
      { isReleased, updatedAt: at.toISOString() },
      { where, transaction },
    );
    const never = { id, firstReleasedAt: null };
    if (isReleased)
      await tables.assignments.update({ firstReleasedAt: at.toISOString() }, { where: never, transaction });
    if (changed === 0) throw new Problem('not-found', `There is no homework ${id}.`);
    const action = isReleased ? 'release-homework' : 'withdraw-homework';
    await recordAudit(session, at, { by, action, subject: `homework ${id}` });
  });
  catalogue.forget();
  return getAdminHomework(services, id);
}
