import { descendants, elements, find, type XmlElement } from '../../../files/xml.ts';
import type { SourceQuestion } from '../../read-homework.ts';
import type { FindPicture, Gatherer } from '../gather.ts';
import { gapsOf, matches, ordered, sharedMarks } from '../questions/several-in-one.ts';
import { typedKey } from '../questions/typed-key.ts';
import { choiceOf } from '../questions/weighted-answers.ts';
import { htmlOf, isTemplate, readBody } from './item-body.ts';
import { type Declared, declaredIn, marksOf, rightValues } from './item-xml.ts';

/** An item, with what it takes to read it. */
interface Reading {
  readonly item: XmlElement;
  readonly declared: ReadonlyMap<string, Declared>;
  readonly gatherer: Gatherer;
  readonly words: readonly XmlElement[];
}

const nothing: Declared = { isSeveral: false, correct: [], mapped: new Map() };

/** The questions of one item of QTI 2 (`asVersion2`): none where it cannot be asked, which is told. */
export function readItem(
  item: XmlElement,
  named: Pick<SourceQuestion, 'id' | 'name' | 'place' | 'description'>,
  gatherer: Gatherer,
  findPicture: FindPicture,
): SourceQuestion[] {
  const title = item.attributes.title ?? '';
  const leaveOut = (why: string) => {
    gatherer.say(named, `the item “${title}” ${why}: it is left out.`);
    return [];
  };
  if (isTemplate(item)) return leaveOut('has values that change from pupil to pupil');
  const { html, gaps, blocks, words, hasFeedback } = readBody(find(item, 'itemBody'));
  const reading = { item, declared: declaredIn(item), gatherer, words };
  if (hasFeedback || find(item, 'modalFeedback') !== undefined) gatherer.note('Feedback is', named);
  const marks = marksOf(item);
  const asked = gatherer.asked(named, html, 'html', findPicture);
  const base: SourceQuestion = { ...named, ...asked, marks, origins: {} };
  if (gaps.length > 0) {
    const each = marks === undefined ? undefined : sharedMarks(named, marks, gaps.length, 'each gap', gatherer);
    for (const { name } of blocks) leaveOut(`also has a part that cannot be asked (${name})`);
    return gapsOf(
      base,
      gaps.map((gap) => ({ ...gapKey(gap, named, reading), marks: each })),
    );
  }
  if (blocks.length === 0) return [{ ...base, type: 'information', marks: 0 }];
  const each = marks === undefined ? undefined : Math.max(1, Math.round(marks / blocks.length));
  return blocks.flatMap((block, index) => {
    const read = interactions[block.name];
    if (read === undefined) return leaveOut(`is of a kind that cannot be asked here (${block.name})`);
    const prompt = gatherer.asked(named, htmlOf(find(block, 'prompt')), 'html', findPicture);
    const isAlone = blocks.length === 1;
    const texts = [asked.question, prompt.question].filter(Boolean);
    const own = isAlone
      ? { ...base, ...withoutText(prompt), question: texts.join('\n') }
      : {
          ...base,
          ...withoutText(prompt),
          id: `${named.id}-${index + 1}`,
          name: `${named.name}, part ${index + 1}`,
          description: texts.length > 1 ? (asked.question ?? null) : (named.description ?? null),
          question: prompt.question || (asked.question ?? ''),
          marks: each,
        };
    return read(block, own, reading);
  });
}

/** The picture of a prompt, which is that of its question. */
const withoutText = ({ diagramPath, diagramAlt }: Partial<SourceQuestion>) =>
  diagramPath ? { diagramPath, diagramAlt: diagramAlt ?? null } : {};

type ReadInteraction = (block: XmlElement, base: SourceQuestion, reading: Reading) => SourceQuestion[];

/** What can be asked by itself, by QTI's names. */
const interactions: Readonly<Record<string, ReadInteraction>> = {
  choiceInteraction: (block, base, reading) => {
    const declared = declaredOf(block, reading);
    const right = new Set(rightValues(declared));
    const options = choicesOf(block, base, reading).map(({ id, text }) => ({ text, weight: right.has(id) ? 100 : 0 }));
    return choiceOf(base, options, reading.gatherer, declared.isSeveral);
  },
  extendedTextInteraction: (block, base, reading) => [
    { ...base, type: 'text', ...typedKey(rightValues(declaredOf(block, reading)).join('\n')) },
  ],
  orderInteraction: (block, base, reading) => {
    const choices = new Map(choicesOf(block, base, reading).map(({ id, text }) => [id, text]));
    const inOrder = declaredOf(block, reading).correct.flatMap((id) => choices.get(id) ?? []);
    if (inOrder.length === choices.size) return ordered(base, inOrder, reading.gatherer);
    reading.gatherer.say(base, 'its order is not said, so it is left out.');
    return [];
  },
  matchInteraction: (block, base, reading) => {
    const [terms = [], meant = []] = elements(block, 'simpleMatchSet').map((set) =>
      elements(set, 'simpleAssociableChoice').map((one) => choiceText(one, base, reading)),
    );
    const pairs = rightValues(declaredOf(block, reading)).map((pair) => pair.split(/\s+/u));
    const meantBy = (id: string) => pairs.filter(([term]) => term === id).map(([, other]) => other);
    const several = terms.find(({ id }) => meantBy(id).length > 1);
    if (several !== undefined)
      reading.gatherer.say(base, `“${several.text}” belongs to several; the first is taken for right.`);
    const matched = terms.map(({ id, text }) => ({
      term: text,
      meant: meant.find((one) => one.id === meantBy(id)[0])?.text ?? '',
    }));
    const distractors = meant.map(({ text }) => ({ term: '', meant: text }));
    return matches(base, [...matched, ...distractors], reading.gatherer);
  },
};

/** What one gap of a text takes. */
function gapKey(gap: XmlElement, about: Pick<SourceQuestion, 'name' | 'place'>, reading: Reading) {
  if (gap.name === 'textEntryInteraction') {
    const answers = rightValues(declaredOf(gap, reading));
    const tolerance = toleranceOf(reading.item);
    return { type: 'text', correctAnswers: answers, ...(tolerance > 0 ? { tolerance } : {}) };
  }
  if (gap.name === 'inlineChoiceInteraction') {
    const right = new Set(rightValues(declaredOf(gap, reading)));
    const choices = choicesOf(gap, about, reading);
    const isRight = choices.filter(({ id }) => right.has(id));
    return {
      type: 'multiple-choice',
      options: choices.map(({ text }) => text),
      correctAnswers: isRight.map(({ text }) => text),
    };
  }
  const words = reading.words.map((word) => choiceText(word, about, reading));
  const pairs = [...reading.declared.values()].flatMap(rightValues).map((pair) => pair.split(/\s+/u));
  const belong = pairs.filter(([, place]) => place === gap.attributes.identifier).map(([word]) => word);
  return {
    type: 'multiple-choice',
    options: words.map(({ text }) => text),
    correctAnswers: words.filter(({ id }) => belong.includes(id)).map(({ text }) => text),
  };
}

const declaredOf = ({ attributes }: XmlElement, { declared }: Reading) =>
  declared.get(attributes.responseIdentifier ?? '') ?? nothing;

const choicesOf = (block: XmlElement, about: Pick<SourceQuestion, 'name' | 'place'>, reading: Reading) =>
  descendants(block, 'simpleChoice', 'inlineChoice').map((one) => choiceText(one, about, reading));

const choiceText = (one: XmlElement, about: Pick<SourceQuestion, 'name' | 'place'>, { gatherer }: Reading) => ({
  id: one.attributes.identifier ?? '',
  text: gatherer.text(about, htmlOf(one), 'html', 'among its answers'),
});

/** How far a number may be away, as the rules for marking an item say. */
function toleranceOf(item: XmlElement): number {
  const equal = descendants(find(item, 'responseProcessing'), 'equal').find(
    ({ attributes }) => attributes.toleranceMode === 'absolute',
  );
  return Math.max(0, ...(equal?.attributes.tolerance ?? '').split(/\s+/u).map((one) => Number(one) || 0));
}
