import { descendants, elements, find, type XmlElement } from '../../../files/xml.ts';
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
import { type Declared, declaredIn, marksOf, rightValues } from './item-xml.ts';

/** An item, with what it takes to read it. */
interface Reading {
  readonly item: XmlElement;
  readonly declared: ReadonlyMap<string, Declared>;
  readonly words: readonly XmlElement[];
}

const nothing: Declared = { isSeveral: false, correct: [], mapped: new Map() };

/** The question of one item of QTI 2 (`asVersion2`), and what of it is left out; without a question where it cannot be asked. */
export function readItem(
  item: XmlElement,
  named: Pick<StructuredQuestion, 'id' | 'above'>,
  findPicture: FindPicture,
): (StructuredQuestion | Remark)[] {
  const leftOut = (why: string): Remark => ({
    message: `the item “${item.attributes.title ?? ''}” ${why}: it is left out.`,
  });
  if (isTemplate(item)) return [leftOut('has values that change from pupil to pupil')];
  const { html: body, gaps, blocks, words, hasFeedback } = readBody(find(item, 'itemBody'));
  const reading = { item, declared: declaredIn(item), words };
  const remarks: Remark[] = [];
  const ofGaps: Asked = { kind: 'gaps', gaps: gaps.map((gap) => gapOf(gap, reading)) };
  const parts = blocks.flatMap((block) => {
    const asked = interactions[block.name]?.(block, reading);
    if (asked === undefined) remarks.push(leftOut(`is of a kind that cannot be asked here (${block.name})`));
    if (asked === 'no order') remarks.push({ message: 'its order is not said, so it is left out.' });
    if (asked === undefined || asked === 'no order') return [];
    const several = severalOf(block, reading);
    if (several !== undefined)
      remarks.push({ message: `“${several}” belongs to several; the first is taken for right.` });
    return [{ text: html(htmlOf(find(block, 'prompt'))), asked }];
  });
  if (blocks.length > 0 && gaps.length === 0 && parts.length === 0) return remarks;
  const [only] = parts;
  const isAlone = only !== undefined && blocks.length === 1 && gaps.length === 0;
  const question: StructuredQuestion = {
    ...named,
    findPicture,
    marks: marksOf(item),
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

/** A text with gaps, and below it what stands by itself. */
const withParts = (ofGaps: Asked, parts: Extract<Asked, { kind: 'parts' }>['parts']): Asked =>
  parts.length === 0 ? ofGaps : { kind: 'parts', parts: [{ text: html(''), asked: ofGaps }, ...parts] };

type ReadInteraction = (block: XmlElement, reading: Reading) => Asked | 'no order';

/** What can be asked by itself, by QTI's names. */
const interactions: Readonly<Record<string, ReadInteraction>> = {
  choiceInteraction: (block, reading) => {
    const declared = declaredOf(block, reading);
    return { ...choiceAmong(choicesOf(block), rightValues(declared)), areSeveralPicked: declared.isSeveral };
  },
  extendedTextInteraction: (block, reading) => ({ kind: 'typed', answers: typedIn(block, reading) }),
  orderInteraction: (block, reading) => {
    const choices = choicesOf(block);
    const inOrder = declaredOf(block, reading).correct.flatMap((id) => choices.find((one) => one.id === id) ?? []);
    return inOrder.length === choices.length ? { kind: 'order', inOrder } : 'no order';
  },
  matchInteraction: (block, reading) => {
    const [terms = [], meant = []] = matchSets(block);
    const pairs = pairsOf(block, reading);
    const matched = terms.map((term) => ({
      term,
      meant: meant.find(({ id }) => pairs.some((pair) => pair[0] === term.id && pair[1] === id)) ?? html(''),
    }));
    return { kind: 'pairs', pairs: [...matched, ...meant.map((one) => ({ term: html(''), meant: one }))] };
  },
};

const matchSets = (block: XmlElement) =>
  elements(block, 'simpleMatchSet').map((set) => elements(set, 'simpleAssociableChoice').map(choiceOf));

const pairsOf = (block: XmlElement, reading: Reading) =>
  rightValues(declaredOf(block, reading)).map((pair) => pair.split(/\s+/u));

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
    return { asked: { kind: 'typed', answers: typedIn(gap, reading).map((one) => ({ ...one, tolerance })) } };
  }
  if (gap.name === 'inlineChoiceInteraction')
    return { asked: choiceAmong(choicesOf(gap), rightValues(declaredOf(gap, reading))) };
  const pairs = [...reading.declared.values()].flatMap(rightValues).map((pair) => pair.split(/\s+/u));
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
