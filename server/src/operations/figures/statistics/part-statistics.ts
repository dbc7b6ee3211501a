import {
  type Answer,
  type MarkedQuestion,
  namedSlots,
  nameSlot,
  notesOn,
  partsInLine,
  type Question,
  readLines,
  readSlots,
} from '@markwell/marking-core';
import type { PartStatistics } from '../../../contract/teacher-statistics.ts';
import type { CountedResult } from './read-stored-attempt.ts';
import { findCommonWrongAnswers, type Refused, type WrongAnswer } from './wrong-answers.ts';

/** One student's answer to a question with parts, and what became of it. */
export interface GivenParts {
  readonly answer: Answer | undefined;
  readonly result: CountedResult;
  /** See `Refused`. */
  readonly from?: string | undefined;
}

type Slots = NonNullable<CountedResult['slots']>;

/** The most common wrong answers to a question, each with what its mark scheme notes of it: 'Gap 2: lungs', an option, the whole of an order. */
export function commonWrongAnswers(
  question: Question,
  given: readonly GivenParts[],
  notes: Readonly<Record<string, string>> = {},
): WrongAnswer[] {
  const slots = namedSlots(question);
  return findCommonWrongAnswers(
    given.flatMap((one) => refusedParts(question, one).map((part) => ({ ...part, from: one.from }))),
  ).map((wrong) => {
    const [note] = notesOn(notes, wrong.answer);
    return { ...wrong, answer: nameSlot(slots, wrong.answer), ...(note !== undefined && { note }) };
  });
}

/** What was wrong in an answer, part by part: 'Lung: pumps blood', an option that was ticked. The whole of an order, and of any other answer. */
function refusedParts(question: Question, { answer, result }: GivenParts): Refused[] {
  const { slots = [], isCorrect, refusal } = result;
  if (isCorrect) return [];
  if (answer === undefined || slots.length === 0) return [{ answer, reason: refusal }];
  const of = (value: string, reason: string | undefined): Refused => ({ answer: { ...answer, value }, reason });
  if (question.type === 'ordering') return [of(partsInLine(question, answer.value), refusal)];
  const filled = new Map(Object.entries(readSlots({ slots }, answer.value)));
  return slots
    .filter((slot) => !slot.isCorrect && slot.state === undefined)
    .map(({ id, refusal: own }) =>
      filled.has(id) ? of(`${id}: ${filled.get(id)}`, own) : of(id, own ?? 'wrong-option'),
    );
}

/** How each slot, option or thing to order was answered; undefined for a question without parts. */
export function countParts(
  question: Question,
  marked: MarkedQuestion | undefined,
  given: readonly GivenParts[],
): PartStatistics[] | undefined {
  const slots = namedSlots(question);
  return countById(marked, given)?.map((one) => ({ ...one, part: nameSlot(slots, one.part) }));
}

function countById(marked: MarkedQuestion | undefined, given: readonly GivenParts[]): PartStatistics[] | undefined {
  const rule = marked?.rule;
  const answered = given.flatMap(({ answer, result: { slots } }) => (slots && answer ? [{ answer, slots }] : []));
  if (rule?.kind === 'slots') return rule.slots.map(({ id }) => countPart(id, answered, textIn(rule.slots)));
  if (rule?.kind === 'sequence') return rule.items.map((item) => countPart(item, answered, placeIn(rule.items)));
  if (rule?.kind !== 'selection') return undefined;
  return rule.options.map((option) => {
    const ticked = answered.filter(({ slots }) => slots.some(({ id }) => id === option)).length;
    const right = rule.accept.includes(option) ? ticked : answered.length - ticked;
    return { part: option, right, ticked, wrong: [] };
  });
}

interface Answered {
  readonly answer: Answer;
  readonly slots: Slots;
}

const mostWrong = 2;

function countPart(
  part: string,
  answered: readonly Answered[],
  textOf: (part: string, value: string) => string | undefined,
): PartStatistics {
  const own = answered.flatMap(({ answer, slots }) => {
    const slot = slots.find(({ id }) => id === part);
    return slot === undefined ? [] : [{ answer, slot }];
  });
  const wrong = own.flatMap(({ answer, slot }): Refused[] => {
    const value = slot.isCorrect || slot.state !== undefined ? undefined : textOf(part, answer.value);
    return value === undefined ? [] : [{ answer: { ...answer, value }, reason: slot.refusal }];
  });
  const common = findCommonWrongAnswers(wrong).slice(0, mostWrong);
  return {
    part,
    right: own.filter(({ slot }) => slot.isCorrect).length,
    wrong: common.map(({ answer, count }) => ({ answer, count })),
  };
}

function textIn(slots: readonly { readonly id: string }[]) {
  return (part: string, value: string) => new Map(Object.entries(readSlots({ slots: [...slots] }, value))).get(part);
}

function placeIn(items: readonly string[]) {
  return (part: string, value: string) => `place ${readLines(items, value).indexOf(part) + 1}`;
}
