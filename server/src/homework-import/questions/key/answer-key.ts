import { withoutDay } from '../lines/day-names.ts';
import { isNumbered } from '../lines/item-numbers.ts';
import { isAnswerSpace, isDetailsLine, isFurniture, readSection } from '../lines/line-kinds.ts';
import { type Line, sliceLine } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { challengeAnswer } from '../numbers/challenge.ts';
import { splitOptions } from '../options/split-options.ts';
import { challenge, type Item } from '../parsed-question.ts';
import type { SchemePoints } from '../scheme/marking-points.ts';
import { takeSchemeMarks } from '../scheme/points.ts';
import { numberOfTable } from '../tables/blocks-of-key.ts';
import { readKeyTable } from '../tables/key-table.ts';
import { cellText } from '../tables/question-table.ts';
import { spellBareParts } from './bare-parts.ts';
import { spellColumnsOfKey } from './columns-of-key.ts';
import { addEntry } from './entries.ts';
import { readEntry, splitEntries } from './key-lines.ts';
import { splitRanges } from './key-ranges.ts';
import { readRun } from './key-run.ts';
import { splitSections } from './key-sections.ts';
import { splitLetterRow } from './letter-rows.ts';
import { spellMarksAtEnds } from './marks-at-line-ends.ts';
import { spellNumbersOfOptions } from './numbers-of-options.ts';
import { spellRootsAsTicks } from './roots-as-ticks.ts';
import { spellTruthsOfEntries } from './truths-of-entry.ts';

/** What the answers at the end, or in a second file, say of one question. */
export interface KeyEntry {
  readonly section: string | undefined;
  readonly path: readonly string[];
  readonly text: string;
  readonly place: number;
  readonly marks?: number | undefined;
  /** A table that the key has of it: the text of its cells. */
  readonly cells?: readonly (readonly string[])[] | undefined;
  /** The points that it was read as already. */
  readonly marking?: SchemePoints | undefined;
}

/** Reads a list of answers: lines such as '1. B', '2 (a) oxygen [1]', '1. B  2. C', and tables. */
export function readAnswerKey(source: readonly Item[]): KeyEntry[] {
  const plain = spellNumbersOfOptions(spellBareParts(spellColumnsOfKey(spellTruthsOfEntries(source))));
  const items = spellMarksAtEnds(spellRootsAsTicks(plain));
  const entries: KeyEntry[] = [];
  let section: string | undefined;
  let path: readonly string[] = [];
  let lastOfSection = 0;
  const joined = joinedLetters(items);
  const areAlone = !items.some(isNumbered);
  const areLettersAlone = startsWithPart(items);
  for (const item of items.flatMap((one): readonly Item[] =>
    one.kind === 'line'
      ? (splitRanges(one) ?? splitSections(one) ?? (areAlone ? splitLetterRow(one) : undefined) ?? [one])
      : [one],
  )) {
    const alone = item.kind === 'line' ? joined.get(item) : undefined;
    if (item.kind === 'line' && alone !== undefined) {
      path = [alone.number];
      addEntry(entries, { section, path, text: alone.letter, place: item.place }, false);
      continue;
    }
    if (item.kind === 'table') {
      const found = readKeyTable(item, section, path);
      const above = entries.at(-1);
      // 'Question 1 (2 marks)' says the marks of what is in the table below it.
      const isAbove = above?.text === '' && above.cells === undefined && found[0]?.path.join() === above.path.join();
      if (isAbove) entries.pop();
      entries.push(
        ...found.map((entry, at) => (isAbove && at === 0 ? { ...entry, marks: above.marks ?? entry.marks } : entry)),
      );
      const named = numberOfTable(item);
      if (found.length === 0 && named !== undefined) path = [named];
      else if (found.length === 0 && path.length > 0) {
        const cells = item.rows.map((row) => row.map(cellText));
        const last = entries.at(-1);
        if (last?.text === '' && last.section === section && last.path.join() === path.join())
          entries[entries.length - 1] = { ...last, cells };
        else entries.push({ section, path, text: '', place: item.place, cells });
      }
    }
    if (item.kind === 'row')
      entries.push(
        ...item.question.answers.map(({ value, place }) => ({
          section,
          path: [item.number ?? ''],
          text: value,
          place,
        })),
      );
    if (
      item.kind !== 'line' ||
      isAnswerSpace(item.text) ||
      isFurniture(item.text) ||
      isToFillIn(item.text) ||
      outOf.test(item.text)
    )
      continue;
    const extra = path.length > 0 ? challengeAnswer(item) : undefined;
    if (extra !== undefined) {
      path = [challenge];
      const { text, marks } = takeSchemeMarks(extra);
      addEntry(entries, { section, path, text, place: item.place, marks }, false);
      continue;
    }
    const named = readSection(item.text) ?? sectionOfLongLine(item.text);
    if (named !== undefined) {
      section = named;
      lastOfSection = Number(path[0] ?? lastOfSection);
      path = [];
    }
    const isOfParts = section !== undefined || areLettersAlone;
    const lettered = !isOfParts || path.length > 1 ? undefined : partsOfSection(item, path);
    for (const line of lettered ?? []) {
      const marker = readMarker(line.text);
      if (marker?.kind !== 'letter') continue;
      const { text, marks } = takeSchemeMarks(line.text.slice(marker.end));
      addEntry(entries, { section, path: [marker.letter], text, place: line.place, marks }, false);
    }
    if (lettered !== undefined) continue;
    const said = named === undefined ? behindName(item) : behindSection(item);
    const run = said === undefined ? undefined : runAfter(said, path);
    for (const { path: own, line } of run ?? []) {
      const { text, marks } = takeSchemeMarks(line.text);
      path = own;
      addEntry(
        entries,
        { section, path, text: text.replace(/^ans(?:wer)?\s*[:.-]\s*/iu, ''), place: line.place, marks },
        false,
      );
    }
    for (const line of said === undefined || run !== undefined ? [] : splitEntries(said)) {
      const read = readEntry(line, path, lastOfSection);
      path = read.path;
      const isMore = read.isMore && entries.at(-1)?.path.join() === path.join();
      // 'not used up (1)' would refuse something without its mark.
      const isDenied = read.marks === 1 && /^not\s/iu.test(read.text);
      const own = read.path.length === 0 ? withoutDay(read.text) : read.text;
      const text = isDenied ? `${own} (1)` : own;
      // '1. (b)' and 'Q1. b)' may name an option.
      const isLetterAlone = !read.isMore && letterAlone.test(line.text);
      if (text !== '' || read.marks !== undefined || isLetterAlone)
        addEntry(entries, { section, ...read, text, place: line.place }, isMore);
    }
  }
  return entries;
}

/** '/12' and 'Score = /12' below all answers are their total. */
const outOf = /^\W*(?:(?:my|your)\s+)?(?:(?:total|score|marks?|grade)\b[^\p{L}\d]*?)?\/\s*\d{1,3}(?:\s*marks?)?\W*$/iu;

const letterAlone = /^(?:q(?:uestion)?\s*)?\(?\d{1,3}[.):]*\s*\(?[a-h][).]{1,2}$/iu;

/** 'My score: ____ / 8' */
const isToFillIn = (text: string) => /_{3,}|\.{5,}|…{2,}/u.test(text) && isDetailsLine(text);

/** 'a) dog', 'b) cat' without any number are of the only question there is, or of questions with letters. */
function startsWithPart(items: readonly Item[]): boolean {
  const [first, ...more] = items.filter((item) => item.kind !== 'line' || item.text !== '');
  const isPart = first?.kind === 'line' && /^\(?a\)\s*\S/u.test(first.text);
  return isPart && more.every((item) => item.kind === 'line' && readMarker(item.text)?.kind !== 'number');
}

/** '1B', '2C' and '3A' below each other: of parts, '6a' above '6b', the numbers would be the same. */
function joinedLetters(items: readonly Item[]): ReadonlyMap<Line, { number: string; letter: string }> {
  const found = items.flatMap((item) => {
    const [, digits, letter = ''] =
      (item.kind === 'line' && /^(?:q\s*)?(\d{1,3})([A-H])[.,;]?$/iu.exec(item.text)) || [];
    return item.kind === 'line' && digits !== undefined ? [{ item, number: String(Number(digits)), letter }] : [];
  });
  const areAnswers = found.length > 2 && new Set(found.map(({ number }) => number)).size === found.length;
  return new Map(areAnswers ? found.map(({ item, number, letter }) => [item, { number, letter }]) : []);
}

/** 'Activity 3: a) beaker   b) B', or 'b) B' on a line of its own below its name, before anything has a number. */
function partsOfSection(line: Line, path: readonly string[]): readonly Line[] | undefined {
  if (path.length > 0) return undefined;
  const name =
    readSection(line.text) === undefined ? null : /^\p{L}+\s+\w+\s*[:.–—-]*\s*(?=\(?a\)\s*\S)/iu.exec(line.text);
  const rest = name === null ? line : sliceLine(line, name[0].length);
  const marker = readMarker(rest.text);
  return marker?.kind === 'letter' && marker.letter === marker.letter.toLowerCase() ? splitOptions(rest) : undefined;
}

/** 'Task 3: 1) wearing away …  2) …' may be longer than any heading. */
function sectionOfLongLine(text: string): string | undefined {
  const name = /^\p{L}{4,12}\s+\w{1,3}\s*[:.–—-]\s*(?=(?:q\s*)?\(?1\s?[a-h]?[).:]|1\s+(?!marks?\b)\S.*\s2\s+\S)/iu.exec(
    text,
  )?.[0];
  return name === undefined ? undefined : readSection(name);
}

/** 'Section A: 1 B, 2 C' has answers behind its name. */
function behindSection(line: Line): Line | undefined {
  const name = /^\p{L}+\s+\w+\s*[:.–—-]*\s*(?=(?:q\s*)?\(?\d{1,3}[A-H]?\b)/iu.exec(line.text);
  return name === null ? undefined : sliceLine(line, name[0].length);
}

/** 'Multiple choice:   1 B,   2 C,   3 A' has them behind the kind of its questions. */
function behindName(line: Line): Line {
  const name = /^[^\d:?]{3,40}:\s*(?=\(?1\D)/u.exec(line.text);
  const rest = name === null ? line : sliceLine(line, name[0].length);
  return rest !== line && (readRun(rest)?.length ?? 0) > 2 ? rest : line;
}

/** Several answers in a line; two of them count from 1 on, or where they begin a section or go on from the line above. */
function runAfter(line: Line, [last]: readonly string[]): ReturnType<typeof readRun> {
  const run = readRun(line, true);
  const first = run?.[0]?.path[0];
  const goesOn = first === '1' || last === undefined || Number(first) === Number(last) + 1;
  return run !== undefined && run.length < 3 && !goesOn ? undefined : run;
}
