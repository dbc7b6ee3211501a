import type { PartMarks } from '@markwell/marking-core';
import { pictureSize } from '../../../files/picture-size.ts';
import { elements, find, textOf, type XmlElement } from '../../../files/xml.ts';
import { type Asked, html, mixed } from '../quiz/structured-question.ts';
import { answersOf, numbers, type ReadKind, writtenIn } from './answers.ts';
import { readCloze, readGapfill, readGapSelect } from './gaps.ts';

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

/**
 * Labels to be dragged to places in a picture ('ddimageortext'), or markers to areas of it ('ddmarker'), whose middles are the places here.
 * A label that is itself a picture goes by its name.
 */
const readLabels: ReadKind = (element, text) => {
  const drags = elements(element, 'drag').map((drag) => ({
    no: textOf(find(drag, 'no')).trim(),
    text: mixed(textOf(find(drag, 'text')).trim()),
  }));
  const background = elements(element, 'file').at(0);
  const { width, height } = pictureSize(Buffer.from(textOf(background), 'base64'));
  const share = (written: number, of: number) => Math.min(1, Math.max(0, written / of));
  const labels = elements(element, 'drop').map((drop) => {
    const value = (name: string) => textOf(find(drop, name)).trim();
    const id = value('text');
    const [x, y] =
      value('coords') === ''
        ? [Number(value('xleft')) || 0, Number(value('ytop')) || 0]
        : middleOf(value('shape'), value('coords'));
    return {
      ...(id !== '' && { id }),
      at: { x: share(x, width), y: share(y, height) },
      right: drags.filter(({ no }) => no === value('choice')).map((drag) => drag.text),
    };
  });
  const name = background?.attributes.name ?? '';
  const shown = name === '' ? '' : `<img src="@@PLUGINFILE@@/${encodeURIComponent(name)}">`;
  return {
    text: html(`${text.text}${shown}`),
    asked: { kind: 'labels', options: drags.map((drag) => drag.text), labels },
  };
};

/** '120,80;10' is a circle with its radius, '10,20;40,30' a rectangle with its width and height, or the corners of a polygon. */
function middleOf(shape: string, coords: string): readonly [x: number, y: number] {
  const points = coords.split(';').map((point) => point.split(',').map((one) => Number(one) || 0));
  const [[x = 0, y = 0] = [], [width = 0, height = 0] = []] = points;
  if (shape !== 'polygon') return shape === 'circle' ? [x, y] : [x + width / 2, y + height / 2];
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length;
  return [mean(0), mean(1)];
}

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
