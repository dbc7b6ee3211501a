import { isKeyTitle, readSection } from '../lines/line-kinds.ts';
import { tidy } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { Item } from '../parsed-question.ts';
import { cellText } from '../tables/question-table.ts';
import { copied, inLine, labelled } from './answers-in-text.ts';
import type { Passage } from './passages.ts';

/** What answers below a passage say of its gaps in order, and the items that say nothing else. */
export interface GapAnswers {
  readonly answers: readonly string[];
  readonly place: number;
  readonly items: readonly number[];
}

const farthest = 400;
/** 'left (4 marks)', 'liver (1 mark each)' */
const marksBehind = /(?<=\S)\s*[[(]\s*\d{1,2}\s*(?:marks?|mks?)(?:\s+(?:each|for\s+each))?\s*[\])]\.?\s*$/iu;
const namesKey =
  /^\W*(?:answers?|key|ans|solutions?|teacher|mark\s*scheme|gaps?|blanks?|missing\s+words|in\s+order|réponses|corrigé|lösung(?:en)?|soluciones|respuestas)\b/iu;

/**
 * Answers to the gaps of a passage: the passage again with its words, a list with the labels of the gaps, or one in order, in a line or
 * below each other. With a bank they are words of it; without, a title has to say that they are answers.
 */
export function answersBelow(
  items: readonly Item[],
  { start, end, run, path }: Passage,
  bank: readonly string[],
  isNumbered: boolean,
): GapAnswers | undefined {
  const count = run.gaps.length;
  const known = new Set(bank.map((word) => word.toLowerCase()));
  const below = items.slice(end, end + farthest);
  const texts = below.map((item) => textOf(item));
  const titled = texts.findIndex((text) => isKeyTitle(text) || namesKey.test(text));
  const areAnswers = (answers: readonly string[] | undefined, at: number): answers is readonly string[] => {
    if (answers === undefined || answers.length !== count) return false;
    const meant = answers.filter((answer) => known.has(answer.toLowerCase())).length;
    return bank.length > 0 ? meant >= count * 0.7 : titled !== -1 && titled <= at && answers.every(isShort);
  };
  const at = (from: number, used: number, answers: readonly string[]): GapAnswers => ({
    answers: answers.map((answer) => bank.find((word) => word.toLowerCase() === answer.toLowerCase()) ?? answer),
    place: below[from]?.place ?? 0,
    items: Array.from({ length: used }, (_, index) => end + from + index),
  });
  for (const [index, text] of texts.entries()) {
    for (const lines of new Set([1, end - start])) {
      const answers = copied(texts.slice(index, index + lines).join(' '), run);
      if (text !== '' && answers !== undefined && answers.every(isShort)) return at(index, lines, answers);
    }
  }
  const section = sectionAbove(items, start);
  const labels = run.gaps.flatMap(({ label }) => label ?? []);
  const numbers = labels.length > 0 ? labels : run.gaps.map((_gap, index) => String(index + 1));
  for (const [index, text] of texts.entries()) {
    if (labels.length === 0 && bank.length === 0) break;
    const lines = ownLines(texts, index, path, count * 2);
    // '1. newton' answers the first question, not the first gap.
    const isOfPassage = ofGaps.test(`${texts[index - 1]} ${text}`) || isSame(texts[index - 1], section);
    const isOther = bank.length === 0 && path.length === 0 && isNumbered && !isOfPassage;
    const found = text === '' || isOther ? undefined : labelled(lines, numbers);
    if (found === undefined || !areAnswers(found.answers, index)) continue;
    // 'II. Missing words' above them would go on with the answer before.
    const [above = ''] = texts.slice(index - 1, index);
    const isHeaded = index > 0 && isSame(above, section) && readSection(above) === undefined;
    return isHeaded ? at(index - 1, found.lines + 1, found.answers) : at(index, found.lines, found.answers);
  }
  for (const [index, text] of texts.entries()) {
    const marker = readMarker(text);
    const isOwn = marker?.kind !== 'number' || (path.length > 0 && String(marker.value) === path[0]);
    const said = text.slice(isOwn && marker?.kind === 'number' ? marker.end : 0).replace(marksBehind, '');
    const answers = isOwn ? inLine(said, count) : undefined;
    if (areAnswers(answers, index)) return at(index, 1, answers);
  }
  for (const index of texts.keys()) {
    const answers = texts.slice(index, index + count).map((text) => tidy(text.slice(bulletOf(text))));
    const isRun = answers.every((answer) => answer !== '' && readMarker(answer) === undefined && !isKeyTitle(answer));
    if (isRun && areAnswers(answers, index - 1)) return at(index, count, answers);
  }
  return undefined;
}

/** The heading of the section that a passage stands in: 'Section C – Missing words'. */
function sectionAbove(items: readonly Item[], start: number): string | undefined {
  const heading = items
    .slice(0, start)
    .findLast((item) => item.kind === 'line' && (item.isHeading || readSection(item.text) !== undefined));
  return heading?.kind === 'line' ? heading.text : undefined;
}

/** 'Section C' in a key is 'Section C – Missing words' of the paper. */
function isSame(head: string | undefined, section: string | undefined): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/\W+/gu, ' ').trim();
  return (
    head !== undefined && section !== undefined && head !== '' && `${plain(section)} `.startsWith(`${plain(head)} `)
  );
}

/** Some lines from one on; of a passage with a number those of its number in the key, without it. */
function ownLines(
  texts: readonly string[],
  index: number,
  [number]: readonly string[],
  most: number,
): readonly string[] {
  const [first = '', ...more] = texts.slice(index, index + most);
  const marker = readMarker(first);
  if (number === undefined) return [first, ...more];
  if (marker?.kind !== 'number') return [];
  const next = more.findIndex((text) => readMarker(text)?.kind === 'number');
  const end = /^\D*\d+\W*/u.exec(first)?.[0].replace(/\($/u, '').length ?? 0;
  return String(marker.value) === number ? [first.slice(end), ...more.slice(0, next === -1 ? undefined : next)] : [];
}

const ofGaps = /\b(?:gaps?|blanks?|passage|paragraph|cloze|missing|text)\b/iu;

const bulletOf = (text: string) => {
  const marker = readMarker(text);
  return marker?.kind === 'bullet' ? marker.end : 0;
};

const isShort = (text: string) => text !== '' && text.length <= 50 && text.split(' ').length <= 6;

/** A table of answers reads like a line of them; a column of marks, with a head that says so, is none. */
function textOf(item: Item): string {
  if (item.kind !== 'table') return item.kind === 'line' ? item.text : '';
  const rows = item.rows.map((row) => row.map(cellText));
  const ofMarks = rows[0]?.findIndex((head) => marksHead.test(head)) ?? -1;
  return rows.map((row) => row.filter((_cell, column) => column !== ofMarks).join('\t')).join('\t');
}

const marksHead = /^\W*(?:(?:max(?:imum)?|total|available)\W+)?(?:marks?|points?|pts|score|punkte|puntos|barème)\W*$/iu;
