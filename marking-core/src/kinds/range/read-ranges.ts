import type { Said } from '../kind.ts';
import { type Quantity, readQuantities } from '../numbers/read-quantities.ts';

/** Where a range ends. */
export interface End {
  readonly at: Quantity;
  /** Whether the end itself is in the range. */
  readonly isIn: boolean;
}

/** What lies from one number to another, or beyond one of them; their units count. */
export interface Range {
  readonly low: End | undefined;
  readonly high: End | undefined;
  /** Whether it is written as an inequality: '2.5 < x < 2.6', '> 5'. */
  readonly isRelation: boolean;
}

const digits = String.raw`[£$€]?\d+(?:[ ,]\d{3})*(?:[.,]\d+)?`;
const number = String.raw`(?:[-+]|\bminus\s+)?\s?${digits}`;
const unit = String.raw`(?:\s?(?!(?:to|and|or|until|up|but|inclusive|exclusive)\b)[a-z°%Ω][a-zΩ°%/^\d]*(?:\s?/\s?[a-z]+)?|\s?\([a-zΩ°%/]{1,5}\))?`;
const strict = String.raw`(?:\s+(?:inclusive|exclusive))?`;
const flags = 'giu';
const between = new RegExp(
  String.raw`\b(?:strictly\s+)?between\s+(${number})(${unit})\s+(?:and|to)\s+(${number})(${unit})${strict}`,
  flags,
);
const from = new RegExp(
  String.raw`(?<![\d.,^*/+\p{L}(-])(${number})(${unit})\s*(?:(?:-|…|\.\.+|\bto\b|\bup to\b|\buntil\b|\bthrough\b)\s*(?=[£$€\d])|(?:\bto\b|\bup to\b)\s*(?=[-\d]))(${number})(${unit})${strict}(?![\d.,]*\d)`,
  flags,
);
const relation = new RegExp(
  String.raw`(?<![\d.\p{L}])(${number})(${unit})\s*(<=?)\s*[a-z]{1,8}\s*(<=?)\s*(${number})(${unit})`,
  flags,
);
const beyond = new RegExp(
  String.raw`(?<!\d\s?|\b(?:not?|much|many|far|lot)\s|[\p{L})]\s?(?=[<>]))(?<words>\b(?:more|greater|bigger|higher|larger|longer|older|less|fewer|lower|smaller|shorter|younger)\s+than|\b(?:over|above|under|below|exceeding)|\b(?:at\s+least|at\s+most|(?:no|not)\s+(?:less|fewer|more|lower|higher|greater)\s+than|an?\s+(?:minimum|maximum)\s+of|(?:minimum|maximum)(?:\s+of)?|up\s+to)|[<>]=?)\s*(${number})(${unit})`,
  flags,
);
const orMore = new RegExp(
  String.raw`(?<![\d.,^*/+\p{L}(-])(${number})(${unit})\s*(?<words>(?:,?\s*\b(?:or|and)\s+(?:more|above|over|higher|greater|bigger|older|longer|less|fewer|below|under|lower|smaller|younger|shorter|colder|hotter|warmer)\b)|\+(?!\s*[\d\p{L}(]))`,
  flags,
);

const down = /less|fewer|lower|smaller|shorter|younger|under|below|most|maximum|up to|colder|</i;
const closed = /at (?:least|most)|^(?:no|not) |minimum|maximum|up to|=|\bor\b|\band\b|\+/i;
/** 'no less than' says the other way round. */
const turned = /^(?:no|not)\s/i;

/** The ranges that a plain text says, in order: '6.7 to 6.9', 'between 45° and 49°', '75 °C or above', 'greater than 69 and less than 126'. */
export function readRanges(text: string): Said<Range>[] {
  if (!/\d/.test(text)) return [];
  const found = [
    ...[...text.matchAll(between), ...text.matchAll(from)].flatMap(closedRange),
    ...[...text.matchAll(relation)].flatMap(relationRange),
    ...[...text.matchAll(beyond), ...text.matchAll(orMore)].flatMap(openRange),
  ];
  let end = 0;
  const apart = found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((one) => {
      const isApart = one.start >= end;
      if (isApart) end = one.end;
      return isApart;
    });
  return joined(text, apart);
}

const sizeOf = ({ value, unit: own }: Quantity) => value * (own?.factor ?? 1);
const plainUnit = (written: string) => written.replace(/[()]/g, '');

function quantities(first: string, firstUnit: string, second: string, secondUnit: string): Quantity[] {
  const [own, other] = [plainUnit(firstUnit), plainUnit(secondUnit)];
  const [low] = readQuantities(`${first}${own || other}`);
  const [high] = readQuantities(`${second}${other || own}`);
  return low === undefined || high === undefined || sizeOf(low) >= sizeOf(high) ? [] : [low, high];
}

function closedRange(match: RegExpExecArray): Said<Range>[] {
  const [all, first = '', firstUnit = '', second = '', secondUnit = ''] = match;
  const [low, high] = quantities(first, firstUnit, second, secondUnit);
  if (low === undefined || high === undefined) return [];
  const isIn = !/^strictly|exclusive$/i.test(all);
  const value = { low: { at: low, isIn }, high: { at: high, isIn }, isRelation: false };
  return [{ value, start: match.index, end: match.index + all.length }];
}

function relationRange(match: RegExpExecArray): Said<Range>[] {
  const [all, first = '', firstUnit = '', lower = '', upper = '', second = '', secondUnit = ''] = match;
  const [low, high] = quantities(first, firstUnit, second, secondUnit);
  if (low === undefined || high === undefined) return [];
  const value = {
    low: { at: low, isIn: lower === '<=' },
    high: { at: high, isIn: upper === '<=' },
    isRelation: true,
  };
  return [{ value, start: match.index, end: match.index + all.length }];
}

function openRange(match: RegExpExecArray): Said<Range>[] {
  const [all, ...groups] = match;
  const { words = '' } = match.groups ?? {};
  const [value = '', own = ''] = groups.filter((group) => group !== words);
  const [at] = readQuantities(`${value}${plainUnit(own)}`);
  if (at === undefined) return [];
  const end: End = { at, isIn: closed.test(words) };
  const isDown = down.test(words) !== turned.test(words);
  const isRelation = /[<>]/.test(words);
  const range = isDown ? { low: undefined, high: end, isRelation } : { low: end, high: undefined, isRelation };
  return [{ value: range, start: match.index, end: match.index + all.length }];
}

/** 'greater than 69 and less than 126' is one range. */
function joined(text: string, found: readonly Said<Range>[]): Said<Range>[] {
  const [first, second, ...more] = found;
  if (first === undefined || second === undefined || more.length > 0) return [...found];
  const isJoined = /^[\s,.()a-z°]{0,6}\b(?:and|but)\s+$/i.test(text.slice(first.end, second.start));
  const [low, high] = [first.value.low ?? second.value.low, first.value.high ?? second.value.high];
  const isOpen = ({ value }: Said<Range>) => value.low === undefined || value.high === undefined;
  if (!isJoined || !isOpen(first) || !isOpen(second) || low === undefined || high === undefined) return [...found];
  return [{ value: { low, high, isRelation: false }, start: first.start, end: second.end }];
}
