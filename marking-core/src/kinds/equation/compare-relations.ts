import { areEquivalent, constantQuotient, holdsFor } from '../algebra/evaluate.ts';
import type { Term } from '../algebra/parse.ts';
import { type Asked, equal, unequal, type Verdict } from '../kind.ts';
import type { Relation } from './read-relation.ts';

const asksForSubject = /\bsubject\b|\brearrange|\bin terms of\b|\bsolve\b/i;

/** Whether two relations say the same: sides may be changed, terms brought over, both sides multiplied. */
export function compareRelations(answer: Relation, key: Relation, { question }: Asked): Verdict {
  if (answer.sign !== key.sign) return unequal('wrong-number');
  if (answer.sign !== '=') {
    const quotient = constantQuotient(difference(answer), difference(key));
    return quotient !== undefined && quotient > 0
      ? equal(Math.abs(quotient - 1) < 1e-9 ? 1 : 0.8)
      : unequal('wrong-number');
  }
  if (areEquivalent(answer.left, key.left) && areEquivalent(answer.right, key.right)) return equal();
  if (areEquivalent(answer.left, key.right) && areEquivalent(answer.right, key.left)) return equal();
  if (!saySame(answer, key) && !saySame(key, answer)) {
    const quotient = constantQuotient(difference(answer), difference(key));
    if (quotient === undefined || quotient === 0) return unequal('wrong-number');
  }
  return asksForSubject.test(question) ? unequal('wrong-form', 0.8) : equal(0.78);
}

/** Whether one relation holds exactly where another, which has one name alone on a side, does. */
function saySame(one: Relation, solved: Relation): boolean {
  const [name, value] =
    solved.left.op === 'name'
      ? [solved.left.name, solved.right]
      : solved.right.op === 'name'
        ? [solved.right.name, solved.left]
        : [];
  return name !== undefined && value !== undefined && holdsFor(difference(one), name, value);
}

/** The right side less the left. */
function difference({ left, right }: Relation): Term {
  return { op: '+', of: [right, { op: '-', of: left }] };
}
