import { partMarksOf } from '@markwell/marking-core';
import { element } from '../../../../files/write-xml.ts';
import type { Lose, PaperQuestion } from '../paper/paper.ts';
import { keyedSlots } from '../paper/slot-keys.ts';
import { clozeOf } from './moodle-gaps.ts';
import { field, type MoodleBody, textElement } from './moodle-text.ts';

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
