import { readLines } from '../../questions/slot-answers.ts';
import { outcome, refused } from '../outcomes.ts';
import type { Marker, RuleMarking } from '../rule-marking.ts';
import { shareMarks } from '../share-marks.ts';
import type { SelectionRule } from './selection-rule.ts';

/** Accepts the right options, a line each and in any order; lines that are no option count for nothing. */
export const selectionMarking: RuleMarking<SelectionRule> = {
  phrases: () => [],
  guarded: selectionMarker,
  expected: ({ accept }) => accept,
  wholeAnswers: ({ accept }) => [accept.join('\n')],
  feedbackStyle: 'one',
};

/** How options are marked under either policy. */
export function selectionMarker({ options, accept, choose, partMarks }: SelectionRule): Marker {
  const right = new Set(accept);
  const asked = Math.min(choose ?? accept.length, accept.length);
  return ({ text }, maxMarks) => {
    const chosen = readLines(options, text);
    if (chosen.length === 0) return refused('no-match', 1);
    const found = chosen.filter((option) => right.has(option));
    const strangers = chosen.length - found.length;
    const slots = chosen.map((option) => ({ id: option, isCorrect: right.has(option) }));
    const isEverything = chosen.length === options.length && strangers > 0;
    if (isEverything)
      return outcome(0, [], 1, 'contradicted', { slots, told: 'Everything is ticked, so nothing is chosen.' });
    const beyond = Math.min(strangers, Math.max(0, chosen.length - asked));
    const counted = Math.min(found.length, asked) - (partMarks === 'each' || partMarks === 'neighbours' ? beyond : 0);
    const marks = shareMarks({ right: Math.max(0, counted), wrong: strangers, of: asked }, maxMarks, partMarks);
    if (marks >= maxMarks) return outcome(maxMarks, found.map(picked), 1, undefined, { slots });
    const told = found.length === 0 ? undefined : tell(Math.min(found.length, asked), asked, strangers);
    const refusal = found.length === 0 ? 'wrong-option' : 'partly-met';
    return outcome(marks, found.map(picked), 1, refusal, { slots, told });
  };
}

const picked = (option: string) => ({ part: option, words: option, how: 'option' as const });

function tell(right: number, asked: number, wrong: number): string {
  const spoilt = wrong === 0 ? '' : wrong === 1 ? ', and 1 that is wrong' : `, and ${wrong} that are wrong`;
  return `${right} of ${asked} right${spoilt}.`;
}
