import type { QuestionType } from '@markwell/marking-core';
import { TextRun } from 'docx';
import type { Lose, PaperQuestion } from '../paper/paper.ts';
import { keyedSlots, piecesOf } from '../paper/slot-keys.ts';
import { letterOf } from './scheme-rows.ts';
import { type Block, gridOf, inLine, room, textLines } from './word-parts.ts';

type Room = (one: PaperQuestion, lose: Lose) => Block[];

const box = '☐';
const blank = '……………………';

const line = (text: string) => inLine([new TextRun(text)]);
const lined = (marks: number) => room(Math.min(12, Math.max(1, marks * 2 - 1)));
const bankOf = (options: readonly string[]) =>
  options.length === 0 ? [] : textLines(`Choose from: ${options.join(',   ')}`, { isIn: true, italics: true });

/** The room to answer, by the type of a question. */
export const answerRoom: Readonly<Record<QuestionType, Room>> = {
  information: () => [],
  'multiple-choice': ({ question }) => question.options.map((text, at) => line(`${letterOf(at)}) ${text}`)),
  'true-false': () => [line(['True', 'False', 'Cannot tell'].map((text) => `${box} ${text}`).join('      '))],
  text: ({ question }) => lined(question.marks),
  combined: ({ question }) => [line(`${box} Yes      ${box} No`), ...lined(question.marks)],
  'graph-plotting': (one, lose) => {
    lose('The grid to plot on is not in the paper', one);
    return [];
  },
  'multiple-response': ({ question: { options } }) => options.map((text) => line(`${box} ${text}`)),
  matching: ({ question }) => {
    const slots = keyedSlots(question);
    const options = [...new Set(slots.flatMap(({ bank }) => bank))];
    return [
      ...slots.map(({ id }) => line(`${id}   ${blank}`)),
      ...options.map((text, at) => line(`${letterOf(at)}   ${text}`)),
    ];
  },
  ordering: ({ question: { options } }) => options.map((text) => line(`[      ]   ${text}`)),
  'gap-fill': ({ question }) => {
    const slots = keyedSlots(question);
    const text = piecesOf(question.passage ?? '', slots).map((piece) => {
      if (typeof piece === 'string') return piece;
      return piece.hasOwnList ? `${blank} (${piece.bank.join(' / ')})` : blank;
    });
    return [...bankOf(question.options), ...textLines(text.join(''), { isIn: true })];
  },
  number: ({ question: { units } }) => {
    const [only, ...others] = units ?? [];
    return [
      ...room(1, others.length === 0 ? only : ''),
      ...(others.length > 0 ? textLines(`Unit: ${(units ?? []).join('   /   ')}`, { isIn: true }) : []),
    ];
  },
  labelling: (one, lose) => {
    const slots = keyedSlots(one.question);
    lose('The paper has no letters in the picture where the labels belong: write them into it', one);
    return [...bankOf(one.question.options), ...slots.map(({ id }) => line(`${id}   ${blank}`))];
  },
  table: ({ question }) => {
    const slots = keyedSlots(question);
    const { caption, columns, rows } = question.table ?? { caption: '', columns: [], rows: [] };
    const shown = (cell: string) =>
      piecesOf(cell, slots)
        .map((piece) => (typeof piece === 'string' ? piece : piece.hasOwnList ? piece.bank.join(' / ') : ' '))
        .join('');
    const cells = [columns, ...rows].map((row) => row.map(shown));
    return [
      ...bankOf(question.options),
      ...textLines(caption, { isIn: true }),
      ...(columns.length === 0 ? [] : [gridOf(cells)]),
    ];
  },
};
