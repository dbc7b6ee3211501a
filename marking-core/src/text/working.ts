import { commonDivisor } from './common-divisor.ts';
import { itemBefore } from './item-before.ts';
import { changedQuantity, type Quantity } from './quantity.ts';
import { gap, type Word } from './words.ts';

const resultWords: ReadonlySet<string> = new Set(['so', 'therefore', 'hence', 'equals', 'makes', 'gives', 'thus']);

/** The quantities with the working among them told apart from results, and fractions in lowest terms as one number. */
export function markWorking(words: readonly Word[], quantities: readonly Quantity[]): Quantity[] {
  return withoutWorking(words, withoutStarts(words, joinWorking(words, quantities)));
}

const starts: ReadonlySet<string> = new Set(
  'start starts started starting begin begins began begun beginning first'.split(' '),
);

/** How far from its number 'start' stands. */
const startReach = 3;

/** 'From 0 to 50', 'it started at 0', '0 at the start': the zero is where the counting began, not what was counted. */
function withoutStarts(words: readonly Word[], quantities: readonly Quantity[]): readonly Quantity[] {
  return quantities.map((quantity) => {
    if (quantity.value !== 0) return quantity;
    const before = itemBefore(words, quantity.first)?.text ?? '';
    const around = words.slice(Math.max(0, quantity.first - startReach), quantity.end + 1 + startReach);
    const isStart = before === 'from' || around.some(({ text }) => starts.has(text));
    return isStart ? changedQuantity(quantity, { isOperand: true }) : quantity;
  });
}

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
    index > from && index < result ? changedQuantity(quantity, { isOperand: true }) : quantity,
  );
}

function hasStop(words: readonly Word[], from: number, to: number): boolean {
  for (let at = from; at <= to; at++) if (((words[at]?.gap ?? 0) & gap.stop) !== 0) return true;
  return false;
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
      joined.push(changedQuantity(before, { isOperand: true }), changedQuantity(quantity, { isOperand: true }));
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
    commonDivisor(before.value, after.value) !== 1
  ) {
    return undefined;
  }
  return changedQuantity(after, { value: before.value / after.value, first: before.first });
}
