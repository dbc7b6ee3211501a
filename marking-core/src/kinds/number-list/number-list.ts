import { type Asked, equal, type KeyNotes, type Kind, type Said, unequal, type Verdict } from '../kind.ts';
import { isClose } from '../numbers/compare-quantities.ts';
import { readNumbers } from '../numbers/read-numbers.ts';

const separator = /\s*[,;]\s*(?:and\s+)?|\s+and\s+|\s+/i;
const isList = /^[^a-z]*(?:,|;|\band\b)[^a-z]*(?:and[^a-z]*)?$/i;
const asksForOrder =
  /\border\b|\bascending|\bdescending|\bsmallest|\blargest|\bsequence|\bnext\b|\bterms?\b|\bfirst\b|\bpattern|\bconfiguration|\barrangement|\bstructure|\bratio\b|\bprint|\boutput|\bdisplay/i;
const asksForOutput = /\bprint|\boutput|\bdisplay/i;
const around =
  /^(?:(?:they are|the|factors?|multiples?|numbers?|answers?|are|is|its|it's|primes?|terms?|next|two|three|and|:)\s*)+/i;

const spaced = /^-?\d+(?:\.\d+)?(?:\s+-?\d+(?:\.\d+)?){2,}$/;
const thousands = /^\d{1,3}(?:[ ,]\d{3})+$/;
/** Between the numbers of a list in a sentence, and what may stand before and after it. */
const amid = /^[\s,;.]*(?:(?:and|then|and then|followed by|next)\b)?[\s,]*$/i;
const notListed = /\b(?:not|never|to|or|more|less|except|but|no)\b/i;

/** Several numbers: the factors of 6, the next two terms. All of them, and no other; in their order where the question asks for one. */
export const numberListKind: Kind<readonly number[]> = {
  isKey: (text) =>
    !thousands.test(text.trim()) &&
    (spaced.test(text.trim()) ||
      (isList.test(text) &&
        !/^\s*[([]/.test(text) &&
        (numbersIn(text)?.length ?? 0) > 1 &&
        (/[,;]\s|\band\b/i.test(text) || (text.match(/,/g) ?? []).length > 1))),
  read: (text): Said<readonly number[]>[] => {
    const value = numbersIn(text) ?? numbersIn(text.replace(around, '')) ?? numbersAmid(text);
    return value === undefined ? [] : [{ value, start: 0, end: text.length }];
  },
  compare,
  hasWorking: false,
  isGiven: () => false,
  notes: (_key, { question }): KeyNotes => ({
    also: asksForOrder.test(question) ? [] : ['the same numbers in another order'],
    doubts: [],
  }),
};

/** '2.8.1', '2-8-1' */
const isDotted = /^\d+(?:[.-]\d+){2,}\.?$/;

function numbersIn(text: string): readonly number[] | undefined {
  const pieces = (isDotted.test(text.trim()) ? text.replace(/[.-]/g, ',') : text)
    .replace(/[.,\s]+$|[£$€]/g, '')
    .split(separator)
    .filter((piece) => piece !== '');
  const numbers = pieces.flatMap((piece) => {
    const [only, ...more] = readNumbers(piece);
    const isWhole =
      only !== undefined && more.length === 0 && only.end === piece.length && /^-?$/.test(piece.slice(0, only.start));
    return isWhole ? [only.value] : [];
  });
  return numbers.length === pieces.length && numbers.length > 0 ? numbers : undefined;
}

/** 'It prints 0, then 1, then 2.' */
function numbersAmid(text: string): readonly number[] | undefined {
  const numbers = readNumbers(text);
  const areListed = numbers.every(({ start }, at) => at === 0 || amid.test(text.slice(numbers[at - 1]?.end, start)));
  return numbers.length > 1 && areListed && !notListed.test(text) ? numbers.map(({ value }) => value) : undefined;
}

function compare(answer: readonly number[], key: readonly number[], { question }: Asked): Verdict {
  const isSame = (one: readonly number[], other: readonly number[]) =>
    one.length === other.length && one.every((value, at) => isClose(value, other[at] ?? Number.NaN, 0));
  if (isSame(answer, key)) return equal();
  const isRunTogether = answer.length === 1 && asksForOutput.test(question) && Number(key.join('')) === answer[0];
  if (isRunTogether && key.every((one) => one >= 0 && one < 10)) return equal(0.7);
  if (!isSame([...answer].sort(byValue), [...key].sort(byValue))) return unequal('wrong-number');
  return asksForOrder.test(question) ? unequal('wrong-order') : equal();
}

const byValue = (a: number, b: number) => a - b;
