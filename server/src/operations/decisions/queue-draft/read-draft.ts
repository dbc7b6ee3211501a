import { hash } from 'node:crypto';
import {
  type Answer,
  answerKey,
  attemptMarker,
  isMarkedQuestion,
  judgedByKey,
  type MarkedQuestion,
  type MarkScheme,
} from '@markwell/marking-core';
import type { DraftDecision, DraftTrouble, QueueDraft } from '../../../contract/queue-draft.ts';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import type { Session } from '../../../db/session.ts';
import type { DraftDecisionRow } from '../../../db/tables/decisions.ts';
import { questionNamer } from '../../homework/catalogue/tell-question.ts';
import type { Services } from '../../site/services/services.ts';

/** What somebody has decided in the queue and not confirmed, with what stands in the way of it by now. */
export async function readQueueDraft(services: Services, userId: number): Promise<QueueDraft> {
  const rows = await selectDraft(services.database.reader, userId);
  return { decisions: await describeDecisions(services, rows), token: draftToken(rows) };
}

/** Decisions as they are told. */
export async function describeDecisions(
  services: Services,
  rows: readonly DraftDecisionRow[],
): Promise<DraftDecision[]> {
  const entries = await services.catalogue.snapshot();
  const findTrouble = troubleFinder(services, entries);
  return Promise.all(
    rows.map(async (row) => {
      const { homeworkId, questionId, answer, choice, marks, seenMarks } = row;
      const entry = entries.get(homeworkId);
      const version = entry?.version ?? row.seenVersion;
      const scheme = await services.catalogue.findScheme(homeworkId, version);
      const question = scheme?.questions.filter(isMarkedQuestion).find(({ id }) => id === questionId);
      return {
        key: row.groupKey,
        homework: { id: homeworkId, title: entry?.title ?? `Homework ${homeworkId}` },
        ...{ questionId, answer, choice, marks, seenMarks, version },
        ...questionNamer(entry?.questions ?? [])(questionId),
        maxMarks: question?.maxMarks ?? marks,
        trouble: await findTrouble(row),
      };
    }),
  );
}

/** What somebody has decided and not confirmed, in the order in which they did. */
export function selectDraft({ tables, transaction }: Session, userId: number): Promise<DraftDecisionRow[]> {
  return tables.draftDecisions.findAll({ where: { userId }, order: ['id'], transaction });
}

/** Names these decisions and no others, ever: each has a number of its own. */
export function draftToken(decisions: readonly Pick<DraftDecisionRow, 'id'>[]): string {
  return hash('sha256', decisions.map(({ id }) => id).join(), 'base64url').slice(0, 22);
}

/** Two windows of one account change its draft one after the other, from here to the end of the transaction. */
export async function holdDraft({ tables, transaction }: Session, userId: number): Promise<void> {
  await tables.users.findByPk(userId, { attributes: ['id'], lock: true, transaction });
}

type Decision = Pick<
  DraftDecisionRow,
  'homeworkId' | 'questionId' | 'answer' | 'choice' | 'marks' | 'seenMarks' | 'seenVersion'
>;

/** What stands in the way of decisions: `DraftTrouble` says what that can be; null for one that is as it was made. */
function troubleFinder(
  { catalogue }: Services,
  entries: ReadonlyMap<number, CatalogueEntry>,
): (decision: Decision) => Promise<DraftTrouble | null> {
  const markers = new Map<MarkScheme, ReturnType<typeof attemptMarker>>();
  const marksBy = (scheme: MarkScheme, decision: Decision): number | undefined => {
    const mark = markers.get(scheme) ?? attemptMarker(scheme, { policy: 'guarded' });
    markers.set(scheme, mark);
    const { results } = mark({ [decision.questionId]: answerOf(decision) });
    return results.find(({ questionId }) => questionId === decision.questionId)?.marksAwarded;
  };
  return async (decision) => {
    const homework = entries.get(decision.homeworkId);
    if (homework === undefined || homework.version === null) return { kind: 'gone' };
    const now = await catalogue.findScheme(homework.id, homework.version);
    const question = questionOf(now, decision);
    if (now === undefined || question === undefined || question.maxMarks < decision.marks) return { kind: 'gone' };
    if (decision.seenVersion === homework.version) return null;
    const then = await catalogue.findScheme(homework.id, decision.seenVersion);
    const before = questionOf(then, decision);
    const judged = judgementOf(question, decision);
    const judgedBefore = before && judgementOf(before, decision);
    if (judged !== undefined && (judged.marks !== judgedBefore?.marks || judged.at !== judgedBefore.at))
      return { kind: 'judged', by: judged.by ?? null, marks: judged.marks };
    const marks = marksBy(now, decision) ?? 0;
    const isSame =
      then !== undefined &&
      before !== undefined &&
      ruleOf(before) === ruleOf(question) &&
      (await textAt(catalogue, homework, decision)) === textNow(homework, decision) &&
      marksBy(then, decision) === marks;
    return isSame ? null : { kind: 'changed', marks };
  };
}

function questionOf(scheme: MarkScheme | undefined, { questionId }: Decision): MarkedQuestion | undefined {
  return scheme?.questions.filter(isMarkedQuestion).find(({ id }) => id === questionId);
}

function judgementOf(question: MarkedQuestion, { answer, choice }: Decision) {
  return judgedByKey(question).get(answerKey(question, answer, choice ?? ''));
}

/** How a question is marked, but for what was judged. */
function ruleOf({ judged: _judged, ...question }: MarkedQuestion): string {
  return JSON.stringify(question);
}

function answerOf({ questionId, answer, choice }: Decision): Answer {
  return choice === null ? { questionId, value: answer } : { questionId, value: choice, choice, reason: answer };
}

const textNow = ({ questions }: Pick<CatalogueEntry, 'questions'>, { questionId }: Decision) =>
  questions.find(({ id }) => id === questionId)?.question;

/** What the question asked when it was decided: homework that is edited keeps what it was. */
async function textAt(catalogue: Services['catalogue'], homework: CatalogueEntry, decision: Decision) {
  const editions = await catalogue.findEditions(homework);
  const edition = editions.find(({ lastVersion }) => lastVersion >= decision.seenVersion);
  return textNow(edition ?? homework, decision);
}
