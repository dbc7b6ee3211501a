import type { Key } from '../keys/key.ts';
import type { OneRule } from '../rules/rule-schema.ts';

/** A rule with what its key forgives, as far as a rule of its kind can. */
export function withLeniency(rule: OneRule, key: Key): OneRule {
  const first = key.firstCounts === true && { firstCounts: true };
  const sound = key.spelling === 'free' && { bySound: true };
  switch (rule.kind) {
    case 'value':
      return { ...rule, ...first };
    case 'short-answer':
    case 'model-answer':
      return { ...rule, ...first, ...sound };
    case 'count':
    case 'ordered-list':
    case 'all-of':
    case 'marking-points':
      return { ...rule, ...sound };
    default:
      return rule;
  }
}
