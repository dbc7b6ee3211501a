import type { Term } from './parse.ts';

/** The value that a name has at a point. */
export type Values = (name: string) => number;

const calls: Readonly<Record<string, (value: number) => number>> = {
  sqrt: Math.sqrt,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  log: Math.log10,
  ln: Math.log,
};

/** The value of an expression at a point; not a number where it has none. */
export function evaluate(term: Term, values: Values): number {
  switch (term.op) {
    case 'number':
      return term.value;
    case 'name':
      return values(term.name);
    case '+':
      return term.of.reduce((sum, one) => sum + evaluate(one, values), 0);
    case '*':
      return term.of.reduce((product, one) => product * evaluate(one, values), 1);
    case '-':
      return -evaluate(term.of, values);
    case '/':
      return evaluate(term.left, values) / evaluate(term.right, values);
    case '^':
      return evaluate(term.left, values) ** evaluate(term.right, values);
    case 'call':
      return calls[term.name]?.(evaluate(term.of, values)) ?? Number.NaN;
  }
}

/** The names in an expression, each once. */
export function namesIn(term: Term, found: Set<string> = new Set()): Set<string> {
  if (term.op === 'name') found.add(term.name);
  else if (term.op === '+' || term.op === '*') for (const one of term.of) namesIn(one, found);
  else if (term.op === '/' || term.op === '^') namesIn(term.right, namesIn(term.left, found));
  else if (term.op === '-' || term.op === 'call') namesIn(term.of, found);
  return found;
}

/** Points at which expressions are compared: always the same, of no simple relation to one another. */
const points: readonly ((name: string) => number)[] = [0, 1, 2, 3].map((point) => (name) => {
  let code = 7;
  for (const letter of name) code = (code * 31 + letter.charCodeAt(0)) % 9973;
  const size = 0.6 + ((code * 0.618033988 + point * 0.414213562) % 1) * 2.3;
  return point === 3 ? -size : size;
});

/** Whether two numbers are the same but for the dust of arithmetic. */
function areClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}

/** Whether two expressions have one value wherever both have one. */
export function areEquivalent(a: Term, b: Term): boolean {
  let shared = 0;
  for (const values of points) {
    const [one, other] = [evaluate(a, values), evaluate(b, values)];
    if (!Number.isFinite(one) || !Number.isFinite(other)) continue;
    if (!areClose(one, other)) return false;
    shared++;
  }
  return shared >= 2;
}

/** The quotient of two expressions where it is the same everywhere; `undefined` where it is not. */
export function constantQuotient(a: Term, b: Term): number | undefined {
  let quotient: number | undefined;
  for (const values of points) {
    const next = evaluate(a, values) / evaluate(b, values);
    if (!Number.isFinite(next) || (quotient !== undefined && !areClose(next, quotient))) return undefined;
    quotient = next;
  }
  return quotient;
}

/** Whether a statement that `zero` is nought holds wherever `name` has the value of `value`, and not beside it. */
export function holdsFor(zero: Term, name: string, value: Term): boolean {
  let shared = 0;
  for (const values of points) {
    const solved = evaluate(value, values);
    if (!Number.isFinite(solved)) continue;
    const at = (own: number) => evaluate(zero, (one) => (one === name ? own : values(one)));
    const [here, beside] = [at(solved), at(solved * 1.37 + 0.41)];
    if (!Number.isFinite(here) || !Number.isFinite(beside)) continue;
    if (Math.abs(here) > 1e-9 * Math.max(1, Math.abs(beside)) || areClose(here, beside)) return false;
    shared++;
  }
  return shared >= 2;
}
