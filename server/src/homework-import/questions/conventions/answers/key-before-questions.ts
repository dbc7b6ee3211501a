import { numberOf } from '../../lines/item-numbers.ts';
import { asks, isAnswerSpace, isKeyTitle, readSection } from '../../lines/line-kinds.ts';
import { type Line, spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';
import { isKeyTable } from '../../tables/key-table.ts';

const fewest = 2;
/** How far above its first number the sheet of the pupils begins: with its title, the name, an instruction. */
const farthest = 8;
const namesAnswers =
  /\b(?:answers|answer\s+(?:key|sheet)|mark\s*schemes?|solutions|memo(?:randum)?|marking\s+guide)\b/iu;
const tellsPupils = /\?|\b(?:your|all|each|in|on|these|short|long(?:er)?|full|write|give|choose|circle)\b/iu;

/**
 * Answers on the first page, below a title that names them, and the questions with the same numbers behind: the answers are read as if
 * they stood at the end. The first ask for nothing and leave no room, the others do.
 */
export function spellKeyBefore(items: readonly Item[]): readonly Item[] {
  const first = items.findIndex((item) => numberOf(item) !== undefined || item.kind !== 'line');
  const title = items.slice(0, first === -1 ? 0 : first).findIndex(isTitle);
  if (title === -1) return items;
  const asked = items.findIndex((_item, index) => index > first && beginsQuestions(items, index));
  if (asked === -1) return items;
  const answers = items.slice(title + 1, asked);
  const said = numbersOf(answers);
  const questions = numbersOf(items.slice(asked));
  const hasTable = answers.some((item) => item.kind === 'table' && isKeyTable(item));
  const areSame = said.length >= fewest && questions.length >= said.length && said[0] === '1';
  if (!hasTable && !(areSame && !answers.some((item, index) => asksHere(answers, index, item)))) return items;
  const from = startOfSheet(items, title, asked);
  return [
    ...items.slice(0, title),
    ...items.slice(from),
    spokenLine('Answers', items[title]?.place ?? 0),
    ...items.slice(title + 1, from),
  ];
}

/** 'Teacher's copy – the right answers are highlighted' stands above the questions. */
const tellsLook =
  /\b(?:answers?|options?|words?)\s+(?:(?:are|is|shown|given|marked|all)\s+){1,3}(?:in\b|highlighted|underlined|circled|ticked|bold|shown|marked|coloured|starred)/iu;

const isTitle = (item: Item): boolean =>
  item.kind === 'line' &&
  item.text.length < 70 &&
  !tellsLook.test(item.text) &&
  (isKeyTitle(item.text) || (namesAnswers.test(item.text) && !tellsPupils.test(item.text)));

const numbersOf = (items: readonly Item[]): readonly string[] => items.flatMap((item) => numberOf(item) ?? []);

/** A number 1 that asks, where the next number does too. */
function beginsQuestions(items: readonly Item[], index: number): boolean {
  const item = items[index];
  if (item === undefined || numberOf(item) !== '1' || !asksHere(items, index, item)) return false;
  const next = items.findIndex((one, at) => at > index && numberOf(one) === '2');
  const second = items[next];
  return second !== undefined && asksHere(items, next, second);
}

/** Whether a numbered line asks for something: by its words, its marks or options, or by room to write behind or below it. */
function asksHere(items: readonly Item[], index: number, item: Item): boolean {
  if (item.kind !== 'line') return item.kind === 'row';
  const marker = readMarker(item.text);
  if (marker?.kind !== 'number') return false;
  const text = takeMarks(item.text.slice(marker.end)).text;
  const below = items[index + 1];
  const hasRoom = below?.kind === 'line' && isAnswerSpace(below.text) && below.text !== '';
  const hasOptions = below?.kind === 'line' && /^\W*a[).]\s/iu.test(below.text);
  return hasRoom || hasOptions || asks(text);
}

/** Where the sheet of the pupils begins: at a heading behind the last answer, or at the name of its first section. */
function startOfSheet(items: readonly Item[], title: number, asked: number): number {
  const last = items.findLastIndex(
    (item, index) => index < asked && (numberOf(item) !== undefined || item.kind !== 'line'),
  );
  const from = Math.max(last + 1, asked - farthest);
  const between = items.slice(from, asked);
  const texts = new Set(items.slice(0, title).flatMap((item) => (item.kind === 'line' ? [item.text] : [])));
  const isHead = (item: Item): item is Line =>
    item.kind === 'line' && (item.isHeading || item.isTitle || texts.has(item.text) || ofPupils.test(item.text));
  const head = between.findIndex(isHead);
  const section = between.findLastIndex((item) => item.kind === 'line' && readSection(item.text) !== undefined);
  const at = head === -1 ? section : head;
  return at === -1 ? asked : from + at;
}

const ofPupils =
  /^\W*(?:questions?|worksheet|(?:student|pupil|learner)s?['’]?s?\b.{0,30}|name\b.{0,60}|homework|test|quiz)\W*$/iu;
