import { type Line, sliceLine, withLabel } from '../lines/lines.ts';
import { letterPlace, readMarker } from '../lines/markers.ts';

const inLine = /(?<=^|[\s?.:!…_])\*{0,2}(?:\(([A-Ha-h])\)\s*|\[([A-Ha-h])\]\s*|([A-Ha-h])(?:\)\s*|\.\s+|:\s+|-\s+))/gu;
const spaced = /(?<=^|\t\s*|\s{2,})([A-H])(?:\s+|\t+)(?=\S)/gu;
const spacedLower = /(?<=\t\s*|\s{2,})([a-h])\s+(?=\S)/gu;
const loose = /(?<=\t\s*|\s{2,})([B-Gb-g])(?:[).:]\s*|\s+)(?=\S)|(?<=\s)([B-Gb-g])\s+(?=\S)/gu;
const boxed = /(?<=^|\s)(?:[☐□◻❑❏▢⬜○◯☑☒✅◉⦿]|\[[ xX✓]?\])\s*(?=\S)/gu;
/** '(c) (i) State …', 'c) i) State …': a part and its own first part. */
const partAndFirst = /^(?:\([a-h]\)|[a-h][).])\s*(?=\(?i[).]\s*\S)/u;

/** 'Plants take in (a) ________ and give off (b) ________.' names its gaps. */
const namesGap = /^\(?[a-h]\)?[).:]?\s*(?:_{2,}|\.{4,}|…)/iu;
const longestGapName = 12;

/** 'solid ☐   liquid ☐   gas ☐'. */
const boxesBehind = /^[^☐□☑☒]+(?:[☐□☑☒]\s[^☐□☑☒]+)+[☐□☑☒]\s*$/u;

/**
 * Options that stand behind each other on one line, each on a line of its own: 'Which gas? A) oxygen  B) nitrogen' is three lines.
 * Letters count where they go on as the alphabet does from A, at least to B, and to C where they begin within a sentence.
 */
export function splitOptions(line: Line): Line[] {
  const first = partAndFirst.exec(line.text);
  if (first !== null) return [sliceLine(line, 0, first[0].trimEnd().length), sliceLine(line, first[0].length)];
  const starts = findLetters(line.text) ?? findBareLetters(line.text) ?? findBoxes(line.text);
  if (starts === undefined) return [line];
  const places = [0, ...starts.filter((start) => start > 0)];
  const texts = places.map((from, index) => line.text.slice(from, places[index + 1]));
  const areListed = texts.slice(starts[0] === 0 ? 0 : 1, -1).every((text) => /[;,|]\s*$/u.test(text));
  const endOf = (index: number) =>
    areListed ? (places[index] ?? 0) + (texts[index] ?? '').replace(/\s*[;,|]\s*$/u, '').length : places[index + 1];
  return places
    .map((from, index) => {
      if (places.length === 1) return line;
      const piece = sliceLine(line, from, endOf(index));
      // 'A food chain starts with … A) grass' begins with a word, not a letter.
      return index === 0 && starts[0] !== 0 ? piece : spelt(piece);
    })
    .filter(({ text, pictures }) => text !== '' || pictures.length > 0);
}

/** What two choices in one line stand behind. */
const endsOpen = /(?:[?:…]|\.{3}|_{2})\s*$/u;

function findLetters(text: string): number[] | undefined {
  for (const pattern of [inLine, spaced, spacedLower]) {
    const found = [...text.matchAll(pattern)].map((match) => ({
      at: match.index,
      letter: match[1] ?? match[2] ?? match[3] ?? '',
      style: match[0].replace(/[A-Ha-h\s*]/gu, ''),
    }));
    const slips = pattern === inLine ? findSlips(text, found) : [];
    const all = [...found.filter(({ at }) => !slips.some((slip) => slip.at === at)), ...slips].sort(
      (one, other) => one.at - other.at,
    );
    for (const first of found) {
      const isSecondLine = first.at === 0 && letterPlace(first.letter) > 1;
      if (letterPlace(first.letter) !== 1 && !isSecondLine) continue;
      const run = [first];
      for (const next of all) {
        const last = run.at(-1) ?? first;
        const isSameCase =
          (next.letter === next.letter.toLowerCase()) === (first.letter === first.letter.toLowerCase());
        if (
          next.at > last.at &&
          (!isSecondLine || isBehindGap(text, next.at)) &&
          isSameCase &&
          (next.style === first.style || slips.includes(next)) &&
          (letterPlace(next.letter) === letterPlace(last.letter) + 1 ||
            (first.at === 0 && isInNextColumn(text, last, next)))
        )
          run.push(next);
      }
      const marker = readMarker(text);
      const isAtStart = first.at <= (marker?.kind === 'number' ? marker.end : 0) + 1;
      if (pattern === spacedLower && run.length < 3) continue;
      if (run.every(({ at }) => namesGap.test(text.slice(at, at + longestGapName)))) continue;
      if (
        run.length >= (isAtStart ? 2 : 3) ||
        (run.length === 2 &&
          endsOpen.test(text.slice(0, first.at)) &&
          !/\band\b/iu.test(text.slice(first.at, run[1]?.at)))
      )
        return run.map(({ at }) => at);
    }
  }
  return undefined;
}

/** 'A amp B volt C ohm D watt', by itself or behind a question mark: single spaces are enough for four in a row, or a short three. */
function findBareLetters(text: string): number[] | undefined {
  const first = /(?:^|[?:]\s+)A\s+(?=\S)/u.exec(text);
  if (first === null) return undefined;
  const found = [first.index + first[0].search(/A/u)];
  for (const letter of 'BCDEF') {
    const from = (found.at(-1) ?? 0) + 2;
    const at = text.slice(from).search(new RegExp(`(?<=\\S\\s+)${letter}\\s+\\S`, 'u'));
    if (at === -1 || names.test(text.slice(0, from + at))) break;
    found.push(from + at);
  }
  const isShort = found.length === 3 && text.slice(found[0]).length < 60 && !/[.,;]\s/u.test(text.slice(found[0]));
  return found.length > 3 || isShort ? found : undefined;
}

/** 'from A to B and C' names points. */
const names = /\b(?:and|or|to|from|of|points?|between|at|in|vitamins?|groups?|types?|the|with|by|is|are)\s+$|,\s+$/iu;

interface Letter {
  readonly at: number;
  readonly letter: string;
  readonly style: string;
}

/** 'C third' between 'B) second' and 'D) fourth', or 'C. third' behind a wide gap there: the letter that is missing. */
function findSlips(text: string, found: readonly Letter[]): Letter[] {
  return [...text.matchAll(loose)].flatMap(({ index: at, 1: wide, 2: narrow }) => {
    const letter = wide ?? narrow ?? '';
    const around = found.filter((one) => one.at !== at);
    const before = around.findLast((one) => one.at < at);
    const after = around.find((one) => one.at > at);
    const isMissing =
      before?.style === after?.style &&
      before?.letter.charCodeAt(0) === letter.charCodeAt(0) - 1 &&
      after?.letter.charCodeAt(0) === letter.charCodeAt(0) + 1;
    return isMissing ? [{ at, letter, style: '' }] : [];
  });
}

const isBehindGap = (text: string, at: number) => /(?:\t|\s{2,})\*{0,2}$/u.test(text.slice(0, at));

/** 'a. newton    c. watt' above 'b. joule    d. volt': columns that are read downwards. */
const isInNextColumn = (text: string, last: { letter: string }, next: { letter: string; at: number }) =>
  isBehindGap(text, next.at) &&
  letterPlace(next.letter) > letterPlace(last.letter) &&
  letterPlace(next.letter) <= letterPlace(last.letter) + 3;

function findBoxes(text: string): number[] | undefined {
  if (boxesBehind.test(text)) return [0, ...[...text.matchAll(/(?<=[☐□☑☒]\s+)[^\s☐□☑☒]+/gu)].map(({ index }) => index)];
  const found = [...text.matchAll(boxed)].map(({ index }) => index);
  const isLeading =
    found.length > 1 && found.every((at, index) => text.slice(at + 1, found[index + 1]).trim().length > 0);
  return isLeading && (found[0] === 0 || found.length > 1) && !/[☐□☑☒]\s*$/u.test(text) ? found : undefined;
}

/** 'B frequency', cut out of a line, has its letter made plain: 'B) frequency'. */
function spelt(line: Line): Line {
  const bare = /^([A-H]|[a-h])(?:-?\s+)(?=\S)/u.exec(line.text);
  return bare?.[1] === undefined || readMarker(line.text) !== undefined
    ? line
    : withLabel(sliceLine(line, bare[0].length), `${bare[1]})`);
}
