import { evaluate } from '../../kinds/algebra/evaluate.ts';
import { parseExpression } from '../../kinds/algebra/parse.ts';
import { isClose } from '../../kinds/numbers/compare-quantities.ts';
import { readQuantities } from '../../kinds/numbers/read-quantities.ts';
import { plainText } from '../../kinds/plain-text.ts';

/** A sum of an answer: '2 x 3', '(4 + 5) / 3'. */
const sum = /[\d.(](?:[\d\s.()+\-*/^]|(?<=[\d)]\s*)x(?=\s*[\d(]))*[\d)]/gi;

/**
 * Whether an answer shows a step of working: its very text, its sum in any order ('3 × 2' for '2 x 3'), or the
 * value that it comes to on the way ('time = 300 s').
 */
export function stepFinder(step: string): (text: string) => boolean {
  const plain = plainText(step);
  const [wanted] = sumsIn(plain);
  const quantities = wanted === undefined ? readQuantities(plain) : [];
  const [quantity] = quantities.length === 1 ? quantities : [];
  const written = closedUp(plain);
  return (text) => {
    const answer = plainText(text);
    if (closedUp(answer).includes(written) && quantity === undefined) return true;
    if (wanted !== undefined)
      return sumsIn(answer).some(({ value, terms }) => isClose(value, wanted.value, 0) && terms === wanted.terms);
    if (quantity === undefined) return false;
    return readQuantities(answer).some(
      ({ value, unit }) =>
        isClose(value, quantity.value, 0) && (unit ?? quantity.unit)?.measures === quantity.unit?.measures,
    );
  };
}

function closedUp(plain: string): string {
  return plain
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/(?<=[\d)])x(?=[\d(])/g, '*');
}

function sumsIn(plain: string) {
  return (plain.match(sum) ?? []).flatMap((written) => {
    const term = parseExpression(written.replace(/x/gi, '*'), 'letters');
    const numbers = written.match(/\d+(?:\.\d+)?/g) ?? [];
    if (term === undefined || numbers.length < 2) return [];
    return [
      {
        value: evaluate(term, () => Number.NaN),
        terms: numbers
          .map(Number)
          .sort((a, b) => a - b)
          .join(' '),
      },
    ];
  });
}
