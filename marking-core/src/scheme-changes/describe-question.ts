import { wordingOf } from '../rules/marking-rules.ts';
import type { MarkedQuestion } from '../scheme/mark-scheme.ts';
import { kindTexts } from './field-texts.ts';

/** What a question gives its marks for, for a table: 'one thing in words', ['reflects']. */
export function describeQuestion({ rule, expected }: MarkedQuestion): { gives: string; expected: readonly string[] } {
  if (rule === undefined) return { gives: 'nothing', expected: [] };
  return { gives: kindTexts[rule.kind] ?? rule.kind, expected: expected ?? wordingOf(rule).expected };
}
