import { type Asked, equal, type Kind, type Said, unequal, type Verdict } from '../kind.ts';
import { compareQuantities } from '../numbers/compare-quantities.ts';
import { type Quantity, readQuantities } from '../numbers/read-quantities.ts';
import { inFull } from '../numbers/write-number.ts';

/** What lies from one number to another, both with their units; or a number alone, which may lie in it. */
interface Range {
  readonly low: Quantity;
  readonly high: Quantity | undefined;
}

const number = String.raw`[-+]?\d+(?:[ ,]\d{3})*(?:[.,]\d+)?`;
const unit = String.raw`(?:\s?(?!to\b|and\b|or\b|until\b|up\b)[a-z°%Ω][a-zΩ°%/^\d]*(?:\s?/\s?[a-z]+)?)?`;
const between = new RegExp(String.raw`(?:\bbetween\s+)(${number})(${unit})\s+(?:and|to)\s+(${number})(${unit})`, 'gi');
const from = new RegExp(
  String.raw`(?<![\d.,^*/+a-z(-])(${number})(${unit})\s*(?:-|\bto\b|\bup to\b|\buntil\b|\bthrough\b)\s*(\d+(?:[ ,]\d{3})*(?:[.,]\d+)?)(${unit})(?![\d.,]*\d)`,
  'gi',
);
/** Text beside the range in a key. */
const beside = /^(?:(?:about|from|approximately|around|roughly|anything|anywhere)\s+)*$/i;

/** What asks for one number of those in a range, and what asks for the range itself. */
const asksForOne =
  /\bestimate|\babout how\b|\bapproximate|\bsuggest|\bany\b|\broughly\b|\bcalculate|\bwork out\b|\bmeasure\b/i;
const asksForRange = /\branges?\b|\binterval|\bbetween (?:what|which)\b|\bbounds\b|\blimits\b/i;

/** From one number to another: '10-15', '10 to 15 cm', 'between 10 and 15'. */
export const rangeKind: Kind<Range> = {
  isKey: (text) => {
    const [only, ...more] = readRanges(text);
    if (only === undefined || more.length > 0) return false;
    return beside.test(text.slice(0, only.start)) && /^[\s.]*$/.test(text.slice(only.end));
  },
  read: (text) => {
    const ranges = readRanges(text);
    if (ranges.length > 0) return ranges;
    return readQuantities(text).map((low) => ({ value: { low, high: undefined }, start: low.start, end: low.end }));
  },
  compare,
  hasWorking: true,
  isGiven: () => false,
  notes: ({ low, high }, { question }) => {
    if (high === undefined) return { also: [], doubts: [] };
    const [one, other] = [inFull(low.value), inFull(high.value)];
    const written = high.unit === undefined ? '' : ` ${high.unit.written}`;
    const also = [`${one} to ${other}${written}`, `between ${one} and ${other}${written}`];
    const isAny = !asksForRange.test(question);
    const doubt = `Is one number from ${one} to ${other} right too? It gets ${isAny ? 'the' : 'no'} mark.`;
    return {
      also: isAny ? [...also, `any number from ${one} to ${other}`] : also,
      doubts: asksForOne.test(question) ? [] : [doubt],
    };
  },
};

function compare(answer: Range, key: Range, asked: Asked): Verdict {
  if (key.high === undefined) return unequal('no-match', 0.5);
  if (answer.high === undefined) return compareOne(answer.low, key.low, key.high, asked);
  const [low, high] = [compareQuantities(answer.low, key.low, asked), compareQuantities(answer.high, key.high, asked)];
  if (low.isEqual && high.isEqual) return equal(Math.min(low.confidence, high.confidence));
  return low.isEqual ? high : low;
}

function compareOne(answer: Quantity, low: Quantity, high: Quantity, asked: Asked): Verdict {
  const half = (high.value - low.value) / 2;
  const within = compareQuantities(
    answer,
    { ...low, value: low.value + half },
    { ...asked, tolerance: half + asked.tolerance },
  );
  if (!within.isEqual) return within;
  if (asksForRange.test(asked.question)) return unequal('partly-met', 0.6);
  return equal(Math.min(asksForOne.test(asked.question) ? 0.9 : 0.75, within.confidence));
}

const sizeOf = ({ value, unit }: Quantity) => value * (unit?.factor ?? 1);

function readRanges(text: string): Said<Range>[] {
  const found = [...text.matchAll(between), ...text.matchAll(from)].flatMap((match): Said<Range>[] => {
    const [all, first = '', firstUnit = '', second = '', secondUnit = ''] = match;
    const [low] = readQuantities(`${first}${firstUnit || secondUnit}`);
    const [high] = readQuantities(`${second}${secondUnit || firstUnit}`);
    if (low === undefined || high === undefined || sizeOf(low) >= sizeOf(high)) return [];
    return [{ value: { low, high }, start: match.index, end: match.index + all.length }];
  });
  let end = 0;
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((one) => {
      const isApart = one.start >= end;
      if (isApart) end = one.end;
      return isApart;
    });
}
