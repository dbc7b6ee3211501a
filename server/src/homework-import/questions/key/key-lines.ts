import { isUnit } from '../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../lines/lines.ts';
import { readMarker, romanPlace } from '../lines/markers.ts';
import { splitOptions } from '../options/split-options.ts';
import { takeSchemeMarks } from '../scheme/points.ts';
import { nestedPartsOfEntry } from './nested-parts-of-entry.ts';
import { partsOfEntry } from './parts-of-entry.ts';

const several =
  /(?<=^|[\s,;|])(?:q(?:uestion)?\s*)?(\d{1,3})\s*[).:=–—-]?\s*\(?([A-Ha-h]|true|false|T|F)\)?(?=$|[\s,;|.])/giu;

/** '3.2 3.2.1 oxygen' says the number of its question twice. */
const saidTwice = /^(\d{1,2}\.\d{1,2})\s+(?=\1\.\d)/u;

/** '2. 1B 2A 3C' is of question 2: what is matched there. */
const pairsOfOne = /^(?:q(?:uestion)?\s*)?\(?\d{1,3}[.):]\s*1\s*[-–=→:]?\s*[A-H][,;]?\s+2\s*[-–=→:]?\s*[A-H]\b/iu;

/** '1. B  2. C  3. A' is three lines; so is what tabs separate. */
export function splitEntries(source: Line): Line[] {
  const twice = saidTwice.exec(source.text)?.[0].length;
  const line = twice === undefined ? source : sliceLine(source, twice);
  if (pairsOfOne.test(line.text)) return [line];
  const found = [...line.text.matchAll(several)];
  const rest = found.reduce((text, [whole]) => text.replace(whole, ''), line.text).replace(/[\s,;|.]/gu, '');
  const goOn = found.every(([, digits], index) => index === 0 || Number(digits) === Number(found[index - 1]?.[1]) + 1);
  if (found.length > 1 && goOn && rest.length < found.length * 2)
    return found.map(({ index, 0: whole }) => sliceLine(line, index, index + whole.length));
  const starts = startsOfEntries(line.text);
  if (
    starts.length > 0 &&
    (readMarker(line.text)?.kind === 'number' || /^\d{1,2}(?:\s?[a-h]\b|\s+\S)/u.test(line.text))
  ) {
    const places = [0, ...starts];
    return places.flatMap((from, index) => splitParts(sliceLine(line, from, places[index + 1])));
  }
  return splitParts(line);
}

/** Where entries behind the first begin: behind wide gaps a bare number counts where it goes on. */
function startsOfEntries(text: string): number[] {
  const starts = [...text.matchAll(next)].map(({ index, 0: gap }) => index + gap.length);
  let last = Number(/^\d{1,3}/u.exec(text)?.[0] ?? Number.NaN);
  const bare = [...text.matchAll(bareNext)].flatMap(({ index, 0: gap, 1: digits }) => {
    const value = Number(digits);
    if (value !== last && value !== last + 1) return [];
    last = value;
    return [index + gap.length];
  });
  return [inSequence(text), bare, starts].reduce((best, found) => (found.length > best.length ? found : best));
}

/** '1. B 2. oxygen 3. C': numbers with their full stops that go on by one count even behind a single space, from the third on. */
function inSequence(text: string): number[] {
  const first = /^(?:q\s*)?\(?(\d{1,3})[a-h]?[).:]/iu.exec(text)?.[1];
  if (first === undefined) return [];
  let last = Number(first);
  const found = [...text.matchAll(stopped)].flatMap(({ index, 0: whole, 1: digits, 2: part }) => {
    const value = Number(digits);
    if (whole.startsWith('(') !== text.startsWith('(')) return [];
    if (value !== last + 1 && !(value === last && part !== undefined)) return [];
    last = value;
    return [index];
  });
  const before = text.slice(0, found[0]);
  const isShort = text.length < 80 && !/[.!?]\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u.test(before.replace(/^\S+/u, ''));
  const isBehindStop = /[.;!?)\]]\s+$/u.test(before) && /^\D*\d+[).:]\s*\p{Lu}/u.test(text.slice(found[0]));
  return found.length > 1 || isShort || isBehindStop ? found : [];
}

const stopped = /(?<=[\s,;|])(?:q\s*)?\(?(\d{1,3})([a-h]|[ivx]{1,4}|\.\d)?[).:]+(?!\d)\s*(?=\S)/giu;

const bareNext = /(?:\t\s*|\s{3,}|(?<=[.!?])\s{2,})(?=(\d{1,3})\s?[a-h]?[).:]?\s+\S)/gu;
const next =
  /(?:\t\s*|\s{3,}|[;,]\s+)(?=(?:q\s*)?\(?\d{1,3}\s*[).:](?!\d)|q\s?\d{1,3}\s+\S|\d{1,2}\s?[a-h](?:[).:]\s*|\s+)\S)/giu;
/** Behind wide gaps anything may stand behind a letter, '1   a 3x + 12   b x² + 6x   c −2a'. */
const bareParts =
  /(?:(?<=^(?:q\s*)?\d{1,2}[).:]?\s+|[,;]\s*)([a-h])(?:[-–:]?|\s=)\s+(?=[A-Z\d]|[a-z]{2})|(?<=\t|\s{2,})([a-h])(?:[-–:]?|\s=)\s+(?=\S))/gu;

/** '4 a B, b U, c B' has a line for each part; so has '5 a) 2   b) 6400'. */
function splitParts(line: Line): Line[] {
  const lettered = nestedPartsOfEntry(line) ?? partsOfEntry(line);
  if (lettered !== undefined) return lettered;
  const bare = [...line.text.matchAll(bareParts)];
  if (bare.length > 1 && bare.every(([, near, far], index) => (near ?? far) === String.fromCharCode(97 + index))) {
    return bare.map(({ index: from, 1: near, 2: far, 0: whole }, index) => {
      const letter = near ?? far ?? '';
      const rest = sliceLine(line, from + whole.length, bare[index + 1]?.index);
      const text = rest.text.replace(/[\s,;]+$/u, '');
      return withLabel(sliceLine(rest, 0, text.length), `${index === 0 ? line.text.slice(0, from) : ''}${letter})`);
    });
  }
  const marker = readMarker(line.text);
  if (marker?.kind === 'letter' && /^[ai]$/u.test(marker.letter)) return splitOptions(line);
  if (marker?.kind !== 'number') return [line];
  const [first, second, ...rest] = splitOptions(line);
  if (first === undefined || second === undefined || !/^(?:q\s*)?\d{1,3}[.)]?$/iu.test(first.text))
    return splitOptions(line);
  return [withLabel(second, first.text), ...rest];
}

/** '1.3' goes on from '1.2', and '2.1' from the last of question 1: '1.3 A' is no current there. */
function followsPart([number = '0', part = '0']: readonly string[], value: string, own: number): boolean {
  return (number === value && own === Number(part) + 1) || (own === 1 && Number(value) === Number(number) + 1);
}

/** 'b) i) water', with 'ii) salt' in the line below and not in the same. */
const firstRoman = /^(i)[).]\s+(?!.*\sii[).])(?=\S)/u;

const quantity = /^\d{1,3}(?:\.\d+)?\s*(?:(\S{1,8})|\(or\s.*\))$/u;

/** Whether a line is a number with its unit, where no question of that number comes next. */
function isResult(text: string, value: number, [number]: readonly string[]): boolean {
  const match = quantity.exec(text);
  // No figure begins with '02.': an exam board numbers so.
  if (match === null || number === undefined || value === Number(number) + 1 || /^0\d\./u.test(text)) return false;
  return match[1] === undefined || isUnit(match[1].replace(/^\((.+)\)$/u, '$1'));
}

/** What one line of a key says. */
export interface ReadEntry {
  readonly path: readonly string[];
  readonly text: string;
  readonly marks?: number | undefined;
  readonly isMore: boolean;
}

/** Reads a line of a key; `before` is the question that the line before was of, `above` the last of the section above, where numbers may go on. */
export function readEntry(line: Line, before: readonly string[], above = 0): ReadEntry {
  if (/^\d{1,2}$/u.test(line.text)) return { path: before, text: '', marks: Number(line.text), isMore: true };
  const taken = takeSchemeMarks(line.text);
  const { text, marks } = taken;
  const numbered = readMarker(text);
  // '100 J' below '25 × 4', and '0.2 (or 20%)', are results, and no numbers of questions.
  const marker = numbered?.kind === 'number' && isResult(text, numbered.value, before) ? undefined : numbered;
  const rest = (end: number) =>
    text
      .slice(end)
      .replace(end > 0 ? /^(?:answer|ans)\s*[:.-]\s*|^[→⇒➔=]\s*/iu : /^(?:answer|ans)\s*[:.-]\s*|^[→⇒➔]\s*/iu, '')
      .trim()
      .replace(/^\(([^()]+)\)$/u, '$1');
  const [number, part] = before;
  const lettered = /^(\d{1,3})\s*\(?([a-h]|[ivx]{1,4})\)?\s+(?=\S)/u.exec(text);
  if (lettered?.[2] !== undefined && marker?.kind !== 'number') {
    return { path: [String(Number(lettered[1])), lettered[2]], text: rest(lettered[0].length), marks, isMore: false };
  }
  const dashed = /^\(?(\d{1,3})\)?\s*(?:[-–—=]+>?|[→⇒➔])\s*(?=\S)/u.exec(text);
  // '30 = I × 60' below the first line of an answer is a step of it.
  const isStep = dashed?.[0].includes('=') === true && number !== undefined && Number(dashed[1]) > Number(number) + 5;
  if (dashed !== null && !isStep && marker?.kind !== 'number') {
    return { path: [String(Number(dashed[1]))], text: rest(dashed[0].length), marks, isMore: false };
  }
  const paired = /^(\d{1,2})\.(\d{1,2})\s+([A-H])$/u.exec(text);
  if (paired !== null && followsPart(before, paired[1] ?? '', Number(paired[2])))
    return { path: paired.slice(1, 3), text: paired[3] ?? '', marks, isMore: false };
  const below = marks !== undefined && marker === undefined ? /^(\d{1,2})\.(\d{1,2})\.?$/u.exec(text) : null;
  if (below !== null) return { path: [below[1] ?? '', below[2] ?? ''], text: '', marks, isMore: false };
  const bare = marker === undefined ? /^(\d{1,3})\s+(?!marks?\b)(?=\S)/iu.exec(text) : null;
  const next = [Number(number ?? 0) + 1, ...(number === undefined ? [above + 1] : [])];
  if (bare !== null && next.includes(Number(bare[1]))) {
    return { path: [String(Number(bare[1]))], text: rest(bare[0].length), marks, isMore: false };
  }
  const bracketed = /^\(?(\d{1,3})[.):]?\s+\(([A-H])\)[.]?$/u.exec(text);
  if (bracketed?.[1] !== undefined)
    return { path: [String(Number(bracketed[1]))], text: bracketed[2] ?? '', marks, isMore: false };
  const chosen = /^\(?(\d{1,3})[.):]\s+(?=[A-H](?:[).]|(?=\s))\s+\S)/u.exec(text);
  if (chosen?.[1] !== undefined)
    return { path: [String(Number(chosen[1]))], text: rest(chosen[0].length), marks, isMore: false };
  if (marker?.kind === 'number')
    return { path: [String(marker.value), ...marker.parts], text: rest(marker.end), marks, isMore: false };
  if (marker?.kind === 'letter' && number !== undefined && marker.letter === marker.letter.toLowerCase()) {
    const letter = marker.letter.toLowerCase();
    const isRoman =
      romanPlace(letter) > 0 &&
      (letter.length > 1 || (part !== undefined && (letter === 'i' || (before.length > 2 && romanPlace(letter) > 1))));
    const goesOn =
      before.length === 2 && romanPlace(part ?? '') > 0 && romanPlace(letter) === romanPlace(part ?? '') + 1;
    const path = isRoman && part !== undefined && !goesOn ? [number, part, letter] : [number, letter];
    const said = rest(marker.end);
    const roman = /^\(([ivx]{1,4})\)\s*/u.exec(said) ?? firstRoman.exec(said);
    if (roman?.[1] === undefined) return { path, text: said, marks, isMore: false };
    return { path: [...path, roman[1]], text: said.slice(roman[0].length), marks, isMore: false };
  }
  // 'I. a binary digit' below '1a'.
  const capital = marker?.kind === 'letter' && part !== undefined ? romanPlace(marker.letter.toLowerCase()) : 0;
  if (marker?.kind === 'letter' && number !== undefined && part !== undefined && capital > 0)
    if (capital === 1 || romanPlace(before[2] ?? '') === capital - 1)
      return { path: [number, part, marker.letter.toLowerCase()], text: rest(marker.end), marks, isMore: false };
  const plain = marker?.kind === 'bullet' ? rest(marker.end) : rest(0);
  return { path: before, text: plain, marks, isMore: number !== undefined };
}
