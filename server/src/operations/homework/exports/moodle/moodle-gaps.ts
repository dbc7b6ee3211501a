import { partMarksOf } from '@markwell/marking-core';
import { element } from '../../../../files/xml.ts';
import { paragraphs } from '../paper/html.ts';
import type { Lose, PaperQuestion } from '../paper/paper.ts';
import { type KeyedSlot, keyedSlots, piecesOf } from '../paper/slot-keys.ts';
import { field, type MoodleBody, textElement } from './moodle-text.ts';

/** A text with gaps: words to drag if all gaps share a bank, lists if each has one, else Moodle's cloze. */
export function gapFillBody(one: PaperQuestion, lose: Lose): MoodleBody {
  const { question } = one;
  const slots = keyedSlots(question);
  loseParts(one, slots, lose);
  const passage = question.passage ?? slots.map(({ id }) => `${id}: [[${id}]]`).join('\n');
  const isPicked = slots.every(({ bank }) => bank.length > 0);
  if (!isPicked) return clozeOf(one, slots, passage, lose);
  const areListed = slots.some(({ hasOwnList }) => hasOwnList);
  const groups = [...new Set(slots.map(({ bank }) => bank.join('\n')))];
  const choices = groups.flatMap((bank, group) => bank.split('\n').map((text) => ({ text, group: group + 1 })));
  const place = ({ bank, right: [first] }: KeyedSlot) =>
    choices.findIndex(({ text, group }) => text === first && group === groups.indexOf(bank.join('\n')) + 1) + 1;
  const text = piecesOf(passage, slots).map((piece) => (typeof piece === 'string' ? piece : `[[${place(piece)}]]`));
  return {
    type: areListed ? 'gapselect' : 'ddwtos',
    below: paragraphs(text.join('')),
    fields: [
      field('shuffleanswers', areListed ? 0 : 1),
      ...choices.map(({ text, group }) =>
        areListed
          ? element('selectoption', {}, [textElement(text), field('group', group)])
          : element('dragbox', {}, [textElement(text), field('group', group), field('infinite', 1)]),
      ),
    ],
  };
}

/** A table to fill in, as a cloze with a table. */
export function tableBody(one: PaperQuestion, lose: Lose): MoodleBody {
  const slots = keyedSlots(one.question);
  loseParts(one, slots, lose);
  const marks = marksOfGaps(one, slots, lose);
  const fill = (cell: string) =>
    piecesOf(cell, slots).map((piece) => (typeof piece === 'string' ? piece : gapText(piece, marks)));
  return { type: 'cloze', fill };
}

/** A text with gaps of any kind within it. */
function clozeOf(one: PaperQuestion, slots: readonly KeyedSlot[], passage: string, lose: Lose): MoodleBody {
  const marks = marksOfGaps(one, slots, lose);
  const text = piecesOf(passage, slots).map((piece) => (typeof piece === 'string' ? piece : gapText(piece, marks)));
  return { type: 'cloze', below: paragraphs(text.join('')) };
}

function loseParts(one: PaperQuestion, slots: readonly KeyedSlot[], lose: Lose): void {
  if (partMarksOf(one.question) !== 'each') lose('Moodle gives a share of the marks for each gap', one);
  const hasOthers = slots.some(({ bank, right }) => bank.length > 0 && right.length > 1);
  if (hasOthers && slots.every(({ bank }) => bank.length > 0))
    lose('Moodle takes one choice for each gap: the others that are right are left out', one);
}

/** What each gap is worth; Moodle adds them up. */
function marksOfGaps(one: PaperQuestion, slots: readonly KeyedSlot[], lose: Lose): number {
  const { marks } = one.question;
  const each = marks / Math.max(1, slots.length);
  if (Number.isInteger(each)) return each;
  lose(`Each gap has 1 mark in Moodle, which makes ${slots.length} instead of ${marks}`, one);
  return 1;
}

/** '{1:SHORTANSWER:=sun~=the sun}' */
function gapText({ bank, right, key }: KeyedSlot, marks: number): string {
  const [kind, answers] =
    bank.length > 0
      ? ['MULTICHOICE', bank.map((text) => `${right.includes(text) ? '=' : ''}${said(text)}`)]
      : key.kind === 'numbers'
        ? ['NUMERICAL', key.numbers.map(({ value, tolerance }) => `=${value}:${tolerance}`)]
        : ['SHORTANSWER', right.map((text) => `=${said(text)}`)];
  return `{${marks}:${kind}:${answers.join('~')}}`;
}

const said = (text: string) => text.replace(/[}#~/"\\]/gu, (sign) => `\\${sign}`);

/** Labels of a picture: to be dragged to their places, or typed into gaps below it. */
export function labelsBody(one: PaperQuestion, lose: Lose): MoodleBody {
  const { question, picture } = one;
  const slots = keyedSlots(question);
  const canDrag = slots.every(({ bank, at }) => bank.length > 0 && at !== undefined);
  if (picture === undefined || !canDrag) {
    const passage = slots.map(({ id }) => `${id}: [[${id}]]`).join('\n');
    lose('Moodle has no labels to type: they are gaps below the picture, which does not show where they belong', one);
    return clozeOf(one, slots, passage, lose);
  }
  if (partMarksOf(question) !== 'each') lose('Moodle gives a share of the marks for each label', one);
  const bank = [...new Set(slots.flatMap((slot) => slot.bank))];
  return {
    type: 'ddimageortext',
    showsPicture: true,
    fields: [
      field('shuffleanswers', 1),
      ...bank.map((text, index) =>
        element('drag', {}, [field('no', index + 1), textElement(text), field('draggroup', 1), element('infinite')]),
      ),
      ...slots.map(({ id, right: [first = ''], at }, index) =>
        element('drop', {}, [
          textElement(id),
          field('no', index + 1),
          field('choice', bank.indexOf(first) + 1),
          field('xleft', Math.round((at?.x ?? 0) * picture.width)),
          field('ytop', Math.round((at?.y ?? 0) * picture.height)),
        ]),
      ),
    ],
  };
}
