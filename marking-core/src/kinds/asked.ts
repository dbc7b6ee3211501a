import type { ValueRule } from '../rules/value/value-rule.ts';
import type { Asked } from './kind.ts';
import { readNumbers } from './numbers/read-numbers.ts';
import { plainText } from './plain-text.ts';
import { readUnit } from './units/read-unit.ts';

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
