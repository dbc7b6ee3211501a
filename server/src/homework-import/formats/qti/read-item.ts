import { posix } from 'node:path';
import { descendants, element, elements, find, inside, type XmlElement } from '../../../files/xml.ts';
import {
  type Asked,
  type Choice,
  type FindPicture,
  type Gap,
  html,
  plain,
  type Remark,
  type StructuredQuestion,
  type WeightedAnswer,
} from '../quiz/structured-question.ts';
import { htmlOf, noteIn, picturesIn, readBody, without } from './item-body.ts';
import { refusesTheSame } from './item-rules.ts';
import { type Declared, declaredIn, earning, marksOf, partMarksOf, rightValues, sumOfMarks } from './item-xml.ts';

/** An item, with what it takes to read it. */
interface Reading {
  readonly item: XmlElement;
  readonly declared: ReadonlyMap<string, Declared>;
}

/** Cartridges give each item a hundred per cent of its mark. */
const perCent = 100;

const nothing: Declared = {
  ...{ isSeveral: false, isNumber: false, correct: [], mapped: new Map() },
  ...{ isAddedUp: false, rules: 0, marks: 0, tolerance: 0 },
};

/** The question of one item of QTI 2 (`asVersion2`), and what of it is left out; without a question where it cannot be asked. */
export function readItem(
  item: XmlElement,
  named: Pick<StructuredQuestion, 'id' | 'label' | 'material'>,
  findPicture: FindPicture,
): (StructuredQuestion | Remark)[] {
  const { html: body, gaps, blocks, hasFeedback, hidesQuestions } = readBody(find(item, 'itemBody'));
  const which = `the item “${item.attributes.title ?? ''}”`;
  const leftOut = (why: string): Remark => ({
    message: `${blocks.length + gaps.length > 1 ? `a part of ${which}` : which} ${why}: it is left out.`,
  });
  if (descendants(item, 'templateDeclaration').length > 0)
    return [{ message: `${which} has values that change from pupil to pupil: it is left out.` }];
  if (hidesQuestions) return [{ message: `${which} asks one thing after another, as it is answered: it is left out.` }];
  const reading = { item, declared: declaredIn(item) };
  const remarks = remarksOn(reading, gaps);
  const ofGaps: Asked = {
    kind: 'gaps',
    gaps: gaps.map((gap) => gapOf(gap, reading)),
    partMarks: partMarksOf(item, responsesOf(gaps, reading)),
  };
  const parts = blocks.flatMap((block) => {
    const asked = isNameless(block) ? nameless : (interactions[block.name]?.(block, reading) ?? reasonFor(block.name));
    if (typeof asked !== 'string') return [{ text: html(textOfBlock(block)), asked, marks: marksIn([block], reading) }];
    remarks.push(leftOut(asked));
    return [];
  });
  if (blocks.length > 0 && gaps.length === 0 && parts.length === 0) return remarks;
  const [only] = parts;
  const isAlone = only !== undefined && blocks.length === 1 && gaps.length === 0;
  const marks = marksOf(item, reading.declared.values());
  const isPercent = marks === perCent;
  if (isPercent) remarks.push({ message: 'its 100 is taken for per cent: it has 1 mark.', severity: 'info' });
  const ofGapPart = { text: html(''), asked: ofGaps, marks: marksIn(gaps, reading) };
  return [
    ...remarks,
    {
      ...named,
      findPicture,
      marks: isPercent ? 1 : marks,
      hints: descendants(item, 'infoControl').map((hint) => html(inside(hint))),
      leaves: hasFeedback || elements(item, 'modalFeedback').some((one) => !isNote(one, item)) ? ['Feedback is'] : [],
      text: html(isAlone ? [body, only.text.text].filter((text) => text.trim() !== '').join('<div></div>') : body),
      asked: isAlone
        ? only.asked
        : parts.length > 0
          ? { kind: 'parts', parts: gaps.length > 0 ? [ofGapPart, ...parts] : parts }
          : gaps.length > 0
            ? ofGaps
            : { kind: 'nothing' },
    },
  ];
}

/** What the item marks otherwise than can be done here. */
function remarksOn(reading: Reading, gaps: readonly XmlElement[]): Remark[] {
  const { item, declared } = reading;
  const all = [...declared.values()];
  const asking = gaps.map((gap) => declaredOf(gap, reading));
  const shares = asking.map((one) => one.marks / asking.filter((other) => other === one).length);
  const isUneven =
    (partMarksOf(item, asking) !== 'all' && new Set(shares).size > 1) ||
    all.some(
      ({ isSeveral, mapped }) => isSeveral && new Set([...mapped.values()].filter((marks) => marks > 0)).size > 1,
    );
  const messages = [
    isUneven && 'its parts are worth different marks: here each has the same share.',
    all.some(({ rules, isAddedUp }) => rules > 1 && !isAddedUp) &&
      'its file gives some answers other marks by rules of their own: here they get none of them.',
    refusesTheSame(item) && 'its file counts the same answer once: here it may be right in several gaps.',
  ];
  return messages.flatMap((message) => (message === false ? [] : [{ message }]));
}

const nameless = 'is answered by pictures, or places in one, that have no names';
const programs = 'is a program of its own';
/** Why something cannot be asked, by QTI's names. */
const reasons: Readonly<Record<string, string>> = {
  selectPointInteraction: nameless,
  positionObjectInteraction: nameless,
  uploadInteraction: 'asks for a file',
  drawingInteraction: 'asks for a drawing',
  customInteraction: programs,
  portableCustomInteraction: programs,
};
const reasonFor = (name: string) => reasons[name] ?? `is of a kind that cannot be asked here (${name})`;

type Part = Extract<Asked, { kind: 'parts' }>['parts'][number];
/** What is asked, or why it cannot be. */
type ReadInteraction = (block: XmlElement, reading: Reading) => Asked | string;

const readChoice: ReadInteraction = (block, reading) => {
  const declared = declaredOf(block, reading);
  const partMarks = declared.isSeveral ? partMarksOf(reading.item, [declared]) : undefined;
  const right = declared.isSeveral ? earning(declared) : rightValues(declared);
  return { ...choiceAmong(choicesOf(block, reading), right), areSeveralPicked: declared.isSeveral, partMarks };
};

const readOrder: ReadInteraction = (block, reading) => {
  const choices = choicesOf(block, reading);
  const declared = declaredOf(block, reading);
  const inOrder = declared.correct.flatMap((id) => choices.find((one) => one.id === id) ?? []);
  if (inOrder.length < choices.length) return 'does not say the whole order';
  return { kind: 'order', inOrder, partMarks: partMarksOf(reading.item, [declared]) };
};

/** Any two of one set make a pair: the first of each is its term here. */
const readAssociations: ReadInteraction = (block, reading) => {
  const choices = choicesOf(block, reading);
  const named = (id: string | undefined) => choices.find((one) => one.id === id) ?? html('');
  const pairs = pairsOf(block, reading);
  const firsts = pairs.map(([term]) => term);
  if (new Set(firsts).size < firsts.length || firsts.some((one) => pairs.some(([, meant]) => meant === one)))
    return 'has something that belongs to several';
  const matched = pairs.map(([term, meant]) => ({ term: named(term), meant: named(meant) }));
  const spare = choices.filter(({ id }) => !pairs.flat().includes(id)).map((meant) => ({ term: html(''), meant }));
  return { kind: 'pairs', pairs: [...matched, ...spare], partMarks: partMarksIn(block, reading) };
};

/** Pairs of two sets. The terms are those of which each belongs to one thing: the second set if only there it is so. */
const readMatch: ReadInteraction = (block, reading) => {
  const [first = [], second = []] = elements(block, 'simpleMatchSet').map((set) => choicesOf(set, reading));
  const pairs = pairsOf(block, reading);
  const partners = (id: string) => pairs.flatMap((pair) => (pair.includes(id) ? [pair.find((one) => one !== id)] : []));
  const areTerms = (set: typeof first) => set.every(({ id }) => partners(id).length === 1);
  const [terms, meant] = !areTerms(first) && areTerms(second) ? [second, first] : [first, second];
  const partMarks = partMarksIn(block, reading);
  if (terms.some(({ id }) => partners(id).length > 1)) {
    const ofTerm = ({ id }: { readonly id: string }) =>
      meant.map((one) => ({ ...one, worth: partners(id).includes(one.id) ? 100 : 0 }));
    const parts = terms.map(
      ({ id, note: _note, ...text }): Part => ({
        text,
        asked: { kind: 'choice', options: ofTerm({ id }), areSeveralPicked: true, partMarks },
      }),
    );
    return terms.every(({ id }) => partners(id).length > 0)
      ? { kind: 'parts', parts }
      : 'has something that belongs to several, and something that belongs to none';
  }
  const matched = terms.map((term) => ({
    term,
    meant: meant.find(({ id }) => partners(term.id)[0] === id) ?? html(''),
  }));
  const spare = meant.map((one) => ({ term: html(''), meant: one }));
  return { kind: 'pairs', pairs: [...matched, ...spare], partMarks };
};

/** What can be asked by itself, by QTI's names. */
const interactions: Readonly<Record<string, ReadInteraction>> = {
  choiceInteraction: readChoice,
  hotspotInteraction: readChoice,
  hottextInteraction: readChoice,
  extendedTextInteraction: (block, reading) => ({ kind: 'typed', answers: typedIn(block, reading) }),
  sliderInteraction: (block, reading) => ({ kind: 'typed', answers: typedIn(block, reading), number: { units: [] } }),
  orderInteraction: readOrder,
  graphicOrderInteraction: readOrder,
  matchInteraction: readMatch,
  associateInteraction: readAssociations,
  graphicAssociateInteraction: readAssociations,
  graphicGapMatchInteraction: readLabels,
};

/** Labels for places in a picture; one that is itself a picture goes by what is said of it. */
function readLabels(block: XmlElement, reading: Reading): Asked {
  const { width = '', height = '' } = descendants(block, 'object', 'img').at(0)?.attributes ?? {};
  const words = descendants(block, 'gapText', 'gapImg').map((one) => choiceOf(one, reading));
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
  return { kind: 'labels', options: words, labels, partMarks: partMarksIn(block, reading) };
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

/** What a block says by itself: its prompt, its picture, and the text that its choices are part of. */
function textOfBlock(block: XmlElement): string {
  const prompt = htmlOf(find(block, 'prompt'));
  if (block.name === 'hottextInteraction') return htmlOf(without(block, /^prompt$/u)) + prompt;
  const isShown = /^(?:graphic|hotspot)/u.test(block.name);
  const picture = isShown ? picturesIn(without(block, /^gap/u)).slice(0, 1) : [];
  return picture.length === 0 ? prompt : `${inside(element('', {}, [element('p', {}, picture)]))}${prompt}`;
}

const pairsOf = (block: XmlElement, reading: Reading) =>
  earning(declaredOf(block, reading)).map((pair) => pair.split(/\s+/u));

/** What one gap of a text takes; a gap for words has them in it. */
function gapOf(gap: XmlElement, reading: Reading): Gap {
  const declared = declaredOf(gap, reading);
  if (gap.name === 'textEntryInteraction') {
    const { isNumber, tolerance } = declared;
    const answers = typedIn(gap, reading).map((one) => ({ ...one, tolerance }));
    return { asked: { kind: 'typed', answers, ...(isNumber && { number: { units: [] } }) } };
  }
  const choices = choicesOf(gap, reading);
  if (gap.name === 'inlineChoiceInteraction') return { asked: choiceAmong(choices, rightValues(declared)) };
  const belong = pairsOf(gap, reading).flatMap(([word = '', place]) =>
    place === gap.attributes.identifier ? [word] : [],
  );
  return { asked: choiceAmong(choices, belong) };
}

/** What may be typed; a value that earns less than another has a share of the marks. */
function typedIn(block: XmlElement, reading: Reading): WeightedAnswer[] {
  const { correct, mapped } = declaredOf(block, reading);
  const most = Math.max(0, ...mapped.values());
  const shares = [...mapped]
    .filter(([, marks]) => marks > 0)
    .map(([text, marks]) => [text, (100 * marks) / most] as const);
  const worth = new Map([...correct.map((text) => [text, 100] as const), ...shares]);
  return [...worth].map(([text, share]) => ({ ...plain(text), worth: share }));
}

const declaredOf = ({ attributes }: XmlElement, { declared }: Reading) =>
  declared.get(attributes.responseIdentifier ?? '') ?? nothing;

const responsesOf = (asked: readonly XmlElement[], reading: Reading) => [
  ...new Set(asked.map((one) => declaredOf(one, reading))),
];

const partMarksIn = (block: XmlElement, reading: Reading) => partMarksOf(reading.item, [declaredOf(block, reading)]);

const marksIn = (asked: readonly XmlElement[], reading: Reading) =>
  Math.round(sumOfMarks(responsesOf(asked, reading))) || undefined;

const choiceNames = ['simpleChoice', 'inlineChoice', 'hottext', 'simpleAssociableChoice', 'gapText', 'gapImg'] as const;
const placeNames = ['hotspotChoice', 'associableHotspot'] as const;

const choicesOf = (block: XmlElement, reading: Reading) =>
  descendants(block, ...choiceNames, ...placeNames).map((one) => choiceOf(one, reading));

/** Something to choose, with the note on it; a picture or a place goes by its name. */
function choiceOf(one: XmlElement, { item }: Reading) {
  const id = one.attributes.identifier ?? '';
  const note = [
    noteIn(one),
    ...elements(item, 'modalFeedback')
      .filter((each) => each.attributes.identifier === id)
      .map(inside),
  ];
  const said = note.filter((text) => text.trim() !== '').join('<br/>');
  const name = nameOf(one);
  return { id, ...(name === undefined ? html(htmlOf(one)) : plain(name)), ...(said !== '' && { note: html(said) }) };
}

/** What a choice without words is called; '' if nothing says it. */
function nameOf(one: XmlElement): string | undefined {
  const { hotspotLabel, objectLabel } = one.attributes;
  const said = hotspotLabel ?? objectLabel;
  if (said) return said;
  const words = htmlOf(one);
  if (words.replace(/<[^<>]*>/gu, '').trim() !== '') return undefined;
  const [picture] = picturesIn(one);
  const { alt = '', src = '' } = picture?.attributes ?? {};
  return alt || (one.name === 'gapImg' ? posix.basename(src).replace(/\.\w+$/u, '') : '');
}

/** Whether it is answered by what has no words; places to which labels are dragged need none. */
const isNameless = (block: XmlElement) =>
  descendants(block, ...choiceNames, ...(block.name === 'graphicGapMatchInteraction' ? [] : placeNames)).some(
    (one) => nameOf(one) === '',
  );

/** Whether something that is fed back belongs to one of the choices. */
const isNote = ({ attributes: { identifier } }: XmlElement, item: XmlElement) =>
  descendants(find(item, 'itemBody'), ...choiceNames).some((one) => one.attributes.identifier === identifier);

const choiceAmong = (choices: readonly ReturnType<typeof choiceOf>[], right: readonly string[]): Choice => ({
  kind: 'choice',
  options: choices.map(({ id, ...text }) => ({ ...text, worth: right.includes(id) ? 100 : 0 })),
});
