import type { Asked } from '../kinds/kind.ts';
import { readNumbers } from '../kinds/numbers/read-numbers.ts';
import { plainText } from '../kinds/plain-text.ts';
import { readUnit } from '../kinds/units/read-unit.ts';
import type { ValueRule } from './value/value-rule.ts';

/** What a rule's question asks for, ready for comparing. */
export function askedBy({
  question = '',
  form,
  unit,
  tolerance = 0,
}: Pick<ValueRule, 'question' | 'form' | 'unit' | 'tolerance'>): Asked {
  const plain = plainText(question);
  return {
    question: plain,
    form,
    unit: unit === undefined ? undefined : readUnit(plainText(unit), 0)?.unit,
    tolerance,
    given: new Set(readNumbers(plain).map(({ value }) => value)),
  };
}
