import { splitAnswers } from './answer-text.ts';
import { isAnswerSpace, readSection } from './line-kinds.ts';
import { type Line, sliceLine } from './lines.ts';
import { readMarker, romanPlace } from './markers.ts';
import { takeMarks } from './marks.ts';
import { resolve } from './options.ts';
import type { Item, ParsedQuestion } from './parsed-question.ts';
import { splitOptions } from './split-options.ts';
import { readKeyTable } from './tables/key-table.ts';

/** What the answers at the end, or in a second file, say of one question. */
export interface KeyEntry {
  readonly section: string | undefined;
  readonly path: readonly string[];
  readonly text: string;
  readonly place: number;
  readonly marks?: number | undefined;
}

const several =
  /(?<=^|[\s,;|])(?:q(?:uestion)?\s*)?(\d{1,3})\s*[).:=–—-]?\s*\(?([A-Ha-h]|true|false|T|F)\)?(?=$|[\s,;|.])/giu;

/** Reads a list of answers: lines such as '1. B', '2 (a) oxygen [1]', '1. B  2. C', and tables. */
export function readAnswerKey(items: readonly Item[]): KeyEntry[] {
  const entries: KeyEntry[] = [];
  let section: string | undefined;
  let path: readonly string[] = [];
  for (const item of items) {
    if (item.kind === 'table') entries.push(...readKeyTable(item, section));
    if (item.kind === 'row')
      entries.push(
        ...item.question.answers.map(({ value, place }) => ({
          section,
          path: [item.number ?? ''],
          text: value,
          place,
        })),
      );
    if (item.kind !== 'line' || isAnswerSpace(item.text)) continue;
    const named = readSection(item.text);
    if (named !== undefined) {
      section = named;
      path = [];
      continue;
    }
    for (const line of splitEntries(item)) {
      const read = readEntry(line, path);
      path = read.path;
      const isMore = read.isMore && entries.at(-1)?.path.join() === path.join();
      if (read.text !== '' || read.marks !== undefined) add(entries, { section, ...read, place: line.place }, isMore);
    }
  }
  return entries;
}

function add(entries: KeyEntry[], { section, path, text, place, marks }: KeyEntry, isMore: boolean): void {
  const last = entries.at(-1);
  if (isMore && last !== undefined) {
    entries[entries.length - 1] = {
      ...last,
      text: [last.text, text].filter((one) => one !== '').join('; '),
      marks: last.marks ?? marks,
    };
  } else entries.push({ section, path, text, place, marks });
}

/** '1. B  2. C  3. A' is three lines; so is what tabs separate. */
function splitEntries(line: Line): Line[] {
  const found = [...line.text.matchAll(several)];
  const rest = found.reduce((text, [whole]) => text.replace(whole, ''), line.text).replace(/[\s,;|.]/gu, '');
  if (found.length > 1 && rest.length < found.length * 2)
    return found.map(({ index, 0: whole }) => sliceLine(line, index, index + whole.length));
  const starts = [...line.text.matchAll(/(?:\t\s*|\s{3,}|[;,]\s+)(?=(?:q\s*)?\(?\d{1,3}\s*[).:])/giu)].map(
    ({ index, 0: gap }) => index + gap.length,
  );
  if (starts.length > 0 && readMarker(line.text)?.kind === 'number') {
    const places = [0, ...starts];
    return places.map((from, index) => sliceLine(line, from, places[index + 1]));
  }
  const marker = readMarker(line.text);
  return marker?.kind === 'number' ? splitOptions(line) : [line];
}

interface ReadEntry {
  readonly path: readonly string[];
  readonly text: string;
  readonly marks?: number | undefined;
  readonly isMore: boolean;
}

function readEntry(line: Line, before: readonly string[]): ReadEntry {
  if (/^\d{1,2}$/u.test(line.text)) return { path: before, text: '', marks: Number(line.text), isMore: true };
  const taken = takeMarks(line.text);
  const { text, marks } = taken;
  const marker = readMarker(text);
  const rest = (end: number) =>
    text
      .slice(end)
      .replace(/^(?:answer|ans)\s*[:.-]\s*/iu, '')
      .trim();
  const [number, part] = before;
  const lettered = /^(\d{1,3})\s*\(?([a-h])\)?\s+(?=\S)/u.exec(text);
  if (lettered?.[2] !== undefined && marker?.kind !== 'number') {
    return { path: [String(Number(lettered[1])), lettered[2]], text: rest(lettered[0].length), marks, isMore: false };
  }
  const dashed = /^\(?(\d{1,3})\)?\s*[-–—=]+>?\s*(?=\S)/u.exec(text);
  if (dashed !== null && marker?.kind !== 'number') {
    return { path: [String(Number(dashed[1]))], text: rest(dashed[0].length), marks, isMore: false };
  }
  const bare = marker === undefined ? /^(\d{1,3})\s+(?=\S)/u.exec(text) : null;
  if (bare !== null && Number(bare[1]) === Number(number ?? 0) + 1) {
    return { path: [String(Number(bare[1]))], text: rest(bare[0].length), marks, isMore: false };
  }
  if (marker?.kind === 'number')
    return { path: [String(marker.value), ...marker.parts], text: rest(marker.end), marks, isMore: false };
  if (marker?.kind === 'letter' && number !== undefined && marker.letter === marker.letter.toLowerCase()) {
    const letter = marker.letter.toLowerCase();
    const isRoman =
      romanPlace(letter) > 0 &&
      (letter.length > 1 || (part !== undefined && (letter === 'i' || (before.length > 2 && romanPlace(letter) > 1))));
    const path = isRoman && part !== undefined ? [number, part, letter] : [number, letter];
    const below = /^\(([ivx]{1,4})\)\s*/u.exec(rest(marker.end));
    if (below?.[1] === undefined) return { path, text: rest(marker.end), marks, isMore: false };
    return { path: [...path, below[1]], text: rest(marker.end).slice(below[0].length), marks, isMore: false };
  }
  const plain = marker?.kind === 'bullet' ? rest(marker.end) : rest(0);
  return { path: before, text: plain, marks, isMore: number !== undefined };
}

/** Gives questions the answers, and marks, that a key has for them; those that have an answer keep it. */
export function applyKey(questions: readonly ParsedQuestion[], key: readonly KeyEntry[]): ParsedQuestion[] {
  const used = new Set<KeyEntry>();
  const isPlain = key.every(({ path }) => path.length === 0);
  const open = questions.filter(({ answers }) => answers.length === 0);
  return questions.map((question) => {
    const ordered = isPlain && key.length === open.length ? key[open.indexOf(question)] : undefined;
    const found = ordered ?? findEntry(question, key, used);
    if (found === undefined) return question;
    used.add(found);
    const marks =
      question.marks ??
      (found.marks === undefined ? undefined : { value: found.marks, place: found.place, confidence: 0.85 });
    if (question.answers.length > 0 || found.text === '') return { ...question, marks };
    const options = question.options.map(({ value }) => ({ text: value }));
    const letters = options.map((_option, index) => String.fromCharCode(97 + index));
    const values = options.length > 0 ? resolve(found.text, options, letters) : splitAnswers(found.text);
    const confidence = ordered === undefined ? 0.9 : 0.6;
    return { ...question, marks, answers: values.map((value) => ({ value, place: found.place, confidence })) };
  });
}

/** Of two entries for the same number the one in the same section, then the first that was not used. */
function findEntry(
  question: ParsedQuestion,
  key: readonly KeyEntry[],
  used: ReadonlySet<KeyEntry>,
): KeyEntry | undefined {
  const path = question.path.join('.').toLowerCase();
  if (path === '') return undefined;
  const same = key.filter((entry) => entry.path.join('.').toLowerCase() === path);
  const inSection = same.find(({ section }) => section === question.section && section !== undefined);
  return (
    inSection ??
    same.find((entry) => !used.has(entry) && (entry.section === undefined || question.section === undefined)) ??
    (same.length === 1 ? same[0] : undefined)
  );
}
