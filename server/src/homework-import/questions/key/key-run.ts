import { type Line, sliceLine } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { partsOfEntry } from './parts-of-entry.ts';

/** One answer of several in a line. */
export interface RunEntry {
  readonly path: readonly string[];
  /** The answer, without the number before it. */
  readonly line: Line;
}

const number = String.raw`(?<name>q(?:uestion)?\.?\s*)?(?<open>[([]?)(?<digits>\d{1,3})(?!\s?[/⁄]\s?\d)`;
const part = String.raw`(?:\.(?<second>\d)(?!\d)|(?<beside>[a-h]|[ivx]{1,4})(?!\p{L}))?`;
const stop = String.raw`(?<stop>[)\]]?\s?(?:\((?:[a-h]|[ivx]{1,4})\))?(?:\s?(?:[):=]+|\.[):]?(?!\d)|[=–—-]*[>→]|[–—-]+(?!\d))|[–—-]+|))`;
const entry = new RegExp(String.raw`(?<=^|[\s,;|/•·])${number}${part}${stop}\s*`, 'giu');
const ending = /[\s,;|/•·]+$/u;
const apart = /(?:[,;|/•·]\s*|\t\s*|\s{2,}|[([]\d(?:\s?marks?)?[)\]]\s+)$/u;
/** '1a 5a; 2a 3x + 6': what stands behind the first stands behind all. */
const hard = /[;|]\s*$/u;
const sign = /(?:[,;|]\s*|[([]\d(?:\s?marks?)?[)\]]\s+)$/u;
const wide = /(?:\t\s*|\s{2,})$/u;
const letter = /^\(?(?:[A-H]|true|false|T|F)\)?\.?$/iu;
const fewest = 3;
const fewestInKey = 2;
const fewestOfWords = 4;

interface Found {
  readonly index: number;
  /** Where it ends, and where its letter begins: a part, '6a oxygen', or the answer itself, '6a'. */
  readonly end: number;
  readonly besideAt: number | undefined;
  readonly value: number;
  readonly part: string | undefined;
  /** How numbers are typed that belong together. */
  readonly style: string;
}

/**
 * The answers of a line that holds a whole key, or much of one, whatever stands between them: '1b 2c 3a', 'Q1 b, Q2 oxygen, Q3 8',
 * '(1) B / (2) C / (3) A'. Numbers go on by one, or back to 1, and are typed in the same way; `undefined` for a line of which that is not so.
 */
export function readRun(line: Line, inKey = false): readonly RunEntry[] | undefined {
  const loose = foundIn(line.text, () => true);
  // '3 gravity   4  12 - 5 (1)   5 contact': where wide gaps stand between, the number of a sum is none of an answer.
  const second = loose[1]?.index;
  const isWide = second !== undefined && loose[1]?.style === '' && wide.test(line.text.slice(0, second));
  const isBehindGap = (index: number) => apart.test(line.text.slice(0, index));
  const strict = isWide ? foundIn(line.text, isBehindGap) : [];
  const last = [...line.text.matchAll(entry)].findLast(({ index }) => isBehindGap(index));
  const found = isWide && strict.at(-1)?.index === last?.index ? strict : loose;
  const isBackwards = (found[1]?.value ?? 0) < (found[0]?.value ?? 0);
  if (found.length < (inKey ? fewestInKey : fewest) || (isBackwards && found.at(-1)?.value !== 1)) return undefined;
  const entries = found.flatMap((one, at) => toEntries(line, one, found[at + 1]?.index ?? line.text.length));
  if (entries.some((one) => one.line.text === '')) return undefined;
  const areApart = found
    .slice(1)
    .every(({ index }) => (found.length < fewest ? sign : apart).test(line.text.slice(0, index)));
  const areLetters = entries.every((one) => letter.test(one.line.text));
  return areApart || areLetters || found.length >= fewestOfWords ? entries : undefined;
}

/** The numbers of a line that go on from the first, each where `mayBegin` lets it. */
function foundIn(text: string, mayBegin: (index: number) => boolean): readonly Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(entry)) {
    const one = toFound(match);
    if (one.index > 0 && !mayBegin(one.index)) continue;
    const last = found.at(-1);
    const step = found.length > 1 && (found[1]?.value ?? 0) < (found[0]?.value ?? 0) ? -1 : 1;
    const isApart =
      found.length < 2 || !hard.test(text.slice(0, found[1]?.index)) || hard.test(text.slice(0, one.index));
    if (
      last === undefined
        ? one.index === 0
        : isApart && goesOn(last, one, text, found.length === 1 ? [1, -1] : stepsFrom(found, step))
    )
      found.push(one);
    if (found.length === 0) return [];
  }
  return found;
}

function toFound({ index, 0: whole, groups = {} }: RegExpExecArray): Found {
  const { name, open = '', digits = '', second, beside, stop: behind = '' } = groups;
  const below = /\((\w+)\)/u.exec(behind);
  // '1b – 2d – 3e'
  const isDashBetween = beside !== undefined && /^\s[–—-]+$/u.test(behind);
  return {
    index,
    end: index + whole.length,
    besideAt: beside === undefined ? undefined : index + whole.indexOf(digits) + digits.length,
    value: Number(digits),
    part: (second ?? beside ?? below?.[1])?.toLowerCase(),
    style: name === undefined ? open + (isDashBetween ? '' : behind.replace(below?.[0] ?? '', '').trim()) : 'q',
  };
}

/** '9. 1 m  11. it cooled quickly': behind three that go on one may be left out, where numbers have full stops or brackets. */
const stepsFrom = (found: readonly Found[], step: number): readonly number[] =>
  step === 1 && found.length > 3 && /[).]/u.test(found[0]?.style ?? '') ? [1, 2] : [step];

function goesOn(last: Found, one: Found, text: string, steps: readonly number[]): boolean {
  const isNext = steps.includes(one.value - last.value) || (one.value === last.value && one.part !== undefined);
  const isAnswered = last.besideAt !== undefined || text.slice(last.end, one.index).replace(ending, '') !== '';
  return isNext && isAnswered && one.style === last.style;
}

/** 'Q6 (i) 0.5 A (ii) 6 V' among others has an answer for each of its parts. */
function toEntries(line: Line, one: Found, to: number): readonly RunEntry[] {
  const isLettered = one.part === 'a' || one.part === 'i' || /^\(?[ai]\)/u.test(line.text.slice(one.end));
  if (!isLettered) return [toEntry(line, one, to)];
  const parts = partsOfEntry(sliceLine(line, one.index, to))?.map((part): RunEntry[] => {
    const marker = readMarker(part.text);
    if (marker?.kind !== 'number') return [];
    return [{ path: [String(marker.value), ...marker.parts], line: sliceLine(part, marker.end) }];
  });
  return parts === undefined || parts.some((part) => part.length === 0) ? [toEntry(line, one, to)] : parts.flat();
}

function toEntry(line: Line, { value, part, end, besideAt }: Found, to: number): RunEntry {
  const said = line.text.slice(end, to).replace(ending, '');
  if (said === '' && besideAt !== undefined)
    return { path: [String(value)], line: sliceLine(line, besideAt, besideAt + (part?.length ?? 1)) };
  const path = part === undefined ? [String(value)] : [String(value), part];
  return { path, line: sliceLine(line, end, end + said.length) };
}
