import type { PartMarks } from '@markwell/marking-core';
import { elements, find, textOf, type XmlElement } from '../../../files/xml.ts';
import { type Asked, mixed } from '../quiz/structured-question.ts';
import { answersOf, numbers, type ReadKind, writtenIn } from './answers.ts';
import { readCloze, readGapfill, readGapSelect } from './gaps.ts';
import { readLabels } from './labels.ts';

const choice = (element: XmlElement, areSeveralPicked: boolean, partMarks?: PartMarks): { asked: Asked } => {
  const options = answersOf(element);
  const isLess = options.some(({ worth }) => worth < 0);
  const part = partMarks ?? (isLess ? 'right-less-wrong' : 'each');
  return { asked: { kind: 'choice', options, areSeveralPicked, ...(areSeveralPicked && { partMarks: part }) } };
};
const matching: ReadKind = (element) => ({
  asked: {
    kind: 'pairs',
    pairs: elements(element, 'subquestion').map((pair) => ({
      term: writtenIn(pair),
      meant: mixed(textOf(find(pair, 'answer', 'text'))),
    })),
  },
});

/** The kinds of question that are read, by Moodle's names of them. */
const kinds: Readonly<Record<string, ReadKind>> = {
  multichoice: (element) => choice(element, /^(?:false|0)$/iu.test(textOf(find(element, 'single')).trim())),
  multichoiceset: (element) => choice(element, true, 'all'),
  oumultiresponse: (element) => choice(element, true),
  truefalse: (element) => choice(element, false),
  shortanswer: (element) => ({ asked: { kind: 'typed', answers: answersOf(element), hasStars: true } }),
  numerical: (element) => ({
    asked: {
      kind: 'typed',
      answers: numbers(answersOf(element), unitOf(element)),
      number: { units: isUnitTyped(element) ? [] : unitsOf(element) },
    },
  }),
  // What it says to graders is a mark scheme.
  essay: (element) => ({
    asked: { kind: 'typed', answers: [{ ...writtenIn(find(element, 'graderinfo')), worth: 100 }] },
  }),
  description: () => ({ asked: { kind: 'nothing' } }),
  matching,
  ordering: (element) => ({
    asked: {
      kind: 'order',
      inOrder: answersOf(element).toSorted((a, b) => a.worth - b.worth),
      partMarks: partMarksOf(textOf(find(element, 'gradingtype')).trim()),
    },
  }),
  cloze: readCloze,
  multianswer: readCloze,
  gapselect: readGapSelect,
  ddwtos: readGapSelect,
  gapfill: readGapfill,
  ddimageortext: readLabels,
  ddmarker: readLabels,
};

/** How a question is read; of a kind with another name that has pairs as a matching task has them. */
export function kindOf(element: XmlElement): ReadKind | undefined {
  const known = kinds[element.attributes.type ?? ''];
  return (
    known ?? (elements(element, 'subquestion').some((pair) => find(pair, 'answer') !== undefined) ? matching : known)
  );
}

/** How an order is marked, by Moodle's names for it. */
function partMarksOf(grading: string): PartMarks | undefined {
  if (/^(?:ALL_OR_NOTHING|-1)$/u.test(grading)) return 'all';
  if (/^(?:ABSOLUTE_POSITION|0)$/u.test(grading)) return 'each';
  return grading === '' ? undefined : 'neighbours';
}

const unitsOf = (element: XmlElement) =>
  elements(find(element, 'units') ?? element, 'unit')
    .map((unit) => textOf(find(unit, 'unit_name')).trim())
    .filter((name) => name !== '');

const isUnitTyped = (element: XmlElement) => textOf(find(element, 'showunits')).trim() === '0';

/** ' m/s', the unit that the numbers are in; '' where there is none. */
function unitOf(element: XmlElement): string {
  const units = elements(find(element, 'units') ?? element, 'unit');
  const own = units.find((unit) => Number(textOf(find(unit, 'multiplier')) || '1') === 1);
  const name = textOf(find(own, 'unit_name')).trim();
  return name === '' ? '' : ` ${name}`;
}
