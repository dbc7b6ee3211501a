import { isNumbered } from '../../lines/item-numbers.ts';
import { isKeyTitle, readSection } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { toPieces } from '../../lines/pieces.ts';
import type { Item } from '../../parsed-question.ts';
import { asksToMatch } from '../../tables/read-match.ts';
import { areBareOptions } from '../numbers/bare-letters.ts';

/**
 * 'Power is A a force. B a rate.' above 'C a colour. D a time.': options that run on from what is asked over the ends of lines, as narrow
 * columns and old files have them. Each gets a line of its own. Capitals alone count only where other questions have such lists too.
 */
export function spellOptionsOverLines(items: readonly Item[]): readonly Item[] {
  const key = items.findIndex((item) => item.kind === 'line' && isKeyTitle(item.text));
  const end = key === -1 ? items.length : key;
  const blocks = blocksOf(items.slice(0, end));
  const bare = blocks.filter((block) => labelsOf(block, bareLabels).length > fewestBare).length;
  const labels = bare < fewestLists ? bracketed : [...bracketed, bareLabels];
  const spelt = blocks.flatMap((block) => {
    const list = labels.map((own) => listIn(block, own)).find((found) => found !== undefined);
    return list ?? block;
  });
  return [...spelt, ...items.slice(end)];
}

/** So many questions have to have lists with capitals alone. */
const fewestLists = 3;
const fewestBare = 3;
const fewestOptions = 3;
const mostLines = 6;
const letters = ['a', 'b', 'c', 'd', 'e', 'f'];

/** How the label of a letter may be typed, and how it is said. */
type Labels = (letter: string) => RegExp;

const bracketed: readonly Labels[] = [
  (letter) => new RegExp(`(?<=^|\\s)\\(${letter}\\)\\s*`, 'u'),
  (letter) => new RegExp(`(?<=^|\\s)${letter}\\)\\s*`, 'u'),
];
const bareLabels: Labels = (letter) => new RegExp(`(?<=^|\\s|[.?:])${letter.toUpperCase()}\\s+(?=\\S)`, 'u');

/** Each numbered line with the plain lines below it; any other item alone. */
function blocksOf(items: readonly Item[]): (readonly Item[])[] {
  const blocks: Item[][] = [];
  for (const item of items) {
    const last = blocks.at(-1);
    const [head] = last ?? [];
    const goesOn =
      item.kind === 'line' &&
      !item.isHeading &&
      (isContinuing(item) || isNextLetter(last ?? [], item)) &&
      head !== undefined &&
      isNumbered(head);
    if (goesOn && last !== undefined && last.length < mostLines) last.push(item);
    else blocks.push([item]);
  }
  return blocks;
}

/** '(c) wood (d) paper' below '1. A metal is (a) iron (b) oxygen' goes on with its letters. */
function isNextLetter(block: readonly Item[], { text }: Line): boolean {
  const letter = /^\(?([c-f])\)/u.exec(text)?.[1] ?? '';
  const before = block.flatMap((item) => (item.kind === 'line' ? [item.text] : [])).join(' ');
  const labels = [...before.matchAll(/(?<=\s)\(?([a-e])\)/gu)].map((match) => match[1] ?? '');
  const isLast = labels.at(-1)?.charCodeAt(0) === letter.charCodeAt(0) - 1;
  return letter !== '' && block.length === 1 && labels[0] === 'a' && isLast;
}

function isContinuing(line: Line): boolean {
  const [piece] = toPieces([line]);
  return piece?.kind === 'text' && readMarker(line.text)?.kind !== 'number' && readSection(line.text) === undefined;
}

/** The labels in a numbered line and those below it; none for any other item. */
function labelsOf(block: readonly Item[], labels: Labels): readonly Label[] {
  const lines = block.filter((item) => item.kind === 'line');
  const [head] = lines;
  return head === undefined || lines.length < block.length || !isNumbered(head) ? [] : labelsIn(lines, labels);
}

/** The question and its options as lines of their own, where their letters go on from 'a' over the end of a line or several stand in one. */
function listIn(block: readonly Item[], labels: Labels): readonly Line[] | undefined {
  const lines = block.filter((item) => item.kind === 'line');
  const found = labelsOf(block, labels);
  const [first] = found;
  const isBare = labels === bareLabels;
  if (first === undefined || found.length < (isBare ? fewestBare + 1 : fewestOptions)) return undefined;
  // 'A A T T G C' above 'B C G G T A'
  if (isBare && areBareOptions(lines.slice(1).map(({ text }) => text))) return undefined;
  if (lines.slice(0, first.line + 1).some(({ text }) => asksToMatch(text))) return undefined;
  const [head, next] = lines;
  const isSplit =
    first.line === 0 && first.at > 0 && head !== undefined && next !== undefined && isNextLetter([head], next);
  const isWrapped = isSplit || found.some((label, at) => runsOver(label, found[at + 1], lines));
  if (!isWrapped && !(isBare && first.at > 0)) return undefined;
  const stem = sliced(lines, { line: 0, end: 0 }, first);
  const last = found.at(-1) ?? first;
  const end = lines.findIndex(({ text }, at) => at > last.line && (last.at === 0 || !/^\p{Ll}/u.test(text)));
  const own = end === -1 ? lines : lines.slice(0, end);
  return [...stem, ...found.flatMap((one, at) => option(own, one, found[at + 1])), ...lines.slice(own.length)];
}

/** Whether the text behind a label ends on another line than it begins, before a label within that line. */
function runsOver({ line, end }: Label, next: Label | undefined, lines: readonly Line[]): boolean {
  const before = next === undefined ? '' : (lines[next.line]?.text.slice(0, next.at) ?? '');
  const isWithin = /[\p{L}\p{N}]/u.test(before);
  return next !== undefined && next.line > line && (isWithin || end === lines[line]?.text.length);
}

interface Label {
  readonly letter: string;
  readonly line: number;
  readonly at: number;
  readonly end: number;
}

/** The labels of the letters from 'a' on, each behind the one before; of the first the last before the second: 'A car stops in A 2 s B 3 s'. */
function labelsIn(lines: readonly Line[], labels: Labels): readonly Label[] {
  const start = { line: 0, end: readMarker(lines[0]?.text ?? '')?.end ?? 0 };
  let last = nextLabel(lines, labels, 'a', start);
  if (last === undefined) return [];
  const second = nextLabel(lines, labels, 'b', last);
  for (let next = nextLabel(lines, labels, 'a', last); next !== undefined && isBefore(next, second); ) {
    last = next;
    next = nextLabel(lines, labels, 'a', next);
  }
  const found = [last];
  for (const letter of letters.slice(1)) {
    const next = nextLabel(lines, labels, letter, found.at(-1) ?? last);
    if (next === undefined) break;
    found.push(next);
  }
  return found;
}

const isBefore = (one: Label, other: Label | undefined) =>
  other !== undefined && (one.line < other.line || (one.line === other.line && one.at < other.at));

function nextLabel(
  lines: readonly Line[],
  labels: Labels,
  letter: string,
  from: Pick<Label, 'line' | 'end'>,
): Label | undefined {
  return lines.slice(from.line).flatMap(({ text }, index): Label[] => {
    const start = index === 0 ? from.end : 0;
    const match = labels(letter).exec(text.slice(start));
    const at = start + (match?.index ?? 0);
    return match === null ? [] : [{ letter, line: from.line + index, at, end: at + match[0].length }];
  })[0];
}

/** The lines between two places, each cut to what lies there. */
function sliced(lines: readonly Line[], from: { line: number; end: number }, to: Label | undefined): readonly Line[] {
  const last = to?.line ?? lines.length - 1;
  return lines.slice(from.line, last + 1).flatMap((line, index): Line[] => {
    const start = index === 0 ? from.end : 0;
    const cut = sliceLine(line, start, from.line + index === to?.line ? to.at : undefined);
    return cut.text === '' ? [] : [cut];
  });
}

/** An option on one line, whatever ends of lines it ran over. */
function option(lines: readonly Line[], label: Label, next: Label | undefined): readonly Line[] {
  const [first, ...more] = sliced(lines, label, next);
  if (first === undefined) return [];
  const behind = more.flatMap(({ spans: [own, ...rest] }) =>
    own === undefined ? [] : [{ ...own, text: ` ${own.text}` }, ...rest],
  );
  const spans = [...first.spans, ...behind];
  const whole = { ...first, spans, text: spans.map(({ text }) => text).join(''), label: null };
  return [withLabel(whole, `${label.letter})`)];
}
