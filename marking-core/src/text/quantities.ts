import { itemBefore } from './item-before.ts';
import { numberWords, numberWordValue } from './number-words.ts';
import { perWords, readUnit, type Unit } from './units.ts';
import { wordClass, wordClasses } from './word-classes.ts';
import { gap, type Word } from './words.ts';

/** A number in an answer, with the unit that follows it. */
export interface Quantity {
  readonly value: number;
  readonly unit: Unit | undefined;
  /** First and last word of the number. */
  readonly first: number;
  readonly last: number;
  /** Last word of its unit, or of the number when it has none. */
  readonly end: number;
  /** The two words after it, up to any punctuation, which may say what it counts. */
  readonly followedBy: readonly string[];
  /** Only a limit or an estimate from one side: 'more than 3', 'nearly 8'. */
  readonly isBound: boolean;
  /** Whether it comes after a 'because', and so explains another number. */
  readonly isReason: boolean;
  /** Part of working such as '3 ÷ 3', and so no result of its own. */
  readonly isOperand: boolean;
}

/** How one question's words are told apart while its numbers are read. */
export interface QuantityWords {
  readonly unitOf: (at: number) => Unit | undefined;
  /** Whether a word is what the number counts or belongs to: 'waves', 'pH'. */
  readonly isNoun: (at: number) => boolean;
  /** The number that a misspelt number word is meant to be: 'thre'. */
  readonly numberOf: (at: number) => number | undefined;
  /** What the number belongs to, for numbers written against it: 'pH8'. */
  readonly heads: readonly string[];
}

/** An answer with more numbers than this gives none of them as its result; the rest is not read. */
const mostQuantities = 40;

/** The numbers of an answer in order, in digits or words, with their units; fractions in lowest terms are one number. */
export function readQuantities(words: readonly Word[], known: QuantityWords): Quantity[] {
  const quantities: Quantity[] = [];
  let reason: number | undefined;
  for (let at = 0; at < words.length; at++) {
    const number = readNumber(words, at, known);
    if (number === undefined) continue;
    const unit = unitAfter(words, number.last + 1, known);
    const end = unit?.last ?? number.last;
    const followedBy = textsAt(words, end + 1);
    const bound = isBound(words, at > 0 && known.isNoun(at - 1) ? at - 1 : at) || isOpenEnd(followedBy);
    reason ??= firstReason(words);
    const quantity: Quantity = {
      value: number.value,
      unit: unit?.unit,
      first: at,
      last: number.last,
      end,
      followedBy,
      isBound: bound,
      isReason: at > reason,
      isOperand: false,
    };
    const before = quantities.at(-1);
    const sum = before === undefined ? undefined : asSum(words, before, quantity);
    if (sum === undefined) quantities.push(quantity);
    else quantities[quantities.length - 1] = sum;
    at = end;
    if (quantities.length >= mostQuantities) break;
  }
  return quantities.length < 2 ? quantities : withoutWorking(words, joinWorking(words, quantities));
}

/** The same quantity but for some of its fields; made field by field, because copies by `...` are not like what they are copies of. */
function changed(
  { value, unit, first, last, end, followedBy, isBound, isReason, isOperand }: Quantity,
  change: Partial<Pick<Quantity, 'value' | 'first' | 'isOperand'>>,
): Quantity {
  return {
    value: change.value ?? value,
    unit,
    first: change.first ?? first,
    last,
    end,
    followedBy,
    isBound,
    isReason,
    isOperand: change.isOperand ?? isOperand,
  };
}

function firstReason(words: readonly Word[]): number {
  const found = words.findIndex(({ text }) => reasonWords.has(text));
  return found < 0 ? words.length : found;
}

const reasonWords: ReadonlySet<string> = new Set(['because', 'since', 'cos', 'coz', 'cuz', 'becos', 'as']);
const resultWords: ReadonlySet<string> = new Set(['so', 'therefore', 'hence', 'equals', 'makes', 'gives', 'thus']);

/** Of '50 - 0 = 50 s' what stands after the last '=' is the result; the sentence before it is working. */
function withoutWorking(words: readonly Word[], quantities: readonly Quantity[]): Quantity[] {
  const result = quantities.findLastIndex(
    ({ first, isOperand }) =>
      !isOperand &&
      (((words[first]?.gap ?? 0) & gap.equals) !== 0 || resultWords.has(itemBefore(words, first)?.text ?? '')),
  );
  if (result < 0) return [...quantities];
  const from = quantities.findLastIndex(
    ({ end }, index) => index < result && hasStop(words, end + 1, quantities[index + 1]?.first ?? 0),
  );
  return quantities.map((quantity, index) =>
    index > from && index < result ? changed(quantity, { isOperand: true }) : quantity,
  );
}

function hasStop(words: readonly Word[], from: number, to: number): boolean {
  for (let at = from; at <= to; at++) if (((words[at]?.gap ?? 0) & gap.stop) !== 0) return true;
  return false;
}

const openEnds: ReadonlySet<string> = new Set(['more', 'less', 'fewer', 'so']);

/** 'or more' */
function isOpenEnd([first, second = '']: readonly string[]): boolean {
  return first === 'or' && openEnds.has(second);
}

const bounds: ReadonlySet<string> = new Set(
  'more less fewer greater higher lower bigger smaller longer shorter over under above below nearly almost before'.split(
    ' ',
  ),
);

/** 'more than 3', 'nearly 8', 'at least 3': no statement of that number. */
function isBound(words: readonly Word[], at: number): boolean {
  const before = itemBefore(words, at)?.text ?? '';
  const earlier = itemBefore(words, at - 1)?.text ?? '';
  const isSeparate = ((words[at]?.gap ?? 0) & ~gap.space) !== 0;
  if (isSeparate) return ((words[at]?.gap ?? 0) & (gap.greater | gap.less)) !== 0 && at === 0;
  if (before === 'than') return bounds.has(earlier);
  if (earlier === 'at' && (before === 'least' || before === 'most')) return true;
  return (
    (bounds.has(before) && itemBefore(words, at - 1)?.value === undefined) || (earlier === 'up' && before === 'to')
  );
}

/** '0 minutes 50 seconds', '1 m and 20 cm': one quantity in two sizes of a unit. */
function asSum(words: readonly Word[], larger: Quantity, smaller: Quantity): Quantity | undefined {
  const [big, small] = [larger.unit, smaller.unit];
  if (big === undefined || small === undefined || big.dimension !== small.dimension || big.factor <= small.factor)
    return undefined;
  const between = smaller.first - larger.end - 1;
  const isNext = between === 0 || (between === 1 && words[larger.end + 1]?.text === 'and');
  if (!isNext || !isClose(words, smaller.first)) return undefined;
  const value = (larger.value * big.factor) / small.factor + smaller.value;
  return changed(smaller, { first: larger.first, value });
}

function textsAt(words: readonly Word[], at: number): string[] {
  const texts: string[] = [];
  for (let place = at; place < at + 2 && isClose(words, place); place++) texts.push(words[place]?.text ?? '');
  return texts;
}

interface NumberReading {
  readonly value: number;
  readonly last: number;
}

function readNumber(words: readonly Word[], at: number, known: QuantityWords): NumberReading | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  if (word.value !== undefined) return { value: (word.gap & gap.minus) === 0 ? word.value : -word.value, last: at };
  const { text } = word;
  const meant = known.numberOf(at);
  if (meant !== undefined) return { value: meant, last: at };
  if (!word.mayBeNumber) return undefined;
  if (text.length > 1 && text.charCodeAt(text.length - 1) < 58) return readHead(text, at, known.heads);
  const kind = numberKinds.get(text);
  return kind === undefined ? undefined : kind(words, at, known);
}

/** 'pH8' */
function readHead(text: string, at: number, heads: readonly string[]): NumberReading | undefined {
  for (const head of heads) {
    const rest = text.startsWith(head) ? Number(text.slice(head.length) || Number.NaN) : Number.NaN;
    if (!Number.isNaN(rest)) return { value: rest, last: at };
  }
  return undefined;
}

/** 'this one mark', 'the one that': here it is no number. */
const determiners: ReadonlySet<string> = new Set('this that the which any every each no only another'.split(' '));

/** 'a hertz' and 'one wave' are 1, and so is 'one' before a stop; 'one of them' and 'a wave' are no numbers. */
function readOne(words: readonly Word[], at: number, known: QuantityWords): NumberReading | undefined {
  if (words[at]?.text === 'one') {
    if (determiners.has(itemBefore(words, at)?.text ?? '')) return undefined;
    const next = wordClasses.get(words[at + 1]?.text ?? '') ?? 0;
    const isPronoun =
      isClose(words, at + 1) && (next & wordClass.function) !== 0 && !perWords.has(words[at + 1]?.text ?? '');
    return isPronoun ? undefined : readNumberWords(words, at);
  }
  return readUnit(words, at + 1, known.unitOf) === undefined ? undefined : { value: 1, last: at };
}

type NumberKind = (words: readonly Word[], at: number, known: QuantityWords) => NumberReading | undefined;

/** How the words that may begin a number are read; everything else is passed over at once. */
const numberKinds: ReadonlyMap<string, NumberKind> = new Map<string, NumberKind>([
  ...numberWords.map((word): [string, NumberKind] => [word, readNumberWords]),
  ['one', readOne],
  ['a', readOne],
  ['an', readOne],
  ['half', (_, at) => ({ value: 0.5, last: at })],
]);

/** 'twenty five', 'one hundred and five' */
function readNumberWords(words: readonly Word[], at: number): NumberReading | undefined {
  let value = numberWordValue(words[at]?.text ?? '');
  if (value === undefined) return undefined;
  let last = at;
  for (let next = at + 1; next < words.length; next++) {
    const text = words[next]?.text ?? '';
    const more = numberWordValue(text);
    if (
      more === undefined &&
      text === 'and' &&
      value >= 100 &&
      numberWordValue(words[next + 1]?.text ?? '') !== undefined
    )
      continue;
    if (more === undefined || ((words[next]?.gap ?? 0) & ~(gap.space | gap.hyphen)) !== 0) break;
    if (more === 100 || more === 1000) value *= more;
    else if (value >= 20 && more < 10 && value % 10 === 0) value += more;
    else if (value >= 100 && more < 100 && value % 100 === 0) value += more;
    else break;
    last = next;
  }
  return { value, last };
}

/** The unit right after a number, or after what it counts: '1 wave per second'. */
function unitAfter(words: readonly Word[], at: number, known: QuantityWords) {
  const direct = isClose(words, at) ? readUnit(words, at, known.unitOf) : undefined;
  if (direct !== undefined) return direct;
  for (let place = at; place < at + 2 && isClose(words, place) && words[place]?.value === undefined; place++) {
    const next = words[place + 1];
    const unit = next === undefined ? undefined : readUnit(words, place + 1, known.unitOf);
    if (unit?.unit.dimension.startsWith('/') && isClose(words, place + 1)) return unit;
  }
  return undefined;
}

function isClose(words: readonly Word[], at: number): boolean {
  const between = words[at]?.gap ?? gap.stop;
  return (between & ~(gap.space | gap.hyphen | gap.bracket | gap.slash)) === 0;
}

const operations: ReadonlySet<string> = new Set(['divided', 'by', 'times', 'multiplied', 'over', 'plus', 'minus', 'x']);

/** Joins '1/2' into one number and marks both sides of any other operation as working. */
function joinWorking(words: readonly Word[], quantities: readonly Quantity[]): Quantity[] {
  const joined: Quantity[] = [];
  for (const quantity of quantities) {
    const before = joined.at(-1);
    if (before === undefined || !isOperation(words, before, quantity)) {
      joined.push(quantity);
      continue;
    }
    joined.pop();
    const fraction = asFraction(words, before, quantity);
    if (fraction === undefined)
      joined.push(changed(before, { isOperand: true }), changed(quantity, { isOperand: true }));
    else joined.push(fraction);
  }
  return joined;
}

function isOperation(words: readonly Word[], before: Quantity, after: Quantity): boolean {
  if (before.unit !== undefined && before.unit.dimension === after.unit?.dimension && before.value === after.value)
    return false;
  const between = words[after.first]?.gap ?? 0;
  if (after.first === before.end + 1) return (between & (gap.slash | gap.operator)) !== 0;
  if (after.first > before.end + 4) return false;
  for (let at = before.end + 1; at < after.first; at++) {
    if (!operations.has(words[at]?.text ?? ''))
      return ((words[after.first]?.gap ?? 0) & (gap.slash | gap.operator)) !== 0;
  }
  return true;
}

function asFraction(words: readonly Word[], before: Quantity, after: Quantity): Quantity | undefined {
  const between = words[after.first]?.gap ?? 0;
  const isPlain =
    before.unit === undefined && before.end + 1 === after.first && (between & ~(gap.slash | gap.space)) === 0;
  if (
    !isPlain ||
    !Number.isInteger(before.value) ||
    after.value < 2 ||
    greatestDivisor(before.value, after.value) !== 1
  ) {
    return undefined;
  }
  return changed(after, { value: before.value / after.value, first: before.first });
}

function greatestDivisor(a: number, b: number): number {
  let [larger, smaller] = [Math.abs(a), Math.abs(b)];
  while (smaller >= 1) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
