import type { Rule } from '../rules/rule-schema.ts';
import type { MarkedQuestion } from '../scheme/mark-scheme.ts';
import { normalise } from '../text/normalise.ts';
import { readWords } from '../text/words.ts';

/** Letters with nothing but spaces and punctuation between them: what the punctuation is changes nothing. */
const wordsAlone = /^[\p{L}\s.,;:!?'’‘"“”()]*$/u;

/**
 * The key that equal answers to a question share, ignoring spaces, final stops and, unless it matters, case.
 */
export function answerKey({ rule }: Pick<MarkedQuestion, 'rule'>, text: string, choice = ''): string {
  return `${choice.trim().toLowerCase()}\n${keyOf(rule, text)}`;
}

function keyOf(rule: Rule | undefined, text: string): string {
  if (rule !== undefined && readsCase(rule)) return withoutEnds(text.normalize('NFKC'));
  if (!wordsAlone.test(text)) return withoutEnds(normalise(text).text);
  return readWords(text)
    .map((word) => word.text)
    .join(' ');
}

/** Whether a capital is another thing than its small letter: 'Co' is not CO, 5 mW are not 5 MW, and B may be another allele than b. What is so exact is not like anything. */
export function readsCase(rule: Rule): boolean {
  return rule.kind === 'value' || ('letters' in rule && rule.letters !== undefined);
}

function withoutEnds(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;:!?]+$/, '')
    .trim();
}
