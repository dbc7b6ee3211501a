import { asksForRounding } from '../kinds/asked-digits.ts';
import type { Asked } from '../kinds/kind.ts';
import { readNumbers } from '../kinds/numbers/read-numbers.ts';
import { plainText } from '../kinds/plain-text.ts';
import { readUnit } from '../kinds/units/read-unit.ts';
import type { ValueRule } from './value/value-rule.ts';

type AskedFields = Omit<
  ValueRule,
  | 'kind'
  | 'of'
  | 'accept'
  | 'steps'
  | 'unitMarks'
  | 'unitIgnored'
  | 'firstCounts'
  | 'carries'
  | 'kinds'
  | 'allow'
  | 'reject'
>;

/** What a rule's question asks for, ready for comparing. */
export function askedBy({
  question = '',
  form,
  unit,
  tolerance = 0,
  between = [],
  rounds,
  ...rest
}: AskedFields): Asked {
  const { unitNeeded, digits, significantFigures, decimalPlaces } = rest;
  const plain = plainText(question);
  const isRounded =
    tolerance > 0 || asksForRounding(plain) || (significantFigures ?? decimalPlaces) !== undefined || rounds === false;
  return {
    question: plain,
    form,
    unit: unit === undefined ? undefined : readUnit(plainText(unit), 0)?.unit,
    unitNeeded,
    tolerance,
    between,
    rounds: rounds === true ? 'asked' : isRounded ? 'no' : 'maybe',
    digits,
    significantFigures,
    decimalPlaces,
    given: new Set(readNumbers(plain).map(({ value }) => value)),
  };
}
