import { partMarksOf } from '@markwell/marking-core';
import type { DraftQuestion } from '../../../../contract/homework-draft.ts';
import { schemeLines } from '../paper/typed-key.ts';

const truths: Readonly<Record<string, string>> = { true: 'True', false: 'False', cannot_tell: 'Cannot tell' };

const parts = {
  all: 'All must be right.',
  each: 'A share of the marks for each right one.',
  'right-less-wrong': 'A share of the marks for each right one, less one for each wrong one.',
  neighbours: 'A share of the marks for each pair in the right order.',
} as const;

const hasParts: readonly DraftQuestion['type'][] = [
  'multiple-response',
  'matching',
  'ordering',
  'gap-fill',
  'labelling',
  'table',
];

/** What is right, a line each, as a mark scheme has it. */
export function schemeRows(question: DraftQuestion): string[] {
  const { type, options, correctAnswers, tolerance } = question;
  if (type === 'true-false') return correctAnswers.map((value) => truths[value] ?? value);
  if (type === 'multiple-choice' || type === 'multiple-response') {
    const lines = correctAnswers.map((text) => {
      const at = options.indexOf(text);
      return at === -1 ? text : type === 'multiple-choice' ? `${letterOf(at)} ${text}` : text;
    });
    return [...lines, ...(hasParts.includes(type) ? [parts[partMarksOf(question)]] : [])];
  }
  const away = tolerance ? ` ± ${tolerance}` : '';
  const lines = type === 'ordering' ? correctAnswers.map((text, at) => `${at + 1} ${text}`) : schemeLines(question);
  return [...lines.map((line) => `${line}${away}`), ...(hasParts.includes(type) ? [parts[partMarksOf(question)]] : [])];
}

/** The letter of an option, from 0. */
export const letterOf = (at: number): string => String.fromCharCode(65 + at);
