import {
  answerKey,
  isMarkedQuestion,
  type JudgementChange,
  judgedByKey,
  type MarkedQuestion,
  type MarkScheme,
  slotQuestions,
  withJudged,
} from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { Judged, judgeAnswers as judgeAnswersCall } from '../../../contract/judgements.ts';
import type { StaffRole } from '../../../contract/sign-in.ts';
import type { Session } from '../../../db/session.ts';
import { getSchemeHomework } from '../../schemes/versions/find-scheme.ts';
import { type Actor, recordAudit, storeActor } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { type ChangedScheme, changeScheme, type SchemeChange, type SchemeChanged } from './change-schemes.ts';
import { othersSaid } from './touched.ts';

type Input = z.output<typeof judgeAnswersCall.input>;

/**
 * Judges answers to a homework (id or slug): they become the next version of its mark scheme, and all attempts are marked again by it, all of it or
 * nothing. What is judged so already is stored no second time. In a dry run only who would gain and lose is told.
 * Throws a `Problem` for an unknown question, marks that it does not have, or a teacher who changes marks in other classes unsaid. `role` is that
 * of whoever calls; none at a terminal.
 */
export async function judgeAnswers(
  services: Services,
  id: string,
  input: Input,
  by: Actor,
  role?: StaffRole,
): Promise<Judged> {
  const { homework } = await getSchemeHomework(services, id);
  const change = await judging(services, homework.id, { ...input, at: services.now() }, by);
  const { dryRun, limit } = input;
  const others = othersSaid(role, input.others?.classes);
  return tellJudged((await changeScheme(services, change, { others, dryRun, limit }, by)).one, dryRun);
}

/** What is stored of judgements. */
export type StoredJudgements = Pick<Judged, 'judgementIds' | 'replaced'>;

/** What judging has done to a homework. */
export function tellJudged({ stored, ...rest }: SchemeChanged<StoredJudgements>, isDryRun = false): Judged {
  return { ...rest, stored: !isDryRun && stored.judgementIds.length > 0, ...stored };
}

/** Answers to one homework that are judged. */
interface ToJudge extends Pick<Input, 'judgements' | 'note' | 'others'> {
  readonly at: Date;
}

/** Judging as a change of the scheme. */
export async function judging(
  services: Services,
  homeworkId: number,
  input: ToJudge,
  by: Actor,
): Promise<SchemeChange<StoredJudgements>> {
  const name = await nameOf(services.database.reader, by);
  const changes = toChanges(input, name, input.at);
  const reason = input.others?.reason;
  const note = input.note ?? reason ?? null;
  return {
    homeworkId,
    next: async (_session, scheme) => {
      checkJudged(scheme, input);
      return withJudged(scheme, changes);
    },
    note: ({ before, scheme }) => note ?? noteOf(newIn(before, scheme)),
    foretell: async (_session, before) => ({ judgementIds: [], replaced: replacedBy(before, changes) }),
    store: (session, changed) => storeJudged(session, homeworkId, changed, { note, by, reason }),
  };
}

async function storeJudged(
  session: Session,
  homeworkId: number,
  { before, scheme, isNew, version, at, touched }: ChangedScheme,
  { note, by, reason }: { readonly note: string | null; readonly by: Actor; readonly reason: string | undefined },
): Promise<StoredJudgements> {
  if (!isNew) return { judgementIds: [], replaced: [] };
  const { tables, transaction } = session;
  const news = newIn(before, scheme);
  const made = { homeworkId, note, at: at.toISOString(), ...storeActor(by), schemeVersion: version };
  const stands = { remarkRunId: null, takenBackAt: null, takenBackBy: null, takenBackRunId: null };
  const judgementIds: number[] = [];
  for (const { questionId, judged } of news) {
    const { answer, choice = null, marks } = judged;
    const row = { ...made, ...stands, questionId, answer, choice, marks };
    judgementIds.push((await tables.judgements.create(row, { transaction })).id);
  }
  await recordAudit(session, at, {
    by,
    action: 'judge-answers',
    subject: `homework ${homeworkId}`,
    details: { version, judgements: judgementIds, ...(reason !== undefined && { ...touched, reason }) },
  });
  return { judgementIds, replaced: replacedBy(before, news) };
}

/** Those that the new scheme has and the old one has not, in the order of the scheme. */
function newIn(before: MarkScheme, after: MarkScheme): JudgementChange[] {
  const old = new Map(before.questions.map((question) => [question.id, new Set(question.judged)]));
  return after.questions.flatMap(({ id, judged = [] }) =>
    judged.filter((one) => !old.get(id)?.has(one)).map((one) => ({ questionId: id, judged: one })),
  );
}

function noteOf(news: readonly JudgementChange[]): string {
  return news.length === 1 ? 'One answer was judged' : `${news.length} answers were judged`;
}

/** What stands for the same answers with other marks. */
function replacedBy({ questions }: MarkScheme, changes: readonly JudgementChange[]): Judged['replaced'] {
  return questions.flatMap((question) => {
    const known = judgedByKey(question);
    return changes.flatMap(({ questionId, judged }) => {
      const was = questionId === question.id ? known.get(answerKey(question, judged.answer, judged.choice)) : undefined;
      if (was === undefined || was.marks === judged.marks) return [];
      return [{ questionId, answer: was.answer, marks: was.marks, by: was.by ?? null }];
    });
  });
}

function toChanges({ judgements }: ToJudge, by: string | null, at: Date): JudgementChange[] {
  return judgements.map(({ questionId, answer, choice, marks }) => ({
    questionId,
    judged: {
      answer: answer.trim(),
      ...(choice !== undefined && { choice }),
      marks,
      ...(by !== null && { by }),
      at: at.toISOString(),
    },
  }));
}

function checkJudged({ questions }: MarkScheme, { judgements }: Pick<Input, 'judgements'>): void {
  const byId = new Map(questions.map((question) => [question.id, question]));
  for (const [place, judgement] of judgements.entries()) {
    const wrong = whatIsWrong(judgement, byId.get(judgement.questionId));
    if (wrong === undefined) continue;
    const { field, reason } = wrong;
    throw new Problem('invalid-input', reason, { field: `judgements.${place}.${field}` });
  }
}

/** What stands in the way of a judgement of an answer to this question, with the field that it is about; undefined where nothing does. */
export function whatIsWrong(
  { questionId, answer, choice, marks }: Input['judgements'][number],
  question: MarkedQuestion | undefined,
): { field: keyof Input['judgements'][number]; reason: string } | undefined {
  if (question === undefined || !isMarkedQuestion(question))
    return { field: 'questionId', reason: `the homework has no question ‘${questionId}’ that is marked.` };
  const slots = slotQuestions(question);
  const slot = slots.find(({ id }) => id === choice);
  if (slots.length > 0 && choice !== undefined && slot === undefined)
    return { field: 'choice', reason: `question ‘${questionId}’ has no place ‘${choice}’.` };
  const most = (slot ?? question).maxMarks;
  if (marks > most) return { field: 'marks', reason: `question ‘${questionId}’ is out of ${most}, not ${marks}.` };
  if (answer.trim() === '') return { field: 'answer', reason: 'it must say something.' };
  if (question.type === 'combined' && choice === undefined)
    return { field: 'choice', reason: 'say which choice stands beside the reason.' };
  return undefined;
}

/** Who judges, as reasons name them: the name of the account, or whoever is at the terminal. */
async function nameOf({ tables, transaction }: Session, by: Actor): Promise<string | null> {
  if (typeof by !== 'number') return by;
  return (await tables.users.findByPk(by, { transaction }))?.displayName ?? null;
}
