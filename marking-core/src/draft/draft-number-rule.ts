import type { OneRule } from '../rules/rule-schema.ts';
import { draftTypedRule } from './draft-typed-rule.ts';
import type { KeyedQuestion } from './keyed-question.ts';

/** A value with its unit: no mark without one where it is picked from several, and one that stands behind the field need not be given. */
export function draftNumberRule(question: KeyedQuestion): OneRule {
  const rule = draftTypedRule(question);
  const [unit, ...others] = question.units ?? [];
  if (rule.kind !== 'value' || unit === undefined) return rule;
  if (others.length === 0) return { unit, ...rule };
  const { unit: _named, ...picked } = rule;
  return rule.unitMarks === undefined ? { ...picked, unitNeeded: true } : picked;
}
