import type { Asked, KeyNotes, Kind } from '../kind.ts';
import { compareQuantities } from './compare-quantities.ts';
import { type Quantity, readQuantities } from './read-quantities.ts';
import { inFull, inStandardForm } from './write-number.ts';

/** A number, with its unit or what it counts: '4.5 x 10^3', '-5 °C', 'three waves', 'pH 8'. */
export const numberKind = quantityKind(
  ({ number }) => number.form !== 'fraction' && number.form !== 'mixed',
  notesOnNumber,
);

function notesOnNumber(
  { value, unit, number, counts }: Quantity,
  { form, unit: named, unitNeeded, tolerance, between, rounds }: Asked,
  text: string,
): KeyNotes {
  const standard = inStandardForm(value);
  const written = unit === undefined ? '' : ` ${unit.written}`;
  const full = `${inFull(value)}${written}`;
  const forms = [
    ...(form === 'standard' ? [] : [full]),
    ...(standard === undefined || form === 'ordinary'
      ? []
      : [`${standard.raised}${written}`, `${standard.e}${written}`]),
    ...(unit === undefined || form === 'standard' || unitNeeded === true ? [] : [inFull(value)]),
  ];
  const also = [...new Set(forms)].filter((one) => one !== text);
  const near = [value - tolerance, value + tolerance].map((end) => Number(end.toPrecision(12)));
  for (const [from = 0, to = 0] of tolerance > 0 ? [near, ...between] : between)
    also.push(`anything from ${inFull(from)} to ${inFull(to)}`);
  if (rounds === 'asked') also.push(`any number that rounds to ${number.digits || inFull(value)}`);
  const doubts: string[] = [];
  if (unit === undefined && named === undefined && counts.length === 0 && number.form !== 'power')
    doubts.push(`The key has no unit, and the question names none: is ${inFull(value)} m right too?`);
  if (unit !== undefined && named === undefined && unitNeeded === undefined)
    doubts.push(`Is ${inFull(value)} without ${unit.written} right too? It gets the mark.`);
  return { also, doubts };
}

/** A fraction or mixed number: '3/5', '1 1/2', 'three fifths'. */
export const fractionKind = quantityKind(
  ({ number }) => number.form === 'fraction' || number.form === 'mixed',
  notesOnFraction,
);

function notesOnFraction({ value, number }: Quantity, { form }: Asked): KeyNotes {
  const { top = 0, bottom = 1, wholes = 0 } = number.fraction ?? {};
  const isFraction = form === 'fraction' || form === 'simplest' || form === 'mixed';
  const isShort = Number(value.toPrecision(6)) === value;
  const also = [
    ...(form === 'simplest' ? [] : [`${2 * top + 2 * wholes * bottom}/${2 * bottom}`]),
    ...(wholes > 0 && form !== 'mixed' ? [`${top + wholes * bottom}/${bottom}`] : []),
    ...(isFraction || !isShort ? [] : [inFull(value), `${inFull(Number((100 * value).toPrecision(12)))}%`]),
  ];
  const doubts = form === undefined ? ['Must the fraction be in its simplest form? Equal fractions get the mark.'] : [];
  return { also, doubts };
}

/** A percentage: '60%', '60 per cent'. */
export const percentageKind = quantityKind(({ unit }) => unit?.measures === '%1', notesOnPercentage);

function notesOnPercentage({ value }: Quantity, { form }: Asked): KeyNotes {
  const share = inFull(Number((value / 100).toPrecision(12)));
  return {
    also: [inFull(value), `${inFull(value)} per cent`, ...(form === 'percentage' ? [] : [share])],
    doubts: form === 'percentage' ? [] : [`Is ${share} right too? It gets the mark.`],
  };
}

const currencies: ReadonlySet<string> = new Set(['pound', 'dollar', 'euro']);

/** An amount of money: '£3.50', '350p', '3 pounds 50'. */
export const moneyKind = quantityKind(({ unit }) => unit !== undefined && currencies.has(unit.measures), notesOnMoney);

function notesOnMoney({ value, unit }: Quantity): KeyNotes {
  if (unit?.measures !== 'pound') return { also: [value.toFixed(2)], doubts: [] };
  const pounds = value * unit.factor;
  return { also: [`£${pounds.toFixed(2)}`, `${Math.round(pounds * 100)}p`, pounds.toFixed(2)], doubts: [] };
}

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
function quantityKind(
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
