import { valueKinds } from '../../kinds/value-kinds.ts';
import { askedBy } from '../asked.ts';
import { notMarked, outcome, refused } from '../outcomes.ts';
import type { RuleMarking } from '../rule-marking.ts';
import type { ValueRule } from './value-rule.ts';

const longestQuotation = 200;
const leftToTeacher = 'Only a person can mark this answer: your teacher will look at it.';

/**
 * Accepts an answer whose only result means what a key means: '4:6' for '2:3' unless the simplest form is
 * asked for, but not '3:2', and not '2:3 or 3:2'. A drawing waits for a teacher.
 */
export const valueMarking: RuleMarking<ValueRule> = {
  phrases: () => [],
  guarded: (rule) => {
    const kind = valueKinds[rule.of];
    if (rule.of === 'drawing') {
      const feedback = `${leftToTeacher} Expected: ${rule.accept.join(', ')}`;
      return () => notMarked('needs-teacher', feedback);
    }
    const judge = kind.judge(rule.accept, askedBy(rule));
    return ({ text }, maxMarks) => {
      const { key, refusal, confidence } = judge(text);
      const part = key === undefined ? undefined : rule.accept[key];
      if (part === undefined) return refused(refusal ?? 'no-match', confidence);
      const words = text.trim().slice(0, longestQuotation);
      return outcome(maxMarks, [{ part, words, how: words === part ? 'exact' : 'value' }], confidence);
    };
  },
  expected: ({ accept }) => accept,
  wholeAnswers: ({ accept, of }) => (of === 'drawing' ? [] : accept),
  feedbackStyle: 'one',
};
