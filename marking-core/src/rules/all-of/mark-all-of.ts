import { areApart } from '../../phrases/contradictions.ts';
import { findPhrases, type Reading } from '../../phrases/find-phrases.ts';
import { type Findings, sortFindings } from '../../phrases/findings.ts';
import type { Occurrence } from '../../phrases/phrase-finder.ts';
import { itemBefore } from '../../text/item-before.ts';
import { wordClass } from '../../text/word-classes.ts';
import { readWords } from '../../text/words.ts';
import { awarded, evidenceOf, reasonAgainst, refused, refusedInPart } from '../outcomes.ts';
import type { RuleMarking } from '../rule-marking.ts';
import { metTerms, termPhrases, wholeRule } from '../terms.ts';
import { sideBySide, vocabularyPhrases } from '../vocabulary-phrases.ts';
import type { AllOfRule } from './all-of-rule.ts';
import { assignToLabels } from './assign-to-labels.ts';

/**
 * Accepts all the parts, each in its place: 'R is carbon dioxide and Q is oxygen', 'oxygen, carbon dioxide', but not 'carbon dioxide
 * and oxygen' for Q and R, nor one of them alone.
 */
export const allOfMarking: RuleMarking<AllOfRule> = {
  phrases: (rule) => [
    ...termPhrases(rule.parts),
    ...vocabularyPhrases({ others: rule.others, reject: rule.reject, ignore: rule.ignore }, wholeRule),
    ...rule.parts.flatMap(({ label }, index) =>
      label === undefined ? [] : sideBySide([label], 'insufficient', index),
    ),
  ],
  guarded: (rule, lexicon) => {
    const isLabelled = rule.parts.some(({ label }) => label !== undefined);
    return ({ text }, maxMarks) => {
      const reading = findPhrases(lexicon, readWords(text));
      const findings = sortFindings(reading);
      if (findings.reject.some(({ phrase }) => phrase.term === wholeRule)) return refused('rejected');
      const named = new Set(findings.right.map(({ phrase }) => phrase.term));
      if (named.size === rule.parts.length) {
        const met = isLabelled ? labelledParts(rule, reading, findings) : metTerms(rule.parts, findings, reading);
        const there = met.filter((occurrence) => occurrence !== undefined);
        if (there.length < rule.parts.length) return refused('wrong-order');
        if (findings.other.length > 0 || areAlternatives(there, reading)) return refused('contradicted');
        return awarded(
          maxMarks,
          maxMarks,
          there.map((occurrence) => evidenceOf(occurrence, reading.words, text)),
        );
      }
      if (named.size > 0) {
        const byLabel = findings.insufficient.length > 0 ? labelledParts(rule, reading, findings) : undefined;
        const isMet = (part: number) => (byLabel === undefined ? named.has(part) : byLabel[part] !== undefined);
        const reason = findings.other.length > 0 ? 'contradicted' : 'partly-met';
        return refusedInPart(reason, rule.parts, isMet, rule.parts.length);
      }
      const against = reasonAgainst(findings, reading);
      return refused(against === undefined || against === 'insufficient' ? 'no-match' : against);
    };
  },
  expected: ({ accept }) => accept,
  wholeAnswers: ({ accept }) => accept,
  feedbackStyle: 'one',
};

/** The parts given by label, or in order if there are no labels. */
function labelledParts(rule: AllOfRule, reading: Reading, findings: Findings): (Occurrence | undefined)[] {
  const labels = findings.insufficient;
  const things = [...findings.right, ...findings.other].sort(byPlace);
  const deniedToo = findings.denied.some((denied) =>
    findings.right.some((right) => right.phrase.term === denied.phrase.term && areApart(right, denied)),
  );
  if (deniedToo) return rule.parts.map(() => undefined);
  const assigned = assignToLabels(labels, things, rule.parts.length, reading.words.length);
  return assigned.map((thing, part) =>
    thing?.phrase.role === 'right' && thing.phrase.term === part ? thing : undefined,
  );
}

/** 'oxygen or carbon dioxide': one of them, without saying which. */
function areAlternatives(there: readonly Occurrence[], { entries }: Reading): boolean {
  const all = [...there].sort(byPlace);
  return all.some((one, index) => {
    const between = itemBefore(all, index)?.words.at(-1) ?? -1;
    const joiner = entries[between + 1]?.classes ?? 0;
    return index > 0 && one.words[0] === between + 2 && (joiner & wordClass.either) !== 0;
  });
}

function byPlace(a: Occurrence, b: Occurrence): number {
  return (a.words[0] ?? 0) - (b.words[0] ?? 0);
}
