import { readAnswerLine } from '../../lines/answer-text.ts';
import { type Line, sliceLine, spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';
import { linesOfQuestions } from './lines-of-questions.ts';

/** 'The Sun is a (b)', '(d) comet   [b]' and 'The Sun is a (  )'. */
const atEnd = /\s*(?:\(\s*([A-Ha-h]?)\s*\)|\[\s*([A-Ha-h]?)\s*\])\s*[.?:]?\s*$/u;
const optionA = /(?:^|\s)\(?[aA][).]\s|(?:^|\s{2,}|\t)A\s/u;
const fewest = 2;
const share = 0.7;

/** A question with options, by the line that has its letter, or room for it, in brackets at the end. */
interface Found {
  readonly line: Line;
  readonly end: number;
  readonly letter: string;
}

/**
 * Where nearly every question with options has a letter in brackets behind what it asks, 'The Sun is a (b)', or behind its last option, this
 * is its answer. Brackets with nothing in them are room for it.
 */
export function spellLettersInBrackets(items: readonly Item[]): readonly Item[] {
  const asked = linesOfQuestions(items).filter((lines) => lines.some(({ text }, at) => optionA.test(textOf(text, at))));
  const found = asked.flatMap((lines) => bracketsIn(lines) ?? []);
  const said = found.filter(({ letter }) => letter !== '').length;
  if (found.length < fewest || found.length < asked.length * share) return items;
  if (said > 0 && said < found.length * share) return items;
  const ends = new Map<Item, Found>(found.map((one) => [one.line, one]));
  return items.flatMap((item): readonly Item[] => {
    const own = ends.get(item);
    if (item.kind !== 'line' || own === undefined) return [item];
    const rest = sliceLine(item, 0, own.end);
    return own.letter === '' ? [rest] : [rest, spokenLine(`Answer: ${own.letter}`, item.place)];
  });
}

/** What a line says behind its number, where it is the first of its question. */
const textOf = (text: string, at: number) => text.slice(at === 0 ? (readMarker(text)?.end ?? 0) : 0);

/** At the end of what is asked, above the first option, or at the end of the last. */
function bracketsIn(lines: readonly Line[]): Found | undefined {
  const first = lines.findIndex(({ text }, at) => optionA.test(textOf(text, at)));
  const stem = first > 0 ? lines[first - 1] : undefined;
  return [stem, lines.at(-1)].map(bracketAt).find((one) => one !== undefined);
}

function bracketAt(line: Line | undefined): Found | undefined {
  const match = line === undefined ? null : atEnd.exec(line.text);
  // 'Correct answer is option (a)' says so itself.
  if (line === undefined || match === null || match.index === 0 || readAnswerLine(line.text) !== undefined)
    return undefined;
  const isMore = takeMarks(line.text.slice(0, match.index)).text !== '';
  return isMore ? { line, end: match.index, letter: match[1] ?? match[2] ?? '' } : undefined;
}
