import { commonDivisor } from '../../text/common-divisor.ts';
import { type Asked, equal, type KeyNotes, type Kind, type Said, unequal, type Verdict } from '../kind.ts';
import { isClose } from '../numbers/compare-quantities.ts';
import { readNumbers } from '../numbers/read-numbers.ts';
import { inFull } from '../numbers/write-number.ts';

/** The parts of a ratio, two or more, in their order. */
type Ratio = readonly number[];

const key = /^\s*(?:[a-z ]+\s)?\d+(?:[.·]\d+)?(?:\s*:\s*\d+(?:[.·,]\d+)*)+\s*$/i;
const between = /^\s*(?:[a-z]+(?: [a-z]+)?\s*)?(?::|\bto\b)\s*(?:[a-z]+\s+)?$/i;
const clockTime = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;

/** A ratio: '2:3', '2 to 3', '1 : 2.5', '2 : 3 : 5'. Its order counts; equal ratios are equal unless the simplest is asked for. */
export const ratioKind: Kind<Ratio> = {
  isKey: (text, { question }) =>
    key.test(text) &&
    !(clockTime.test(text.trim()) && !/ratio|simplif|share|scale|proportion|1\s*:\s*n/i.test(question)),
  read: readRatios,
  compare,
  hasWorking: true,
  isGiven: (ratio, { question }) => ratio !== undefined && question.replace(/\s/g, '').includes(ratio.join(':')),
  notes,
};

function readRatios(text: string): Said<Ratio>[] {
  const found: Said<Ratio>[] = [];
  let current: { parts: number[]; start: number; end: number } | undefined;
  for (const { value, start, end } of readNumbers(text)) {
    if (current !== undefined && between.test(text.slice(current.end, start))) {
      current.parts.push(value);
      current.end = end;
    } else {
      if (current !== undefined && current.parts.length > 1) found.push({ ...current, value: current.parts });
      current = { parts: [value], start, end };
    }
  }
  if (current !== undefined && current.parts.length > 1) found.push({ ...current, value: current.parts });
  return found;
}

function compare(answer: Ratio, of: Ratio, { form }: Asked): Verdict {
  if (answer.length !== of.length) return unequal('wrong-number');
  if (answer.every((part, at) => isClose(part, of[at] ?? 0, 0))) return equal();
  const times = (answer[0] ?? 0) / (of[0] ?? 1);
  const isProportional = answer.every((part, at) => isClose(part, (of[at] ?? 0) * times, 0)) && times > 0;
  if (isProportional) return form === 'simplest' ? unequal('wrong-form', 0.8) : equal(0.8);
  const isTurned = isSame([...answer].sort(byValue), [...of].sort(byValue));
  return unequal(isTurned ? 'wrong-order' : 'wrong-number');
}

const byValue = (a: number, b: number) => a - b;
const isSame = (one: Ratio, other: Ratio) => one.every((part, at) => isClose(part, other[at] ?? 0, 0));

function notes(of: Ratio, { form }: Asked): KeyNotes {
  const divisor = of.every(Number.isInteger) ? of.reduce(commonDivisor) : 1;
  const other = divisor > 1 ? of.map((part) => part / divisor) : of.map((part) => part * 2);
  return {
    also: [of.map(inFull).join(' to '), ...(form === 'simplest' ? [] : [other.map(inFull).join(':')])],
    doubts: form === undefined ? ['Must the ratio be in its simplest form? Equal ratios get the mark.'] : [],
  };
}
