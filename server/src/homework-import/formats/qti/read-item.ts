import { posix } from 'node:path';
import { element } from '../../../files/write-xml.ts';
import { descendants, elements, find, inside, type XmlElement } from '../../../files/xml.ts';
import {
  type Asked,
  type FindPicture,
  type Gap,
  html,
  plain,
  type Remark,
  type StructuredQuestion,
  type WeightedAnswer,
} from '../quiz/structured-question.ts';
import { htmlOf, isTemplate, readBody } from './item-body.ts';
import { type Declared, declaredIn, earning, marksOf, partMarksIn, rightValues } from './item-xml.ts';

/** An item, with what it takes to read it. */
interface Reading {
  readonly item: XmlElement;
  readonly declared: ReadonlyMap<string, Declared>;
  readonly words: readonly XmlElement[];
}

/** Cartridges give each item a hundred per cent of its mark. */
const perCent = 100;

const nothing: Declared = { isSeveral: false, isNumber: false, correct: [], mapped: new Map() };

/** The question of one item of QTI 2 (`asVersion2`), and what of it is left out; without a question where it cannot be asked. */
export function readItem(
  item: XmlElement,
  named: Pick<StructuredQuestion, 'id' | 'label' | 'material'>,
  findPicture: FindPicture,
): (StructuredQuestion | Remark)[] {
  const leftOut = (why: string): Remark => ({
    message: `the item “${item.attributes.title ?? ''}” ${why}: it is left out.`,
  });
  if (isTemplate(item)) return [leftOut('has values that change from pupil to pupil')];
  const { html: body, gaps, blocks, words, hasFeedback } = readBody(find(item, 'itemBody'));
  const reading = { item, declared: declaredIn(item), words };
  const remarks: Remark[] = [];
  const marks = marksOf(item);
  const isPercent = marks === perCent;
  if (isPercent) remarks.push({ message: 'its 100 is taken for per cent: it has 1 mark.', severity: 'info' });
  const isUneven = [...reading.declared.values()].some(({ isSeveral, mapped }) => isSeveral && hasUneven(mapped));
  if (isUneven) remarks.push({ message: 'its parts are worth different marks: here each has the same share.' });
  const partMarks = partMarksIn(item);
  const ofGaps: Asked = { kind: 'gaps', gaps: gaps.map((gap) => gapOf(gap, reading)), partMarks };
  const parts = blocks.flatMap((block) => {
    const asked = interactions[block.name]?.(block, reading);
    if (asked === undefined) remarks.push(leftOut(`is of a kind that cannot be asked here (${block.name})`));
    if (asked === 'no order') remarks.push({ message: 'its order is not said, so it is left out.' });
    if (asked === undefined || asked === 'no order') return [];
    const several = severalOf(block, reading);
    if (several !== undefined)
      remarks.push({ message: `“${several}” belongs to several; the first is taken for right.` });
    return [{ text: html(textOfBlock(block)), asked }];
  });
  if (blocks.length > 0 && gaps.length === 0 && parts.length === 0) return remarks;
  const [only] = parts;
  const isAlone = only !== undefined && blocks.length === 1 && gaps.length === 0;
  const question: StructuredQuestion = {
    ...named,
    findPicture,
    marks: isPercent ? 1 : marks,
    hints: descendants(item, 'infoControl').map((hint) => html(inside(hint))),
    leaves: hasFeedback || find(item, 'modalFeedback') !== undefined ? ['Feedback is'] : [],
    text: html(isAlone ? [body, only.text.text].filter((text) => text.trim() !== '').join('<div></div>') : body),
    asked: isAlone
      ? only.asked
      : gaps.length > 0
        ? withParts(ofGaps, parts)
        : parts.length > 0
          ? { kind: 'parts', parts }
          : { kind: 'nothing' },
  };
  return [...remarks, question];
}

const hasUneven = (mapped: Declared['mapped']) => new Set([...mapped.values()].filter((marks) => marks > 0)).size > 1;

/** A text with gaps, and below it what stands by itself. */
const withParts = (ofGaps: Asked, parts: Extract<Asked, { kind: 'parts' }>['parts']): Asked =>
  parts.length === 0 ? ofGaps : { kind: 'parts', parts: [{ text: html(''), asked: ofGaps }, ...parts] };

type ReadInteraction = (block: XmlElement, reading: Reading) => Asked | 'no order';

/** What can be asked by itself, by QTI's names. */
const interactions: Readonly<Record<string, ReadInteraction>> = {
  choiceInteraction: (block, reading) => {
    const declared = declaredOf(block, reading);
    const partMarks = declared.isSeveral ? partMarksIn(reading.item) : undefined;
    const choice = choiceAmong(choicesOf(block), declared.isSeveral ? earning(declared) : rightValues(declared));
    return { ...choice, areSeveralPicked: declared.isSeveral, partMarks };
  },
  extendedTextInteraction: (block, reading) => ({ kind: 'typed', answers: typedIn(block, reading) }),
  orderInteraction: (block, reading) => {
    const choices = choicesOf(block);
    const inOrder = declaredOf(block, reading).correct.flatMap((id) => choices.find((one) => one.id === id) ?? []);
    const partMarks = partMarksIn(reading.item);
    return inOrder.length === choices.length ? { kind: 'order', inOrder, partMarks } : 'no order';
  },
  matchInteraction: (block, reading) => {
    const [terms = [], meant = []] = matchSets(block);
    const pairs = pairsOf(block, reading);
    const matched = terms.map((term) => ({
      term,
      meant: meant.find(({ id }) => pairs.some((pair) => pair[0] === term.id && pair[1] === id)) ?? html(''),
    }));
    const spare = meant.map((one) => ({ term: html(''), meant: one }));
    return { kind: 'pairs', pairs: [...matched, ...spare], partMarks: partMarksIn(reading.item) };
  },
  // Any two of one set make a pair: the first of each is its term here.
  associateInteraction: (block, reading) => {
    const choices = elements(block, 'simpleAssociableChoice').map(choiceOf);
    const named = (id: string | undefined) => choices.find((one) => one.id === id) ?? html('');
    const pairs = pairsOf(block, reading);
    const matched = pairs.map(([term, meant]) => ({ term: named(term), meant: named(meant) }));
    const spare = choices.filter(({ id }) => !pairs.flat().includes(id)).map((meant) => ({ term: html(''), meant }));
    return { kind: 'pairs', pairs: [...matched, ...spare], partMarks: partMarksIn(reading.item) };
  },
  hottextInteraction: (block, reading) => {
    const declared = declaredOf(block, reading);
    const choice = choiceAmong(descendants(block, 'hottext').map(choiceOf), earning(declared));
    return { ...choice, areSeveralPicked: declared.isSeveral, partMarks: partMarksIn(reading.item) };
  },
  sliderInteraction: (block, reading) => ({ kind: 'typed', answers: typedIn(block, reading), number: { units: [] } }),
  graphicGapMatchInteraction: readLabels,
};

/** Labels for places in a picture; one that is itself a picture goes by what is said of it. */
function readLabels(block: XmlElement, reading: Reading): Asked {
  const picture = pictureIn(block);
  const { width = '', height = '' } = picture?.attributes ?? {};
  const words = descendants(block, 'gapText', 'gapImg').map((one) => ({
    ...choiceOf(one),
    ...(one.name === 'gapImg' && plain(nameOfPicture(one))),
  }));
  const pairs = pairsOf(block, reading);
  const labels = descendants(block, 'associableHotspot').map(({ attributes }) => {
    const { x, y } = centreOf(attributes.coords ?? '', attributes.shape ?? '');
    const belong = pairs.flatMap(([word, place]) => (place === attributes.identifier ? [word] : []));
    return {
      ...(attributes.hotspotLabel ? { id: attributes.hotspotLabel } : {}),
      at: { x: shareOf(x, Number(width)), y: shareOf(y, Number(height)) },
      right: words.filter(({ id }) => belong.includes(id)),
    };
  });
  return { kind: 'labels', options: words, labels, partMarks: partMarksIn(reading.item) };
}

function nameOfPicture(label: XmlElement): string {
  const { alt, data, src = data } = descendants(label, 'img', 'object').at(0)?.attributes ?? {};
  return label.attributes.objectLabel ?? (alt?.trim() || posix.basename(src ?? '').replace(/\.\w+$/u, ''));
}

const shareOf = (value: number, of: number) => (of > 0 ? Math.min(1, Math.max(0, value / of)) : 0);

/** The middle of a shape: of a circle its centre, of a rectangle or polygon that of its corners. */
function centreOf(coords: string, shape: string): { x: number; y: number } {
  const [x = 0, y = 0, ...rest] = coords.split(',').map((one) => Number(one) || 0);
  if (/^(?:circle|ellipse)$/u.test(shape)) return { x, y };
  const all = [x, y, ...rest];
  const middle = (from: 0 | 1) => {
    const values = all.filter((_value, index) => index % 2 === from);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return { x: middle(0), y: middle(1) };
}

const pictureIn = (block: XmlElement) =>
  elements(block).find(({ name }) => /^(?:object|img|picture)$/u.test(name)) ??
  descendants(block, 'object', 'img').at(0);

/** What a block says by itself: its prompt, its picture, and the text that its choices are part of. */
function textOfBlock(block: XmlElement): string {
  const prompt = htmlOf(find(block, 'prompt'));
  if (block.name === 'hottextInteraction')
    return htmlOf({ ...block, name: 'div', children: block.children.filter((one) => !isPrompt(one)) }) + prompt;
  const {
    data,
    src = data,
    alt = '',
  } = (block.name.startsWith('graphic') ? pictureIn(block) : undefined)?.attributes ?? {};
  const shown = element('img', { src: src ?? '', alt });
  return src === undefined ? prompt : `${inside(element('p', {}, [shown]))}${prompt}`;
}

const isPrompt = (child: XmlElement | string) => typeof child !== 'string' && child.name === 'prompt';

const matchSets = (block: XmlElement) =>
  elements(block, 'simpleMatchSet').map((set) => elements(set, 'simpleAssociableChoice').map(choiceOf));

const pairsOf = (block: XmlElement, reading: Reading) =>
  earning(declaredOf(block, reading)).map((pair) => pair.split(/\s+/u));

/** A term that several things belong to. */
function severalOf(block: XmlElement, reading: Reading): string | undefined {
  const pairs = pairsOf(block, reading);
  const [terms = []] = matchSets(block);
  return terms.find(({ id }) => pairs.filter(([term]) => term === id).length > 1)?.text.replace(/<[^<>]*>/gu, '');
}

/** What one gap of a text takes. */
function gapOf(gap: XmlElement, reading: Reading): Gap {
  if (gap.name === 'textEntryInteraction') {
    const tolerance = toleranceOf(reading.item);
    const answers = typedIn(gap, reading).map((one) => ({ ...one, tolerance }));
    const { isNumber } = declaredOf(gap, reading);
    return { asked: { kind: 'typed', answers, ...(isNumber && { number: { units: [] } }) } };
  }
  if (gap.name === 'inlineChoiceInteraction')
    return { asked: choiceAmong(choicesOf(gap), rightValues(declaredOf(gap, reading))) };
  const pairs = [...reading.declared.values()].flatMap(earning).map((pair) => pair.split(/\s+/u));
  const belong = pairs.flatMap(([word = '', place]) => (place === gap.attributes.identifier ? [word] : []));
  return { asked: choiceAmong(reading.words.map(choiceOf), belong) };
}

const typedIn = (block: XmlElement, reading: Reading): WeightedAnswer[] =>
  rightValues(declaredOf(block, reading)).map((text) => ({ ...plain(text), worth: 100 }));

const declaredOf = ({ attributes }: XmlElement, { declared }: Reading) =>
  declared.get(attributes.responseIdentifier ?? '') ?? nothing;

const choicesOf = (block: XmlElement) => descendants(block, 'simpleChoice', 'inlineChoice').map(choiceOf);

const choiceOf = (one: XmlElement) => ({ id: one.attributes.identifier ?? '', ...html(htmlOf(one)) });

const choiceAmong = (choices: readonly ReturnType<typeof choiceOf>[], right: readonly string[]) => ({
  kind: 'choice' as const,
  options: choices.map(({ id, ...text }): WeightedAnswer => ({ ...text, worth: right.includes(id) ? 100 : 0 })),
});

/** How far a number may be away, as the rules for marking an item say. */
function toleranceOf(item: XmlElement): number {
  const equal = descendants(find(item, 'responseProcessing'), 'equal').find(
    ({ attributes }) => attributes.toleranceMode === 'absolute',
  );
  return Math.max(0, ...(equal?.attributes.tolerance ?? '').split(/\s+/u).map((one) => Number(one) || 0));
}
