import { valueKinds } from '../../kinds/value-kinds.ts';
import { askedBy } from '../asked.ts';
import { notMarked, outcome, refused } from '../outcomes.ts';
import type { Marker, RuleMarking } from '../rule-marking.ts';
import { stepFinder } from './read-steps.ts';
import type { ValueRule } from './value-rule.ts';

const longestQuotation = 200;
const leftToTeacher = 'Only a person can mark this answer: your teacher will look at it.';
/** How sure marks for working are, and marks for a number or a unit without the other. */
const inPart = 0.85;

/**
 * Accepts an answer whose only result means what a key means: '4:6' for '2:3' unless the simplest form is
 * asked for, but not '3:2', and not '2:3 or 3:2'. A drawing waits for a teacher.
 */
export const valueMarking: RuleMarking<ValueRule> = {
  phrases: () => [],
  guarded: (rule) => {
    if (rule.of === 'drawing') {
      const feedback = `${leftToTeacher} Expected: ${rule.accept.join(', ')}`;
      return () => notMarked('needs-teacher', feedback);
    }
    const asked = askedBy(rule);
    const kind = valueKinds[rule.of];
    const judge = kind.judge(rule.accept, rule.unitMarks === undefined ? asked : { ...asked, unitNeeded: true });
    const partial = partMarker(rule);
    return (candidate, maxMarks) => {
      const { key, refusal, confidence } = judge(candidate.text);
      const part = key === undefined ? undefined : rule.accept[key];
      if (part === undefined) return partial?.(candidate, maxMarks) ?? refused(refusal ?? 'no-match', confidence);
      const words = quoted(candidate.text);
      return outcome(maxMarks, [{ part, words, how: words === part ? 'exact' : 'value' }], confidence);
    };
  },
  expected: ({ accept }) => accept,
  wholeAnswers: ({ accept, of }) => (of === 'drawing' ? [] : accept),
  feedbackStyle: 'one',
};

const quoted = (text: string) => text.trim().slice(0, longestQuotation);

/** Marks for a number or its unit alone, or for working, where a rule has any. */
function partMarker(rule: ValueRule): ((...answer: Parameters<Marker>) => ReturnType<Marker> | undefined) | undefined {
  const { accept, unitMarks, steps = [] } = rule;
  if (unitMarks === undefined && steps.length === 0) return undefined;
  const asked = askedBy(rule);
  const judgeOf = (part: 'number' | 'unit') => valueKinds[rule.of].judge(accept, { ...asked, part });
  const [number, unit] = [judgeOf('number'), judgeOf('unit')];
  const finders = steps.map((step) => ({ ...step, finds: step.accept.map(stepFinder) }));
  return ({ text }, maxMarks) => {
    const words = quoted(text);
    const evidence: { part: string; words: string; how: 'value' }[] = [];
    let marks = 0;
    const give = (more: number, part: string) => {
      marks += more;
      evidence.push({ part, words, how: 'value' });
    };
    if (unitMarks !== undefined) {
      if (number(text).key !== undefined) give(maxMarks - unitMarks, accept[0] ?? 'number');
      else if (unit(text).key !== undefined) give(unitMarks, 'unit');
    }
    for (const { name, marks: own = 1, finds } of finders) if (finds.some((find) => find(text))) give(own, name);
    const given = Math.min(marks, maxMarks - 1);
    return given > 0 ? outcome(given, evidence, inPart, 'partly-met') : undefined;
  };
}
