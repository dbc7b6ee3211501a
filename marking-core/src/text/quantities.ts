import { itemBefore } from './item-before.ts';
import { readNumber } from './number-reading.ts';
import { changedQuantity, isClose, type Quantity, type QuantityWords } from './quantity.ts';
import { readUnit } from './units.ts';
import { becauseWords } from './word-classes.ts';
import { gap, type Word } from './words.ts';
import { markWorking } from './working.ts';

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
    const bound =
      isBound(words, at > 0 && known.isNoun(at - 1) ? at - 1 : at) || isOpenEnd(followedBy, words[end + 3]?.text);
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
    const sum = before === undefined ? undefined : (asSum(words, before, quantity) ?? asClock(words, before, quantity));
    if (sum === undefined) quantities.push(quantity);
    else quantities[quantities.length - 1] = sum;
    at = end;
    if (quantities.length >= mostQuantities) break;
  }
  return quantities.length < 2 ? quantities : markWorking(words, quantities);
}

function firstReason(words: readonly Word[]): number {
  const found = words.findIndex(({ text }) => reasonWords.has(text));
  return found < 0 ? words.length : found;
}

const reasonWords: ReadonlySet<string> = new Set([...becauseWords.split(' '), 'since', 'as']);

const openEnds: ReadonlySet<string> = new Set(['more', 'less', 'fewer', 'so']);

const multiples: ReadonlySet<string> = new Set(['million', 'billion', 'trillion']);

/** 'or more', 'and a bit'; '3 million' is no 3 either. */
function isOpenEnd([first = '', second = '']: readonly string[], third: string | undefined): boolean {
  return (first === 'or' && openEnds.has(second)) || (first === 'and' && third === 'bit') || multiples.has(first);
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

/** '0:50' as a clock shows it, in seconds */
function asClock(words: readonly Word[], minutes: Quantity, seconds: Quantity): Quantity | undefined {
  const word = words[seconds.first];
  if (word?.gap !== gap.colon || word.end - word.start !== 2 || seconds.first !== minutes.end + 1) return undefined;
  if (minutes.unit !== undefined || seconds.value >= 60) return undefined;
  if (seconds.unit !== undefined && (seconds.unit.dimension !== 's' || seconds.unit.factor !== 1)) return undefined;
  return changedQuantity(seconds, { first: minutes.first, value: 60 * minutes.value + seconds.value });
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
  return changedQuantity(smaller, { first: larger.first, value });
}

function textsAt(words: readonly Word[], at: number): string[] {
  const texts: string[] = [];
  for (let place = at; place < at + 2 && isClose(words, place); place++) texts.push(words[place]?.text ?? '');
  return texts;
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
