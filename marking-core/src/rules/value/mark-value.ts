import type { ValueJudgement } from '../../kinds/judge-value.ts';
import { plainText } from '../../kinds/plain-text.ts';
import { valueKinds } from '../../kinds/value-kinds.ts';
import type { Lexicon } from '../../phrases/lexicon.ts';
import { askedBy } from '../asked.ts';
import { outcome, refused } from '../outcomes.ts';
import type { Marker, RuleMarking } from '../rule-marking.ts';
import { drawingMarker } from './drawing-marker.ts';
import { stepPhrases, stepReader, stopsAtStep } from './read-steps.ts';
import type { ValueRule } from './value-rule.ts';

const longestQuotation = 200;
/** How sure marks for working are, and marks for a number or a unit without the other. */
const inPart = 0.85;

/**
 * Accepts an answer whose only result means what a key means: '4:6' for '2:3' unless the simplest form is
 * asked for, but not '3:2', and not '2:3 or 3:2'. A drawing waits for a teacher.
 */
export const valueMarking: RuleMarking<ValueRule> = {
  phrases: ({ steps = [] }) => stepPhrases(steps),
  guarded: (rule, lexicon) => {
    const drawing = drawingMarker(rule);
    if (drawing !== undefined) return drawing;
    const judge = valueJudge(rule);
    const partial = partMarker(rule, lexicon);
    const isUnfinished = stopsAtStep(rule);
    return (candidate, maxMarks) => {
      const judged = judge(candidate.text);
      const { refusal, confidence } = judged;
      const part = isUnfinished(candidate.text) ? undefined : judged.part;
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
function partMarker(
  rule: ValueRule,
  lexicon: Lexicon,
): ((...answer: Parameters<Marker>) => ReturnType<Marker> | undefined) | undefined {
  const { accept, unitMarks, steps = [] } = rule;
  if (unitMarks === undefined && steps.length === 0) return undefined;
  const asked = askedBy(rule);
  const judgeOf = (part: 'number' | 'unit') => valueKinds[rule.of].judge(accept, { ...asked, part });
  const [number, unit] = [judgeOf('number'), judgeOf('unit')];
  const shownIn = stepReader(rule, lexicon);
  const isUnfinished = stopsAtStep(rule);
  return ({ text }, maxMarks) => {
    const words = quoted(text);
    const evidence: { part: string; words: string; how: 'value' }[] = [];
    let marks = 0;
    const give = (more: number, part: string) => {
      marks += more;
      evidence.push({ part, words, how: 'value' });
    };
    if (unitMarks !== undefined && !isUnfinished(text)) {
      if (number(text).key !== undefined) give(maxMarks - unitMarks, accept[0] ?? 'number');
      else if (unit(text).key !== undefined) give(unitMarks, 'unit');
    }
    for (const { name, marks: own = 1 } of shownIn(text)) give(own, name);
    const given = Math.min(marks, maxMarks - 1);
    return given > 0 ? outcome(given, evidence, inPart, 'partly-met') : undefined;
  };
}

interface Judged extends Pick<ValueJudgement, 'refusal' | 'confidence'> {
  /** The key that is met. */
  readonly part: string | undefined;
}

/** Judges by each kind of the keys and by the words in turn; what none of them accepts is refused as by the first. */
function valueJudge(rule: ValueRule): (text: string) => Judged {
  const own = askedBy(rule);
  const asked = rule.unitMarks === undefined ? own : { ...own, unitNeeded: true };
  const views = rule.unitIgnored === true ? [asked, { ...asked, part: 'number' as const }] : [asked];
  const kindOf = (at: number) => rule.kinds?.[at] ?? rule.of;
  const judges = [...new Set(rule.accept.map((_, at) => kindOf(at)))].map((kind) => {
    const keys = rule.accept.filter((_, at) => kindOf(at) === kind);
    return views.map((view) => {
      const judge = valueKinds[kind].judge(keys, view);
      return (text: string): Judged => {
        const { key, refusal, confidence } = judge(text);
        return { part: key === undefined ? undefined : keys[key], refusal, confidence };
      };
    });
  });
  const words = new Map((rule.allow ?? []).map((text) => [plainWords(text), text]));
  const rejected = new Set((rule.reject ?? []).map(plainWords));
  const byWords = (text: string): Judged | undefined => {
    const plain = plainWords(text);
    const said = words.get(plain);
    if (said !== undefined) return { part: said, refusal: undefined, confidence: 1 };
    return rejected.has(plain) ? { part: undefined, refusal: 'rejected', confidence: 1 } : undefined;
  };
  const hasWords = words.size + rejected.size > 0;
  return (text) => {
    const said = hasWords ? byWords(text) : undefined;
    if (said !== undefined) return said;
    const judged = judges.flat().map((judge) => judge(text));
    const none: Judged = { part: undefined, refusal: 'no-match', confidence: 0 };
    return judged.find(({ part }) => part !== undefined) ?? judged[0] ?? none;
  };
}

/** A text without the signs that say nothing in it. */
function plainWords(text: string): string {
  return plainText(text)
    .toLowerCase()
    .replace(/(?<!\d)[.,!?'"]+|[.,!?'"]+(?!\d)|\s+/g, '')
    .trim();
}
