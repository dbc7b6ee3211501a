import { evaluate } from '../../kinds/algebra/evaluate.ts';
import { parseExpression, type Term } from '../../kinds/algebra/parse.ts';
import { plainText } from '../../kinds/plain-text.ts';

/** A calculation of a text: the numbers that go into it, what it comes to, and what the text says that it comes to. */
export interface Calculation {
  readonly written: string;
  readonly numbers: readonly number[];
  /** The same, but '½' as one number, so that 0.5 is the same. */
  readonly folded: readonly number[];
  readonly value: number;
  /** The number behind its '='. */
  readonly stated: number | undefined;
}

const mixedNumber = /^\d+\s+\d+\/\d+$/;
const stretch = /[\d(√π][\d\s.,()+\-*/^×÷x%√π£$"']*/giu;

/** The calculations that a text writes down, in order: '2 x 3 = 6' is one, '3 + 4 = 7 / 2 = 3.5' two. */
export function calculationsIn(text: string): Calculation[] {
  const plain = plainText(text)
    .replace(/["'“”£$]/g, '')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)\s(?=\d{3}(?!\d))/g, '$1')
    .replace(/\bpi\b/gi, 'π')
    .replace(/\bsquare root of\b/gi, '√')
    .replace(/\btimes\b|\bmultiplied by\b/gi, '*')
    .replace(/\bdivided by\b/gi, '/')
    .replace(/\bplus\b/gi, '+')
    .replace(/\bminus\b/gi, '-')
    .replace(/(\d|\))\s*%\s+of\s+/gi, '$1/100 * ')
    .replace(/(?<=\d\s*\)?\s*)\b(?:of)\b\s*(?=\d)/gi, '*')
    .replace(/(?<=[\d.)]\s?)(?:kg|g|cm|mm|km|m|s|h|N|J|W|V|A|ml|l)\b(?:\/\w+)?(?:\^-?\d)?/g, ' ');
  return plain.split(/[;\n,]|\.\s|\b(?:then|so|and|which is)\b/).flatMap((piece) => {
    const sides = piece.split('=');
    return sides.flatMap((side, at): Calculation[] => {
      const next = sides[at + 1];
      return (side.match(stretch) ?? []).flatMap((written) => readCalculation(written, next));
    });
  });
}

function readCalculation(written: string, next: string | undefined): Calculation[] {
  const text = written
    .replace(/(?<=[\d)]\s*)[x×](?=\s*[\d(√])/gi, '*')
    .replace(/÷/g, '/')
    .replace(/%/g, '/100')
    .replace(/[\s(+\-*/^x]+$/gi, '');
  if (!/^√|^.+?(?:[+\-*/^√]|\)\s*\(|\d\s*\()|^\d\s*\(/.test(text)) return [];
  if (mixedNumber.test(text)) return [];
  const term = parseExpression(text.replace(/(?<![\d/.])(\d+)\s+(\d+\/\d+)(?![\d/])/g, '($1+$2)'), 'letters');
  if (term === undefined) return [];
  const value = evaluate(term, () => Number.NaN);
  if (!Number.isFinite(value)) return [];
  return [
    {
      written: text.trim(),
      numbers: numbersOf(term),
      folded: numbersOf(folded(term)),
      value,
      stated: next === undefined ? undefined : statedBy(next),
    },
  ];
}

function statedBy(text: string): number | undefined {
  const [first] = /-?\d+(?:\.\d+)?/.exec(text) ?? [];
  return first === undefined ? undefined : Number(first);
}

/** A term with the quotient of two numbers in place of their fraction. */
function folded(term: Term): Term {
  if (term.op === '/' && term.left.op === 'number' && term.right.op === 'number')
    return { op: 'number', value: term.left.value / term.right.value };
  if (term.op === '+' || term.op === '*') return { ...term, of: term.of.map(folded) };
  return term;
}

function numbersOf(term: Term): number[] {
  switch (term.op) {
    case 'number':
      return [term.value];
    case 'name':
      return [];
    case '-':
    case 'call':
      return numbersOf(term.of);
    case '+':
    case '*':
      return term.of.flatMap(numbersOf);
    default:
      return [...numbersOf(term.left), ...numbersOf(term.right)];
  }
}

/** Equal but for the dust of arithmetic. */
export const isClose = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));
/** What is written down may be rounded. */
export const isNear = (a: number, b: number) => Math.abs(a - b) <= 0.006 * Math.max(1, Math.abs(b));

/** Whether two calculations say the same: of the same value, from the same numbers. */
export function areSame(one: Calculation, other: Calculation): boolean {
  if (!isClose(one.value, other.value)) return false;
  return sharesNumbers(one.numbers, other.numbers) || sharesNumbers(one.folded, other.folded);
}

function sharesNumbers(numbers: readonly number[], others: readonly number[]): boolean {
  const rest = [...others];
  const shared = numbers.filter((number) => {
    const at = rest.findIndex((own) => isClose(own, number));
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return shared.length >= Math.min(numbers.length, others.length);
}

/** Whether what is stated behind a calculation is what it comes to; true where nothing is. */
export const isWorkedOut = ({ value, stated }: Calculation): boolean => stated === undefined || isNear(stated, value);

/** The text of a calculation with some of its numbers replaced, read anew. */
export function withNumbers(one: Calculation, swaps: ReadonlyMap<number, number>): Calculation | undefined {
  const written = one.written.replace(/\d+(?:\.\d+)?/g, (digits) => {
    const swap = [...swaps].find(([from]) => isClose(from, Number(digits)));
    return swap === undefined ? digits : String(swap[1]);
  });
  return written === one.written ? undefined : readCalculation(written, undefined)[0];
}
