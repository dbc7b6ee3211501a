import { readLines, readSlots } from '../questions/slot-answers.ts';
import type { Rule } from '../rules/rule-schema.ts';
import type { MarkedQuestion } from '../scheme/mark-scheme.ts';
import { normalise } from '../text/normalise.ts';
import { readWords } from '../text/words.ts';

/** Letters with nothing but spaces and punctuation between them: what the punctuation is changes nothing. */
const wordsAlone = /^[\p{L}\s.,;:!?'’‘"“”()]*$/u;

/**
 * The key that equal answers to a question share, ignoring spaces, final stops and, unless it matters, case. `choice` is that of a combined
 * question, or the slot that a text is in.
 */
export function answerKey({ rule }: Pick<MarkedQuestion, 'rule'>, text: string, choice = ''): string {
  return `${choice.trim().toLowerCase()}\n${keyOf(rule, text, choice)}`;
}

function keyOf(rule: Rule | undefined, text: string, slot?: string): string {
  if (rule?.kind === 'selection') return readLines(rule.options, text).sort().join('\n');
  if (rule?.kind === 'sequence') return readLines(rule.items, text).join('\n');
  if (rule?.kind === 'slots') {
    const own = rule.slots.find(({ id }) => id === slot);
    if (own !== undefined) return keyOf(own.rule, text);
    const filled = new Map(Object.entries(readSlots(rule, text)));
    return rule.slots.map(({ id, rule: of }) => `${id}: ${keyOf(of, filled.get(id) ?? '')}`).join('\n');
  }
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
