import { type PartMarks, partMarksOf, type QuestionType } from '@markwell/marking-core';
import type { XmlElement } from '../../../../files/xml.ts';
import type { Lose, PaperQuestion } from '../paper/paper.ts';
import { keyedSlots } from '../paper/slot-keys.ts';
import { gapFillBody, labelsBody, tableBody } from './moodle-gaps.ts';
import { answer, field, type MoodleBody, noteOn, plainText, shareOfEach, textElement } from './moodle-text.ts';
import { essayBody, numberBody, typedBody } from './moodle-typed.ts';

type Body = (one: PaperQuestion, lose: Lose) => MoodleBody;

const truths = { true: 'True', false: 'False', cannot_tell: 'Cannot tell' };

export const moodleBodies: Readonly<Record<QuestionType, Body>> = {
  information: () => ({ type: 'description' }),
  'multiple-choice': ({ question: { options, correctAnswers, notes } }) =>
    choiceBody(options.map((text) => answer(text, correctAnswers.includes(text) ? 100 : 0, noteOn(notes?.[text])))),
  'true-false': ({ question: { correctAnswers } }) =>
    choiceBody(Object.entries(truths).map(([value, text]) => answer(text, correctAnswers.includes(value) ? 100 : 0))),
  text: typedBody,
  number: numberBody,
  combined: essayBody('Moodle has no Yes or No with a reason: it is an essay there, which a teacher marks'),
  'graph-plotting': essayBody('Moodle has no points to plot: it is an essay there, which a teacher marks'),
  'multiple-response': (one, lose) => {
    const { options, correctAnswers, notes } = one.question;
    const own = shareOfEach(one, lose);
    const part = partMarksOf(one.question);
    if (part === 'all') lose('Moodle gives a share for each right option, where it is all or nothing here', one);
    const wrong = part === 'each' ? 0 : part === 'all' ? -100 : -own;
    const share = (text: string) => (correctAnswers.includes(text) ? own : wrong);
    return choiceBody(
      options.map((text) => answer(text, share(text), noteOn(notes?.[text]))),
      false,
    );
  },
  matching: (one, lose) => {
    const slots = keyedSlots(one.question);
    if (slots.some(({ right }) => right.length > 1))
      lose('Moodle takes one match for each item: the others that are right are left out', one);
    if (partMarksOf(one.question) !== 'each') lose('Moodle gives a share of the marks for each pair', one);
    const used = new Set(slots.flatMap(({ right: [first = ''] }) => first));
    const pairs = [
      ...slots.map(({ id, right: [first = ''] }) => [id, first] as const),
      ...one.question.options.filter((text) => !used.has(text)).map((text) => ['', text] as const),
    ];
    return {
      type: 'matching',
      fields: [
        field('shuffleanswers', true),
        ...pairs.map(([term, meant]) =>
          plainText('subquestion', term, [{ name: 'answer', attributes: {}, children: [textElement(meant)] }]),
        ),
      ],
    };
  },
  ordering: ({ question: { correctAnswers }, question }) => ({
    type: 'ordering',
    fields: [
      field('layouttype', 'VERTICAL'),
      field('selecttype', 'ALL'),
      field('selectcount', correctAnswers.length),
      field('gradingtype', gradings[partMarksOf(question)]),
      field('showgrading', 'SHOW'),
      ...correctAnswers.map((text, index) => answer(text, index + 1)),
    ],
  }),
  'gap-fill': gapFillBody,
  labelling: labelsBody,
  table: tableBody,
};

/** Moodle's names for how an order is marked. */
const gradings = {
  all: 'ALL_OR_NOTHING',
  each: 'ABSOLUTE_POSITION',
  'right-less-wrong': 'ABSOLUTE_POSITION',
  neighbours: 'RELATIVE_NEXT_EXCLUDE_LAST',
} as const satisfies Record<PartMarks, string>;

function choiceBody(answers: readonly XmlElement[], isSingle = true): MoodleBody {
  const fields = [field('single', isSingle), field('shuffleanswers', false), field('answernumbering', 'ABCD')];
  return { type: 'multichoice', fields: [...fields, ...answers] };
}
