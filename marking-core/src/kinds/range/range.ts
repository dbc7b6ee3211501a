import { type Asked, equal, type Kind, unequal, type Verdict } from '../kind.ts';
import { compareQuantities } from '../numbers/compare-quantities.ts';
import { type Quantity, readQuantities } from '../numbers/read-quantities.ts';
import { inFull } from '../numbers/write-number.ts';
import { type End, type Range, readRanges } from './read-ranges.ts';

/** A range, or a number alone, which may lie in one. */
type Answer = Range | { readonly one: Quantity };

/** Text beside the range in a key: 'any value', 'about', 'a temperature of'. */
const before =
  /^(?:(?:about|from|approximately|around|roughly|anything|anywhere|somewhere|in|within|of|range|(?:any|an?|the|some)(?:\s+(?:single|one|sensible|reasonable|suitable|valid|other))?(?:\s+\p{L}+(?:\s+of)?)?|values?|numbers?|answers?|pH|it is|=|≈)(?:\s+|:\s*|$))*(?:that|which)?(?:\s*(?:is|are)\s+)?$/iu;
const behind = /^[\s.]*(?:(?:inclusive|exclusive)\b)?(?:[A-Za-z]+[\s.]*){0,2}$/i;
/** Asks for more of a number than that it lies in a range. */
const narrows =
  /\b(?:even|odd|prime|square|cube|triangular|multiples?|factors?|whole|integers?|decimals?|fractions?|negative|positive|different|other|digits?)\b/i;

/** What asks for one number of those in a range, and what asks for the range itself. */
const asksForOne =
  /\bestimate|\babout how\b|\bapproximate|\bsuggest|\bany\b|\broughly\b|\bcalculate|\bwork out\b|\bmeasure\b|\b(?:give|state|name|write(?: down)?) (?:an?|one) (?!range|interval)\w+/i;
const asksForRange = /\branges?\b|\bzone\b|\binterval|\bbetween (?:what|which)\b|\bbounds\b|\blimits\b/i;
const asksForInequality = /\binequalit|\bsolve\b|\bset of values\b|\brange of values\b/i;

/** From one number to another, or beyond one: '10-15', '10 to 15 cm', 'between 10 and 15', 'at least 3', 'any number less than 7', '75 °C or above'. */
export const rangeKind: Kind<Answer> = {
  isKey: (text, { question }) => {
    const [only, ...more] = readRanges(text);
    if (only === undefined || more.length > 0) return false;
    const lead = text.slice(0, only.start);
    if (!before.test(lead) || narrows.test(lead) || !behind.test(text.slice(only.end))) return false;
    return !only.value.isRelation || (asksForOne.test(question) && !asksForInequality.test(question));
  },
  read: (text) => {
    const ranges = readRanges(text);
    if (ranges.length > 0) return ranges;
    return readQuantities(text).map((one) => ({ value: { one }, start: one.start, end: one.end }));
  },
  compare,
  hasWorking: true,
  isGiven: () => false,
  notes: (range, { question }) => {
    if ('one' in range) return { also: [], doubts: [] };
    const said = inWords(range);
    const isAny = isAnyAsked(question);
    const doubt = `Is one number ${said.replace(/^between/, 'from')} right too? It gets ${isAny ? 'the' : 'no'} mark.`;
    const isBoth = range.low !== undefined && range.high !== undefined;
    return {
      also: [...(isBoth ? waysOf(range) : []), ...(isAny ? [`any number ${said}`] : [])],
      doubts: asksForOne.test(question) || !isBoth ? [] : [doubt],
    };
  },
};

const isAnyAsked = (question: string) => asksForOne.test(question) || !asksForRange.test(question);

function waysOf({ low, high }: Range): string[] {
  if (low === undefined || high === undefined) return [];
  const [one, other] = [inFull(low.at.value), inFull(high.at.value)];
  const written = unitOf(high);
  return [`${one} to ${other}${written}`, `between ${one} and ${other}${written}`];
}

const unitOf = ({ at }: End) => (at.unit === undefined ? '' : ` ${at.unit.written}`);

/** 'from 10 to 15', 'above 5', 'of 3 or more' */
function inWords({ low, high }: Range): string {
  if (low !== undefined && high !== undefined) return `from ${inFull(low.at.value)} to ${inFull(high.at.value)}`;
  if (low !== undefined) return low.isIn ? `of ${inFull(low.at.value)} or more` : `above ${inFull(low.at.value)}`;
  if (high !== undefined) return high.isIn ? `of ${inFull(high.at.value)} or less` : `below ${inFull(high.at.value)}`;
  return '';
}

function compare(answer: Answer, key: Answer, asked: Asked): Verdict {
  if ('one' in key) return unequal('no-match', 0.5);
  if ('one' in answer) return compareOne(answer.one, key, asked);
  const [low, high] = [compareEnds(answer.low, key.low, asked), compareEnds(answer.high, key.high, asked)];
  if (low.isEqual && high.isEqual) return equal(Math.min(low.confidence, high.confidence));
  return low.isEqual ? high : low;
}

function compareEnds(answer: End | undefined, key: End | undefined, asked: Asked): Verdict {
  if (answer === undefined && key === undefined) return equal();
  if (answer === undefined || key === undefined) return unequal('wrong-number', 0.7);
  const own = compareQuantities(answer.at, key.at, asked);
  return own.isEqual && answer.isIn !== key.isIn ? unequal('wrong-number', 0.6) : own;
}

function compareOne(answer: Quantity, key: Range, asked: Asked): Verdict {
  const within = isBetween(answer, key, asked);
  if (!within.isEqual) return within;
  if (!isAnyAsked(asked.question)) return unequal('partly-met', 0.6);
  return equal(Math.min(asksForOne.test(asked.question) ? 0.9 : 0.75, within.confidence));
}

function isBetween(answer: Quantity, { low, high }: Range, asked: Asked): Verdict {
  const end = low ?? high;
  if (end === undefined) return unequal('no-match', 0.5);
  const inUnit = ({ at }: End) =>
    answer.unit === undefined || at.unit === undefined
      ? answer.value
      : (answer.value * answer.unit.factor) / at.unit.factor;
  const isOut = (one: End | undefined) => one !== undefined && !one.isIn && isSame(inUnit(one), one.at.value);
  if (isOut(low) || isOut(high)) return unequal('wrong-number', 0.8);
  if (low !== undefined && high !== undefined) {
    const half = (high.at.value - low.at.value) / 2;
    const middle = { ...low.at, value: low.at.value + half };
    return compareQuantities(answer, middle, { ...asked, tolerance: half + asked.tolerance });
  }
  const value = inUnit(end);
  const isThere = isSame(value, end.at.value) || (low === undefined ? value < end.at.value : value > end.at.value);
  return isThere ? compareQuantities(answer, { ...end.at, value }, asked) : unequal('wrong-number');
}

const isSame = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));
