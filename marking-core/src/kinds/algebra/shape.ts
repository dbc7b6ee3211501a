import { commonDivisor } from '../../text/common-divisor.ts';
import type { Term } from './parse.ts';

/** How many numbers and names an expression is written with. */
export function leaves(term: Term): number {
  switch (term.op) {
    case 'number':
    case 'name':
      return 1;
    case '+':
    case '*':
      return term.of.reduce((sum, one) => sum + leaves(one), 0);
    case '/':
    case '^':
      return leaves(term.left) + leaves(term.right);
    case '-':
    case 'call':
      return leaves(term.of);
  }
}

/** How many terms are added. */
export function termCount(term: Term): number {
  return term.op === '+' ? term.of.length : 1;
}

/** Whether no bracket is multiplied out still: '2x + 6', not '2(x + 3)'. */
export function isExpanded(term: Term): boolean {
  const isSum = (one: Term): boolean => one.op === '+' || (one.op === '-' && isSum(one.of));
  switch (term.op) {
    case '+':
      return term.of.every(isExpanded);
    case '*':
      return term.of.every((one) => !isSum(one) && isExpanded(one));
    case '-':
      return !isSum(term.of) && isExpanded(term.of);
    case '^':
      return !isSum(term.left);
    case '/':
      return isExpanded(term.left);
    default:
      return true;
  }
}

/** How many factors an expression has, a power counted as often as it is; 1 for a sum. */
export function factorCount(term: Term): number {
  if (term.op === '*') return term.of.reduce((sum, one) => sum + factorCount(one), 0);
  if (term.op === '-') return factorCount(term.of);
  if (term.op === '^' && term.right.op === 'number') return term.right.value;
  return 1;
}

/** Whether a whole number can still be taken out of a bracket: of '2(2x + 4)' a 2. */
export function hasCommonFactor(term: Term): boolean {
  if (term.op === '*') return term.of.some(hasCommonFactor);
  if (term.op === '-') return hasCommonFactor(term.of);
  if (term.op === '^') return hasCommonFactor(term.left);
  if (term.op !== '+') return false;
  const sizes = term.of.map(coefficient);
  return sizes.every(Number.isInteger) && Math.abs(sizes.reduce(commonDivisor)) > 1;
}

function coefficient(term: Term): number {
  if (term.op === 'number') return term.value;
  if (term.op === '-') return coefficient(term.of);
  if (term.op === '*') return term.of.reduce((product, one) => product * coefficient(one), 1);
  return 1;
}

/** The numbers that are multiplied or raised. */
export function basesOf(term: Term, found: Set<number> = new Set()): Set<number> {
  if (term.op === 'number') found.add(term.value);
  else if (term.op === '*' || term.op === '+') for (const one of term.of) basesOf(one, found);
  else if (term.op === '^') basesOf(term.left, found);
  else if (term.op === '/') basesOf(term.right, basesOf(term.left, found));
  else if (term.op === '-' || term.op === 'call') basesOf(term.of, found);
  return found;
}
