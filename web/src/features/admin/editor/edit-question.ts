import { questionTypes } from '@markwell/marking-core';
import type { DraftQuestion } from '@markwell/server/contract';

/** What a statement can be answered with. */
export const truths = [
  { value: 'true', label: 'True' },
  { value: 'false', label: 'False' },
  { value: 'cannot_tell', label: 'Cannot tell' },
] as const;

/** The types that a question can get; points on the jar graph are for what has them already. */
export function typesFor({ type }: DraftQuestion): DraftQuestion['type'][] {
  return questionTypes.filter((one) => one !== 'graph-plotting' || one === type);
}

/** The types that have options, and those with slots: their answers belong to them. */
const withOptions: readonly DraftQuestion['type'][] = ['multiple-choice', 'multiple-response'];
const withParts: readonly DraftQuestion['type'][] = ['matching', 'ordering', 'gap-fill', 'labelling', 'table'];
/** The types whose answers are texts, which stay when one of them becomes another. */
const texts: Readonly<Partial<Record<DraftQuestion['type'], true>>> = {
  text: true,
  number: true,
  combined: true,
  'multiple-choice': true,
  'multiple-response': true,
  'graph-plotting': true,
};

/** Another type, with what the new type cannot have taken away and the marks it must have. */
export function changeType(question: DraftQuestion, type: DraftQuestion['type']): DraftQuestion {
  const marks = type === 'information' ? 0 : Math.max(question.marks, 1);
  const isKept = [type, question.type].every((one) => one in texts);
  return {
    ...question,
    type,
    marks,
    options: withOptions.includes(type) && withOptions.includes(question.type) ? question.options : [],
    correctAnswers: isKept ? question.correctAnswers : [],
    ...(type === 'text' ? {} : { markingPoints: null, tolerance: null }),
    ...(withParts.includes(type) || question.slots ? { slots: null, passage: null, partMarks: null } : {}),
    ...(question.choose ? { choose: null } : {}),
    ...(question.units ? { units: null } : {}),
  };
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

export function isRightOption({ correctAnswers }: DraftQuestion, option: string): boolean {
  return option.trim() !== '' && correctAnswers.some((answer) => same(answer, option));
}

/** Rewrites an option; where it was a right one, it stays right. */
export function changeOption(question: DraftQuestion, index: number, text: string): DraftQuestion {
  const before = question.options[index] ?? '';
  const wasRight = isRightOption(question, before);
  const { [before]: note, ...notes } = question.notes ?? {};
  return {
    ...question,
    ...(question.notes && { notes: note === undefined ? notes : { ...notes, [text]: note } }),
    options: question.options.map((option, place) => (place === index ? text : option)),
    correctAnswers: wasRight
      ? question.correctAnswers.map((answer) => (same(answer, before) ? text : answer))
      : question.correctAnswers,
  };
}

/** Says of an option that it is right, or that it is not. */
export function markOption(question: DraftQuestion, option: string, isRight: boolean): DraftQuestion {
  const others = question.correctAnswers.filter((answer) => !same(answer, option));
  return { ...question, correctAnswers: isRight ? [...others, option] : others };
}

/** Says what it shows that somebody picked a wrong option; an empty text says nothing. */
export function noteOption(question: DraftQuestion, option: string, text: string): DraftQuestion {
  const { [option]: _before, ...others } = question.notes ?? {};
  const notes = text === '' ? others : { ...others, [option]: text };
  return { ...question, notes: Object.keys(notes).length === 0 ? null : notes };
}

/** Takes an option away, and with it what it said of the right answer. */
export function removeOption(question: DraftQuestion, index: number): DraftQuestion {
  const option = question.options[index] ?? '';
  const rest = question.options.filter((_option, place) => place !== index);
  const without = { ...noteOption(question, option, ''), options: rest };
  return option.trim() === '' ? without : markOption(without, option, false);
}

export function addOption(question: DraftQuestion): DraftQuestion {
  return { ...question, options: [...question.options, ''] };
}
