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
const choices: readonly DraftQuestion['type'][] = ['multiple-choice', 'multiple-response'];
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
    options: choices.includes(type) && choices.includes(question.type) ? question.options : [],
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

/** Says of an option that it is right, or that it is not. */
export function markOption(question: DraftQuestion, option: string, isRight: boolean): DraftQuestion {
  const others = question.correctAnswers.filter((answer) => !same(answer, option));
  return { ...question, correctAnswers: isRight ? [...others, option] : others };
}

/** An option as it is edited. */
export interface EditedOption {
  readonly text: string;
  readonly isRight: boolean;
  /** What it shows that somebody picked it although it is wrong; empty for nothing. */
  readonly note: string;
}

export function optionsOf(question: DraftQuestion): readonly EditedOption[] {
  return question.options.map((text) => ({
    text,
    isRight: isRightOption(question, text),
    note: question.notes?.[text] ?? '',
  }));
}

/** The question with these options. Answers that no option gives stay, since somebody has to look at them. */
export function withOptions(question: DraftQuestion, options: readonly EditedOption[]): DraftQuestion {
  const strangers = question.correctAnswers.filter((answer) => !question.options.some((one) => same(one, answer)));
  const notes = options.flatMap(({ text, note }) => (note === '' ? [] : [[text, note]]));
  return {
    ...question,
    options: options.map(({ text }) => text),
    correctAnswers: [...options.flatMap(({ text, isRight }) => (isRight ? text : [])), ...strangers],
    notes: notes.length === 0 ? null : Object.fromEntries(notes),
  };
}
