import { bandMarks, outcome, publishedEvidence, refused } from '../outcomes.ts';
import type { PublishedMarking } from '../rule-marking.ts';
import type { MarkingPointsRule } from './marking-points-rule.ts';

/** The marks of each point that has a text which the answer meets by the year's matcher. */
export const publishedMarkingPoints: PublishedMarking<MarkingPointsRule> = ({ points, bands = [] }, matcher) => {
  const known = points.map(({ name, accept, marks = 1 }) => ({ name, marks, meets: matcher.fuzzy(accept) }));
  return ({ text }, maxMarks) => {
    const met = known.filter(({ meets }) => meets(text) !== undefined);
    const all = bands.length === 0 ? met.reduce((sum, { marks }) => sum + marks, 0) : bandMarks(bands, met.length);
    const marks = Math.min(all, maxMarks);
    if (marks === 0) return refused('no-match');
    const evidence = met.map(({ name }) => publishedEvidence(name, text));
    return outcome(marks, evidence, 0.6, marks < maxMarks ? 'partly-met' : undefined);
  };
};
