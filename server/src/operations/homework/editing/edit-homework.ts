import { isMarkedQuestion, type MarkScheme } from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { EditedHomework, editHomework as editHomeworkCall } from '../../../contract/edit-homework.ts';
import type { UploadAssignment } from '../../../contract/homework-draft.ts';
import type { Session } from '../../../db/session.ts';
import { nameMany } from '../../../homework-import/name-many.ts';
import { readInChild } from '../../../homework-import/read-in-child.ts';
import { type Actor, recordAudit, storeActor } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { contentOf, shownQuestion } from '../catalogue/homework-rows.ts';
import { getAdminHomework, readHomeworkId } from '../catalogue/list-admin-homework.ts';
import { prepareSchemes } from '../catalogue/prepare-schemes.ts';
import { insertSchemeVersion, selectExamples } from '../catalogue/scheme-rows.ts';
import { claimPictures } from '../uploads/homework-pictures.ts';
import { refuseErrors } from '../uploads/import-homework.ts';
import { type EditPlan, hasSameKey, planEdit } from './plan-edit.ts';
import { type StoredHomework, selectStoredHomework } from './stored-homework.ts';
import { refuseReusedLabels } from './used-labels.ts';

/**
 * Stores a homework anew, and what it asked before for the attempts of that time; in a dry run says what would change. `by` is the admin; null
 * for the command line. Throws a `Problem` as the contract's `editHomework` says; nothing is stored then.
 */
export async function editHomework(
  services: Services,
  homework: string,
  { basedOn, homeworkData, dryRun = false }: z.output<typeof editHomeworkCall.input>,
  by: Actor,
): Promise<EditedHomework> {
  const { database, catalogue } = services;
  const id = readHomeworkId(homework);
  const entry = (await catalogue.snapshot()).get(id);
  if (entry === undefined) throw new Problem('not-found', `There is no homework ${id}.`);
  const stored = await selectStoredHomework(database.reader, id);
  const { assignment, messages } = await readAssignment(homeworkData, stored);
  if (basedOn !== stored.basedOn) throw await changedMeanwhile(database.reader, id);
  refuseReusedLabels(stored, await catalogue.findEditions(entry), assignment.questions);
  const current = await catalogue.findScheme(id, stored.version);
  if (current === undefined) throw new Error(`Homework ${id} has no mark scheme version ${stored.version}`);
  const plan = planEdit(stored.assignment, assignment, current);
  if (plan.scheme === undefined && !plan.changesDetails)
    throw new Problem('conflict', 'Nothing is changed: it is stored as it is already.');
  if (stored.isReleased && plan.scheme !== undefined) refuseUnkeyed(assignment, plan.scheme);
  const [scheme] = plan.scheme === undefined ? [] : await prepareSchemes([plan.scheme]);
  if (!dryRun) {
    await database.write((session) => store(services, session, { stored, assignment, scheme, plan, by }));
    catalogue.forget();
  }
  const { changes, isReordered, changesDetails } = plan;
  return {
    homework: await getAdminHomework(services, id),
    stored: !dryRun,
    schemeVersion: stored.version + (scheme === undefined ? 0 : 1),
    changes: [...changes],
    isReordered,
    changesDetails,
    messages,
  };
}

/** As an upload of JSON is read, so that what can be stored is the same. */
async function readAssignment(text: string, { assignment: { source, questions: stored } }: StoredHomework) {
  const { drafts, refusals } = await readInChild([], /^\s*\[/u.test(text) ? text : `[${text}]`);
  const [refusal] = refusals;
  if (refusal !== undefined) throw new Problem(refusal.code, `${refusal.message} Nothing was stored.`);
  const [read, second] = drafts;
  if (read === undefined || second !== undefined)
    throw new Problem('invalid-input', 'send one homework, as JSON. Nothing was stored.', { field: 'homeworkData' });
  // What stays as it was stored, before its kind of key was refused, keeps nobody from changing the rest.
  const before = new Map(stored.map((question) => [question.id, question]));
  const isKept = ([field, place]: readonly (string | number)[]) => {
    const question = field === 'questions' && typeof place === 'number' ? read.assignment.questions[place] : undefined;
    return question !== undefined && hasSameKey(before.get(question.id), question);
  };
  refuseErrors([{ messages: read.messages.filter(({ path }) => path === null || !isKept(path)) }]);
  return { assignment: { ...read.assignment, source }, messages: read.messages };
}

/** Students would be asked what nobody can score at. */
function refuseUnkeyed({ questions }: UploadAssignment, scheme: MarkScheme): void {
  const keyed = new Set(scheme.questions.filter(({ rule }) => rule !== undefined).map(({ id }) => id));
  const unkeyed = questions.filter((question) => isMarkedQuestion(question) && !keyed.has(question.id));
  if (unkeyed.length === 0) return;
  throw new Problem(
    'conflict',
    `${nameMany(unkeyed.map(({ id }) => id))} ${unkeyed.length === 1 ? 'has' : 'have'} no right answer, and students see this homework: give one, or withdraw the homework first. Nothing was stored.`,
  );
}

interface Edit {
  readonly stored: StoredHomework;
  readonly assignment: UploadAssignment;
  /** Undefined where the questions stay as they are. */
  readonly scheme: MarkScheme | undefined;
  readonly plan: EditPlan;
  readonly by: Actor;
}

async function store({ now }: Services, session: Session, { stored, assignment, scheme, plan, by }: Edit) {
  const { id, version } = stored;
  const { tables, transaction } = session;
  const at = now();
  const locked = await selectStoredHomework(session, id, true);
  if (locked.basedOn !== stored.basedOn) throw await changedMeanwhile(session, id);
  await claimPictures(session, assignment.questions);
  if (scheme !== undefined) {
    await tables.homeworkEditions.create(
      {
        homeworkId: id,
        lastVersion: version,
        questions: locked.questionsText,
        homeworkData: locked.homeworkData,
        replacedBy: storeActor(by).userId,
        replacedAt: at.toISOString(),
      },
      { transaction },
    );
    const kept = new Set(plan.changes.filter(({ change }) => change === 'rekeyed').map((one) => one.questionId));
    const ids = new Set(scheme.questions.map((question) => question.id).filter((label) => !kept.has(label)));
    await insertSchemeVersion(session, {
      homeworkId: id,
      version: version + 1,
      scheme,
      note: 'The homework was edited',
      examples: (await selectExamples(session, id, version)).filter(({ questionId }) => ids.has(questionId)),
      by,
      at,
    });
  }
  const change = { ...contentOf(assignment, showQuestions(assignment, stored)), updatedAt: at.toISOString() };
  await tables.assignments.update(change, { where: { id }, transaction });
  const { changes, isReordered, changesDetails } = plan;
  await recordAudit(session, at, {
    by,
    action: 'edit-homework',
    subject: `homework ${id}`,
    details: { version: version + (scheme === undefined ? 0 : 1), changes, isReordered, changesDetails },
  });
}

/** What a draft has no field for, such as the lines to write on of a question that was copied, stays with the question. */
function showQuestions({ questions }: UploadAssignment, stored: StoredHomework) {
  const before = new Map(stored.questions.map((question) => [question.id, question]));
  return questions.map((question) => {
    const { lines, diagramSize, diagramPath } = before.get(question.id) ?? {};
    return {
      ...shownQuestion(question),
      ...(lines === undefined ? {} : { lines }),
      ...(diagramSize === undefined || diagramPath !== question.diagramPath ? {} : { diagramSize }),
    };
  });
}

/** Names who stored it, and when, as far as the audit log says. */
async function changedMeanwhile({ tables, transaction }: Session, id: number): Promise<Problem> {
  const last = await tables.auditLog.findOne({
    where: { subject: `homework ${id}`, action: ['edit-homework', 'publish-scheme'] },
    order: [['id', 'DESC']],
    transaction,
  });
  const user = await tables.users.findByPk(last?.userId ?? 0, { transaction });
  const who = last === null ? '' : ` by ${user?.displayName ?? 'the command line'}`;
  return new Problem(
    'conflict',
    `Homework ${id} was changed meanwhile${who}, so yours is not stored. Look at what is stored now, then decide.`,
    { fields: { changedMeanwhile: true, ...(last === null ? {} : { changedAt: last.at }) } },
  );
}
