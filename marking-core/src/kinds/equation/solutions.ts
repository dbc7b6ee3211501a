import { isClose } from '../numbers/compare-quantities.ts';
import { type NumberReading, readNumbers } from '../numbers/read-numbers.ts';

/** The values of one unknown that solve an equation: 5 of 'x = 5', 2 and -3 of 'x = 2 or x = -3'. */
export interface Solutions {
  readonly name: string | undefined;
  readonly values: readonly number[];
}

const assigned = /\b([a-z])\s*(?:=|:|\bis\b|\bequals\b)\s*(?=[-+±.\d]|minus|negative|[a-z]+\b)/gi;
const isOnly =
  /^\s*(?:(?:[a-z]\s*(?:=|:|is|equals)|and|or|either|both|=|,|;|±|[-+]|minus|negative|so|the|answers?|solutions?|values?|are|is|it|i|think|to|[.?!])\s*)*$/i;

/** '4 = x' */
const turned = /^\s*([-+±]?\s?[\d./]+)\s*=\s*([a-z])\s*$/i;

/** '20 - 5 = 15, 15 / 3 = 5': sums, of which the last comes to the value. */
const sums = /^(?:[\d\s.()]+(?:[-+*/x÷]\s*[\d.()]+\s*)+=\s*-?[\d.]+[\s,;.]*)+$/i;

/** '2x', '3 (x', '5^': here a number is no value by itself. */
const hasProduct = /[\d)](?:\s*[(^]|[a-z]|\s+(?!and\b|or\b|so\b|is\b|are\b|[a-z]\s*=)[a-z])/i;

/** Reads a text that gives nothing but values of one unknown; `undefined` for any other. */
export function readSolutions(text: string): Solutions | undefined {
  const whole = text.replace(/\+\s?\/\s?-|\+-/g, '±').replace(turned, '$2 = $1');
  const plain = sums.test(whole) ? whole.slice(whole.lastIndexOf('=') + 1) : whole;
  const numbers = readNumbers(plain);
  if (numbers.length === 0 || hasProduct.test(plain)) return undefined;
  const rest = numbers.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, plain);
  if (!isOnly.test(rest)) return undefined;
  const names = new Set([...plain.matchAll(assigned)].map(([, name = '']) => name.toLowerCase()));
  if (names.size > 1) return undefined;
  const values = numbers.flatMap((number) =>
    isPlusMinus(plain, number) ? [number.value, -number.value] : [number.value],
  );
  const [name] = names;
  return { name, values: values.filter((value, at) => values.indexOf(value) === at) };
}

function isPlusMinus(text: string, { start }: NumberReading): boolean {
  return /±\s*$/.test(text.slice(0, start));
}

/** Whether two sets of values are the same. */
export function haveSameValues(one: Solutions, other: Solutions): boolean {
  const isIn = (value: number, values: readonly number[]) => values.some((own) => isClose(value, own, 0));
  return (
    one.values.length === other.values.length &&
    one.values.every((value) => isIn(value, other.values)) &&
    (one.name === undefined || other.name === undefined || one.name === other.name)
  );
}
