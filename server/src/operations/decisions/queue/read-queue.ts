import {
  type Answers,
  answerReader,
  describeQuestion,
  explainResult,
  likeness,
  nameSlot,
  type QuestionResult,
  type Shown,
  slotQuestions,
} from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { readQueue as readQueueCall } from '../../../contract/queue.ts';
import { readStoredAnswers } from '../../../db/marking-json.ts';
import { type QueueAttempt, selectAppeals, selectQueueAttempts } from '../../../db/select-queue.ts';
import { selectMyClasses } from '../../people/authority/own-classes.ts';
import type { Actor } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import { type Asked, questionFinder, readResults } from './asked-questions.ts';
import { type AnswerGroup, answerGrouper, isDecided } from './group-answers.ts';
import { getQueueScope, type QueueChoice } from './queue-scope.ts';
import { nothingShared, readShared } from './shared-refusals.ts';

/** What to look at, and which of the groups. */
export interface QueueInput extends Omit<QueueChoice, 'classes'> {
  /** `mine`: only the classes that whoever asks has chosen, unless `class` names one; `school`, the default: all. */
  readonly of?: 'mine' | 'school' | undefined;
  readonly show?: Shown | undefined;
  readonly from?: number | undefined;
  readonly limit?: number | undefined;
}

type Answered = z.output<typeof readQueueCall.output>;
/** The queue as it is, whoever asks; for what they may do see `readMayOfQueue`. */
export interface Queue extends Omit<Answered, 'groups' | 'may'> {
  readonly groups: readonly Omit<Answered['groups'][number], 'may'>[];
}

const attemptsAtOnce = 250;
/** Attempts that are read for one answer, the latest: it keeps time and memory within bounds, and is more than a homework of a school has. */
const mostAttempts = 5_000;
const usualGroups = 20;
const mostGroups = 50;
const mostWritings = 5;

/**
 * Typed answers that wait for a judgement, in groups that say the same: those that students ask about first, then those
 * whose judgement tells the most (`orderByTelling`). Refused wordings that several share wait however sure they are. Only
 * attempts that count are looked at. `by` is who asks. Throws a `Problem` for an unknown homework or class.
 */
export async function readQueue(services: Services, input: QueueInput, by: Actor): Promise<Queue> {
  const mine = typeof by === 'number' ? await selectMyClasses(services.database.reader, by) : [];
  const { groups, isPartial, questionOf, titleOf } = await gather(services, {
    ...input,
    classes: input.of === 'mine' ? mine : undefined,
  });
  const from = input.from ?? 0;
  const page = groups.slice(from, from + Math.min(input.limit ?? usualGroups, mostGroups));
  return {
    groups: page.flatMap((group, at) => {
      const question = questionOf(group);
      if (question === undefined) return [];
      const isNear = saysNearlyTheSame(groups[from + at - 1], group);
      return { ...tell(group, question, titleOf(group.homeworkId)), isNear };
    }),
    total: groups.length,
    isPartial,
    mine,
  };
}

async function gather(services: Services, input: QueueInput & QueueChoice) {
  const { reader } = services.database;
  const scope = await getQueueScope(services, input);
  const show = input.show ?? 'look';
  const appeals = new Set(
    (await selectAppeals(reader, scope)).map(
      ({ attempt_id: attempt, question_id: question }) => `${attempt}/${question}`,
    ),
  );
  const entries = await services.catalogue.snapshot();
  const asked = questionFinder(services, entries);
  const shared = show === 'all' ? nothingShared : await readShared(services, scope);
  const grouper = answerGrouper(show, shared.sayings);
  let below = 2 ** 31 - 1;
  let read = 0;
  let isPartial = false;
  for (;;) {
    const which = show === 'look' ? (shared.sayings.size > 0 ? 'look or missing' : 'look') : 'all';
    const choice = { below, most: attemptsAtOnce, which } as const;
    const attempts = await selectQueueAttempts(reader, scope, choice);
    for (const attempt of attempts) await addAttempt(attempt);
    read += attempts.length;
    below = attempts.at(-1)?.id ?? 0;
    if (attempts.length < attemptsAtOnce) break;
    isPartial = read >= mostAttempts;
    if (isPartial) break;
  }

  async function addAttempt(attempt: QueueAttempt): Promise<void> {
    const questions = await asked(attempt.homework_id);
    const answers: Answers = readStoredAnswers(attempt.answers);
    for (const result of readResults(attempt.marking)) {
      const question = questions.get(result.questionId);
      const answer = Object.hasOwn(answers, result.questionId) ? answers[result.questionId] : undefined;
      if (question === undefined || answer === undefined) continue;
      grouper.add({
        question: question.marked,
        homeworkId: attempt.homework_id,
        studentId: attempt.student_id,
        studentClass: attempt.class_code,
        answer,
        result,
        isAsked: appeals.has(`${attempt.id}/${result.questionId}`) && isOpen(result),
      });
    }
  }

  const known = new Map<number, ReadonlyMap<string, Asked>>();
  const groups = grouper.groups();
  for (const { homeworkId } of groups) known.set(homeworkId, await asked(homeworkId));
  return {
    groups,
    isPartial,
    questionOf: ({ homeworkId, questionId }: AnswerGroup) => known.get(homeworkId)?.get(questionId),
    titleOf: (homeworkId: number) => entries.get(homeworkId)?.title ?? `Homework ${homeworkId}`,
  };
}

/** Whether it is still to be answered that a student asked about an answer. */
export function isOpen(result: QuestionResult): boolean {
  return !result.isCorrect && !isDecided(result);
}

function tell(group: AnswerGroup, { marked, text, told, version }: Asked, title: string) {
  const { result, writings, certainty } = group;
  const [answer = '', ...others] = writings;
  const slots = told.slotNames ?? [];
  const evidence = result.evidence.map((one) => ({ ...one, part: nameSlot(slots, one.part) }));
  const judged = slotQuestions(marked).find(({ id }) => id === group.choice) ?? marked;
  return {
    key: group.key,
    homework: { id: group.homeworkId, title },
    version,
    questionId: group.questionId,
    ...told,
    question: text,
    maxMarks: judged.maxMarks,
    expected: [...describeQuestion(judged).expected],
    answer,
    choice: group.choice,
    writings: others.slice(0, mostWritings),
    answers: group.answers,
    students: group.students,
    classes: [...group.classes],
    asked: group.asked,
    marks: result.marksAwarded,
    reason: explainResult({ ...result, evidence }),
    certainty,
  };
}

/** From this likeness (0 to 1) on, answers to one question say nearly the same. */
const nearFrom = 0.6;

function saysNearlyTheSame(one: AnswerGroup | undefined, other: AnswerGroup): boolean {
  if (one?.homeworkId !== other.homeworkId || one.questionId !== other.questionId || one.choice !== other.choice)
    return false;
  const read = answerReader();
  return likeness(read(one.writings[0] ?? ''), read(other.writings[0] ?? '')) >= nearFrom;
}
