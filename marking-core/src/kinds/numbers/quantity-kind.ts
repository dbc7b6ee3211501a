import type { Asked, KeyNotes, Kind } from '../kind.ts';
import { compareQuantities } from './compare-quantities.ts';
import { type Quantity, readQuantities } from './read-quantities.ts';

/** After a number, a key has at most its unit and a few words: '3 complete waves', '12 hours of daylight'. */
const wordsBehind = /^[\s.]*(?:[A-Za-z'’()-]+[\s.,]*){0,3}$/;
const wordBefore =
  /^(?:(?:about|approximately|approx\.?|around|roughly|exactly|the|a|an|it is|=|~|≈)\s*)*(?:[A-Za-z]+\s+)?(?:(?:=|~|≈|about|around)\s*)?[-+]?\s*[£$€]?$/i;
const wordBehindWords = /^[\s.]*(?:[A-Za-z'’-]+[\s.]*)?$/;

/** The only number of a key that is a number with its unit, or with what it counts; `undefined` for any other text. */
function soleQuantity(text: string): Quantity | undefined {
  const [only, ...more] = readQuantities(text);
  if (only === undefined || more.length > 0 || (only.unit === undefined && /^\s*[A-Za-z]\s*[=<>]/.test(text)))
    return undefined;
  const before = text.slice(0, only.start).replace(/(?:minus|negative)\s+$/i, '');
  const behind = text.slice(only.end);
  const isPlain = only.number.isInWords && only.unit === undefined ? wordBehindWords : wordsBehind;
  return wordBefore.test(before) && isPlain.test(behind) ? only : undefined;
}

/** A kind whose values are numbers with units. */
export function quantityKind(
  isOwn: (key: Quantity, asked: Asked) => boolean,
  notes: (key: Quantity, asked: Asked, text: string) => KeyNotes,
): Kind<Quantity> {
  return {
    isKey: (text, asked) => {
      const key = soleQuantity(text);
      return key !== undefined && isOwn(key, asked);
    },
    read: (text) => readQuantities(text).map((value) => ({ value, start: value.start, end: value.end })),
    compare: compareQuantities,
    hasWorking: true,
    isGiven: (quantity, { given }) => quantity !== undefined && given.has(quantity.value),
    notes,
  };
}
