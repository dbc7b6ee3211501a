import { partMarksOf } from '@markwell/marking-core';
import { element, type XmlElement } from '../../../../files/xml.ts';
import type { Lose, PaperQuestion } from '../paper/paper.ts';
import { type KeyedSlot, keyedSlots, piecesOf } from '../paper/slot-keys.ts';
import { named, type QtiBody, qti, type Response } from './qti-parts.ts';

/** A text with gaps: words to drag if all gaps share a bank, else lists and entries within it. */
export function gapFillBody(one: PaperQuestion, lose: Lose): QtiBody {
  const { question } = one;
  const slots = keyedSlots(question);
  const passage = question.passage ?? slots.map(({ id }) => `${id}: [[${id}]]`).join('\n');
  const isBank = slots.every(({ bank, hasOwnList }) => bank.length > 0 && !hasOwnList);
  if (!isBank) {
    const { responses, show } = entriesOf(one, slots, lose);
    return { responses, below: filled(passage, slots, show), isAll: partMarksOf(question) === 'all' };
  }
  const { response, words } = draggedOf(one, slots, 'G');
  const gap = (slot: KeyedSlot) => qti('gap', { identifier: `G${slots.indexOf(slot) + 1}` });
  const interaction = qti('gap-match-interaction', { 'response-identifier': 'RESPONSE', shuffle: 'false' }, [
    ...words.map(({ id, text }) => qti('gap-text', { identifier: id, 'match-max': 0 }, [text])),
    ...filled(passage, slots, gap),
  ]);
  return { responses: [response], below: [interaction], isAll: partMarksOf(question) === 'all' };
}

export function tableBody(one: PaperQuestion, lose: Lose): QtiBody {
  const slots = keyedSlots(one.question);
  const { responses, show } = entriesOf(one, slots, lose);
  const fill = (cell: string) =>
    piecesOf(cell, slots).map((piece) => (typeof piece === 'string' ? piece : show(piece)));
  return { responses, fill, isAll: partMarksOf(one.question) === 'all' };
}

/** Labels of a picture: to be dragged to their places, or typed below it. */
export function labelsBody(one: PaperQuestion, lose: Lose): QtiBody {
  const { question, picture } = one;
  const slots = keyedSlots(question);
  const canDrag = slots.every(({ bank, at }) => bank.length > 0 && at !== undefined);
  const isAll = partMarksOf(question) === 'all';
  if (picture === undefined || !canDrag) {
    lose('QTI has no labels to type: they are entries below the picture, which does not show where they belong', one);
    const { responses, show } = entriesOf(one, slots, lose);
    const list = slots.map((slot) => element('p', {}, [`${slot.id}: `, show(slot)]));
    return { responses, below: list, isAll };
  }
  const { response, words } = draggedOf(one, slots, 'H');
  const { width, height } = picture;
  const radius = Math.round(Math.min(width, height) / 20);
  const spots = slots.map(({ id, at }, index) => {
    const centre = `${Math.round((at?.x ?? 0) * width)},${Math.round((at?.y ?? 0) * height)},${radius}`;
    const place = { shape: 'circle', coords: centre, 'match-max': 1, 'hotspot-label': id };
    return qti('associable-hotspot', { identifier: `H${index + 1}`, ...place });
  });
  const shown = { data: `../media/${picture.name}`, type: picture.type, width, height };
  return {
    responses: [response],
    showsPicture: true,
    isAll,
    below: [
      qti('graphic-gap-match-interaction', { 'response-identifier': 'RESPONSE' }, [
        element('object', shown, [question.diagramAlt ?? '']),
        ...words.map(({ id, text }) => qti('gap-text', { identifier: id, 'match-max': 0 }, [text])),
        ...spots,
      ]),
    ],
  };
}

/** The response of words that are dragged to places, each pair with its share of the marks. */
function draggedOf({ question }: PaperQuestion, slots: readonly KeyedSlot[], place: string) {
  const words = named('W', [...new Set(slots.flatMap(({ bank }) => bank))]);
  const pairs = slots.flatMap(({ right }, index) =>
    right.flatMap((text) => {
      const word = words.find((one) => one.text === text);
      return word === undefined ? [] : [{ pair: `${word.id} ${place}${index + 1}`, isFirst: text === right[0] }];
    }),
  );
  const share = question.marks / Math.max(1, slots.length);
  const response: Response = {
    ...{ id: 'RESPONSE', cardinality: 'multiple', baseType: 'directedPair' },
    correct: pairs.filter(({ isFirst }) => isFirst).map(({ pair }) => pair),
    mapped: pairs.map(({ pair }) => [pair, share] as const),
  };
  return { response, words };
}

/** A response for each slot, and what is shown in its place. */
function entriesOf({ question, ...one }: PaperQuestion, slots: readonly KeyedSlot[], lose: Lose) {
  const share = question.marks / Math.max(1, slots.length);
  const responses = slots.map((slot, index): Response => {
    const id = `RESPONSE${index + 1}`;
    const { bank, right, key } = slot;
    if (bank.length > 0) {
      const ids = bank.flatMap((text, at) => (right.includes(text) ? [`A${at + 1}`] : []));
      const mapped = ids.map((value) => [value, share] as const);
      return { id, cardinality: 'single', baseType: 'identifier', correct: ids.slice(0, 1), mapped };
    }
    const numbers = key.kind === 'numbers' ? key.numbers : [];
    if (numbers.some(({ tolerance }) => tolerance > 0))
      lose('QTI compares the numbers of several gaps as they are written', { question, ...one });
    const mapped = right.map((text) => [text, share] as const);
    return { id, cardinality: 'single', baseType: 'string', correct: right.slice(0, 1), mapped };
  });
  const show = (slot: KeyedSlot): XmlElement => {
    const at = { 'response-identifier': `RESPONSE${slots.indexOf(slot) + 1}` };
    if (slot.bank.length === 0) return qti('text-entry-interaction', { ...at, 'expected-length': 20 });
    const choices = named('A', slot.bank);
    const list = choices.map(({ id, text }) => qti('inline-choice', { identifier: id }, [text]));
    return qti('inline-choice-interaction', { ...at, shuffle: 'false' }, list);
  };
  return { responses, show };
}

/** A text as paragraphs, with what `show` makes of each gap. */
function filled(text: string, slots: readonly KeyedSlot[], show: (slot: KeyedSlot) => XmlElement): XmlElement[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      element(
        'p',
        {},
        piecesOf(line, slots).map((piece) => (typeof piece === 'string' ? piece : show(piece))),
      ),
    );
}
