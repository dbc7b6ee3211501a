import {
  answerKey,
  isMarkedQuestion,
  type JudgementChange,
  judgedByKey,
  type MarkedQuestion,
  type MarkScheme,
  withJudged,
} from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { Judged, judgeAnswers as judgeAnswersCall } from '../../contract/judgements.ts';
import type { Session } from '../../db/session.ts';
import { type Actor, storeActor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { Problem } from '../problems/problem.ts';
import { previewTarget } from '../remark/preview-remark.ts';
import { findRemarkTarget } from '../remark/remark-target.ts';
import { getSchemeHomework } from '../schemes/find-scheme.ts';
import type { Services } from '../services/services.ts';
import { holdScheme, publishNext } from './change-judged.ts';
import { remarkJudged } from './remark-judged.ts';

type Input = z.output<typeof judgeAnswersCall.input>;

/**
 * Judges answers to a homework (id or slug): they become the next version of its mark scheme, and all attempts are marked again by it. Whoever
 * judges at the same time waits and builds on it, so that nothing is lost; what is judged so already is stored no second time. Once stored it
 * holds, should the re-mark be interrupted: the same call again finishes it. In a dry run only who would gain and lose is told.
 * Throws a `Problem` for a question that is none, or marks that it does not have.
 */
export async function judgeAnswers(services: Services, id: string, input: Input, by: Actor): Promise<Judged> {
  const { homework } = await getSchemeHomework(services, id);
  const target = await findRemarkTarget(services, String(homework.id), { allowLower: true });
  checkJudged(target.scheme, input);
  const at = services.now();
  const name = await nameOf(services.database.reader, by);
  const changes = toChanges(input, name, at);
  const about = { homework: { id: homework.id, title: homework.title } };
  if (input.dryRun === true) {
    const scheme = withJudged(target.scheme, changes);
    const earlier = target.earlier.map((one) => ({ ...one, scheme: withJudged(one.scheme, changes) }));
    const version = scheme === target.scheme ? target.version : target.version + 1;
    const preview = await previewTarget(services, { ...target, scheme, earlier, version }, input.limit);
    const replaced = replacedBy(target.scheme, changes);
    return { ...about, stored: false, version, judgementIds: [], replaced, ...preview, run: null };
  }
  const stored = await services.database.write(async (session) => {
    const held = await holdScheme(session, homework.id);
    checkJudged(held.scheme, input);
    return storeJudged(session, held, { changes, note: input.note ?? null, by, at });
  });
  const { run, summary } = await remarkJudged(services, homework.id, by);
  return { ...about, stored: stored.judgementIds.length > 0, ...stored, summary, changes: [], omitted: 0, run };
}

interface NewJudgements {
  readonly changes: readonly JudgementChange[];
  readonly note: string | null;
  readonly by: Actor;
  readonly at: Date;
}

async function storeJudged(
  session: Session,
  held: Awaited<ReturnType<typeof holdScheme>>,
  { changes, note, by, at }: NewJudgements,
): Promise<Pick<Judged, 'version' | 'judgementIds' | 'replaced'>> {
  const scheme = withJudged(held.scheme, changes);
  if (scheme === held.scheme) return { version: held.version, judgementIds: [], replaced: [] };
  const news = newIn(held.scheme, scheme);
  const version = await publishNext(session, held, { scheme, note: note ?? noteOf(news), by, at });
  const { tables, transaction } = session;
  const rows = news.map(({ questionId, judged }) => ({
    homeworkId: held.homeworkId,
    questionId,
    answer: judged.answer,
    choice: judged.choice ?? null,
    marks: judged.marks,
    note,
    at: at.toISOString(),
    ...storeActor(by),
    schemeVersion: version,
    remarkRunId: null,
    takenBackAt: null,
    takenBackBy: null,
    takenBackRunId: null,
  }));
  const judgementIds: number[] = [];
  for (const row of rows) judgementIds.push((await tables.judgements.create(row, { transaction })).id);
  await recordAudit(session, at, {
    by,
    action: 'judge-answers',
    subject: `homework ${held.homeworkId}`,
    details: { version, judgements: judgementIds },
  });
  return { version, judgementIds, replaced: replacedBy(held.scheme, news) };
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

function toChanges({ judgements }: Input, by: string | null, at: Date): JudgementChange[] {
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

function checkJudged({ questions }: MarkScheme, { judgements }: Input): void {
  const byId = new Map(questions.map((question) => [question.id, question]));
  for (const [place, judgement] of judgements.entries()) {
    const wrong = whatIsWrong(judgement, byId.get(judgement.questionId));
    if (wrong === undefined) continue;
    const { field, reason } = wrong;
    throw new Problem('invalid-input', reason, { field: `judgements.${place}.${field}` });
  }
}

function whatIsWrong(
  { questionId, answer, choice, marks }: Input['judgements'][number],
  question: MarkedQuestion | undefined,
): { field: keyof Input['judgements'][number]; reason: string } | undefined {
  if (question === undefined || !isMarkedQuestion(question))
    return { field: 'questionId', reason: `the homework has no question ‘${questionId}’ that is marked.` };
  const most = question.maxMarks;
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
