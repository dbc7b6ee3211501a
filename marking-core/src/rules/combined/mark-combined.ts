import { findPhrases } from '../../phrases/find-phrases.ts';
import { sortFindings } from '../../phrases/findings.ts';
import { readWords } from '../../text/words.ts';
import { awarded, bestOf, evidenceOf, outcome, reasonAgainst, refused } from '../outcomes.ts';
import type { Candidate, Outcome, RuleMarking } from '../rule-marking.ts';
import { vocabularyPhrases } from '../vocabulary-phrases.ts';
import type { CombinedRule } from './combined-rule.ts';

type SideName = 'yes' | 'no';
const sideNames = ['yes', 'no'] as const;

/** Accepts a reason that goes with the chosen side: yes and 'the same volume of water', but not no with that. */
export const combinedMarking: RuleMarking<CombinedRule> = {
  phrases: ({ sides }) => sideNames.flatMap((name, term) => vocabularyPhrases(sides[name] ?? {}, term)),
  guarded: (rule, lexicon) =>
    bySide(rule, (side) => {
      const term = sideNames.indexOf(side);
      return ({ text }, maxMarks) => {
        const reading = findPhrases(lexicon, readWords(text));
        const findings = sortFindings({ found: reading.found.filter(({ phrase }) => phrase.term === term) });
        const against = reasonAgainst(findings, reading);
        if (against !== undefined) return refused(against);
        return awarded(maxMarks, maxMarks, [evidenceOf(bestOf(findings.right), reading.words, text)]);
      };
    }),
  expected: ({ expected, sides }) => sides[expected]?.accept ?? [],
  wholeAnswers: () => [],
  feedbackStyle: 'list',
};

type SideMarker = (candidate: Candidate, maxMarks: number) => Outcome;

/** Marks each answer by the side that it chose. */
export function bySide(rule: CombinedRule, markerOf: (side: SideName) => SideMarker): SideMarker {
  const markers = new Map(sideNames.map((name) => [name, rule.sides[name] === undefined ? undefined : markerOf(name)]));
  return (candidate, maxMarks) => {
    const side = readSide(candidate.choice);
    const marked =
      (side === undefined ? undefined : markers.get(side))?.(candidate, maxMarks) ?? refused('wrong-option');
    if (marked.marks === maxMarks) return marked;
    const { marks, evidence, confidence, refusal } = marked;
    const isExpected = side === rule.expected;
    return outcome(marks, evidence, confidence, refusal, {
      feedback: isExpected ? 'Correct choice but insufficient explanation' : 'Incorrect choice or explanation',
    });
  };
}

/** 'yes' and ' Yes.' are one side. */
function readSide(choice: string | undefined): SideName | undefined {
  if (choice === 'yes' || choice === 'no') return choice;
  const plain = choice?.trim().toLowerCase().replace(/\W+$/, '');
  return sideNames.find((name) => name === plain);
}
