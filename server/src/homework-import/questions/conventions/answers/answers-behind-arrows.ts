import { readAnswerLine } from '../../lines/answer-text.ts';
import { isAnswerSpace } from '../../lines/line-kinds.ts';
import { type Line, sliceLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { withAnswer } from '../../lines/said-behind.ts';
import type { Item } from '../../parsed-question.ts';

const arrow = /\s*(?:→|⇒|➔|➜|➞|⟶|►|▶|=>|-{1,3}>|–>|—>)\s*/gu;
const sign = /\s*(?:→|⇒|➔|➜|➞|⟶|►|▶|=>|-{1,3}>|–>|—>|=|:|\s[–—-])\s*$|\s*\t\s*$|\s{2,}$/u;
const fewest = 3;
/** So many are enough for sums where others of the sheet, below another instruction, are answered in the same way. */
const fewestOfHabit = 2;
const longest = 120;

/** Where the answer of a line begins, and where what is asked ends. */
interface Split {
  readonly end: number;
  readonly from: number;
  readonly isSum?: boolean;
}

/**
 * Vocabulary and other short things with their answers behind an arrow, '1) el perro → the dog', or behind any sign in a colour that all of
 * them have: the answer is said as such. Chains of several arrows, and lines with options or room below them, stay as they are.
 */
export function spellAnswersBehindArrows(items: readonly Item[]): readonly Item[] {
  const found = new Map<Item, Split>();
  let task = '';
  for (const [index, item] of items.entries()) {
    if (item.kind === 'line' && !isEquation.test(item.text)) task = item.text;
    if (item.kind !== 'line' || !isNumbered(item) || hasOwnRoom(items[index + 1])) continue;
    const split = atColour(item) ?? atArrow(item) ?? atEquals(item, task);
    if (split !== undefined) found.set(item, split);
  }
  const numbered = items.filter((item) => item.kind === 'line' && isNumbered(item));
  const runs = runsOf(numbered, found);
  const isSum = (item: Item) => found.get(item)?.isSum === true;
  const isHabit = runs.some((run) => run.length >= fewest && run.every(isSum));
  const isLong = (run: readonly Item[]) =>
    run.length >= fewest || (isHabit && run.length >= fewestOfHabit && run.every(isSum));
  const said = new Set(runs.filter(isLong).flat());
  return items.map((item) => {
    const split = said.has(item) ? found.get(item) : undefined;
    return split === undefined || item.kind !== 'line' ? item : answered(item, split);
  });
}

function isNumbered({ text, continues }: Line): boolean {
  const kind = readMarker(text)?.kind;
  return !continues && (kind === 'number' || kind === 'letter');
}

/** Numbered lines without any between them that has no answer behind it. */
function runsOf(numbered: readonly Item[], found: ReadonlyMap<Item, Split>): readonly (readonly Item[])[] {
  const runs: Item[][] = [[]];
  for (const item of numbered) {
    if (found.has(item)) runs.at(-1)?.push(item);
    else runs.push([]);
  }
  return runs;
}

/** Options, 'True   False' or room to write below: the arrow is of the question. */
function hasOwnRoom(item: Item | undefined): boolean {
  if (item?.kind !== 'line') return item?.kind === 'table';
  const kind = readMarker(item.text)?.kind;
  const isLetter = kind === 'letter' && /^[\W_]*[aA][\W_]/u.test(item.text);
  return isLetter || kind === 'box' || isAnswerSpace(item.text) || /\btrue\b.*\bfalse\b/iu.test(item.text);
}

/** 'A  acid + alkali → salt + water' is an option that is an equation. */
const isEquationToChoose = /^\W?[A-H]\W.*\s\+\s/u;

function atArrow({ text }: Line): Split | undefined {
  if (isEquationToChoose.test(text)) return undefined;
  const start = readMarker(text)?.end ?? 0;
  const [only, ...more] = [...text.slice(start).matchAll(arrow)];
  if (only === undefined || more.length > 0 || only.index === 0) return undefined;
  return splitAt(text, start + only.index, start + only.index + only[0].length);
}

/** 'Tengo dos perros. = I have two dogs.' with all behind the sign in a colour, or highlighted. */
function atColour({ text, spans }: Line): Split | undefined {
  const start = readMarker(text)?.end ?? 0;
  const stands = (span: Line['spans'][number]) => span.marked || span.colour !== null;
  const last = spans.findLastIndex((span) => span.text.trim() !== '' && !stands(span));
  const from = spans.slice(0, last + 1).reduce((sum, span) => sum + span.text.length, 0);
  const before = sign.exec(text.slice(0, from));
  if (last === spans.length - 1 || before === null || before.index <= start) return undefined;
  // '[ans: 2/3]' says itself what it is.
  return readAnswerLine(text.slice(from)) === undefined ? splitAt(text, before.index, from) : undefined;
}

const isEquation = /\S\s+=\s+\S/u;
const worksOut =
  /\b(?:work\s+out|calculate|evaluate|simplify|convert|find|add|subtract|multiply|divide|sums?|write\b.{0,30}\b(?:as|in))\b/iu;
const solves =
  /\b(?:solve|rearrange|substitute|formula|equations?|true|false|balance|correct|mistakes?|missing|unknown|values?\s+of|check|show|prove|explain|stor(?:y|ies)|inverse)\b/iu;
/** Of '2a + 3a = 5a' and '3 m = 300 cm' the letters are known. */
const hasLetters = /\b(?:simplify|expand|factori[sz]e|convert|change|write)\b/iu;

/** '(3 + 4) × 2 = 14' below 'Work out', or 'el perro = the dog' anywhere; 'F = ma', '3x = 12' and '6 × ☐ = 42' have no answer. */
function atEquals({ text }: Line, task: string): Split | undefined {
  const start = readMarker(text)?.end ?? 0;
  const [only, ...more] = [...text.slice(start).matchAll(/\s+=\s+/gu)];
  if (only === undefined || more.length > 0 || solves.test(task)) return undefined;
  const [left, right] = [text.slice(start, start + only.index), text.slice(start + only.index + only[0].length)];
  const areWords = [left, right].every((side) => /\p{L}{2}/u.test(side) && !/[\d+×÷*/^]/u.test(side));
  const isKnown = !/[☐□?_]|\p{L}{2}/u.test(left) && (hasLetters.test(task) || !/\p{L}/u.test(left));
  const areHex = /\bhex/iu.test(task) && [left, right].every((side) => inHex.test(takeMarks(side).text));
  const isSum = worksOut.test(task) && ((/\d/u.test(left) && isKnown && /\d/u.test(right)) || areHex);
  const split = areWords || isSum ? splitAt(text, start + only.index, start + only.index + only[0].length) : undefined;
  return split === undefined ? undefined : { ...split, isSum };
}

/** The letters of '1F' and 'A3' are digits. */
const inHex = /^\s*(?:0x|#)?[\dA-F]{1,8}(?:\s?(?:₁₆|h|hex))?\s*$/u;

function splitAt(text: string, end: number, from: number): Split | undefined {
  const answer = takeMarks(text.slice(from)).text;
  const isAnswer = answer !== '' && answer.length <= longest && !/_{2,}|…|\.{4,}|\?\s*$/u.test(answer);
  return isAnswer && /\p{L}|\d/u.test(answer) && !isAnswerSpace(text.slice(0, end)) ? { end, from } : undefined;
}

function answered(line: Line, { end, from }: Split): Line {
  const { text, marks } = takeMarks(line.text.slice(from));
  return withAnswer(sliceLine(line, 0, end), text, marks);
}
