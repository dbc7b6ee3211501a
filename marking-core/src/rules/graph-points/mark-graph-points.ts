import type { Evidence } from '../../answers/marking.ts';
import { awarded, bandMarks, refused } from '../outcomes.ts';
import type { Marker, RuleMarking } from '../rule-marking.ts';
import type { GraphPointsRule } from './graph-points-rule.ts';

const point = /\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)/g;

/** Accepts points however many there are and in any order: '(100,2),(250,5)'. Anything else in the answer makes it none. */
export const graphPointsMarking: RuleMarking<GraphPointsRule> = {
  phrases: () => [],
  guarded: (rule) => pointsMarker(rule, true),
  expected: ({ points }) => [points.map(([x, y]) => `(${x},${y})`).join(',')],
  wholeAnswers: ({ points }) => [points.map(([x, y]) => `(${x},${y})`).join(',')],
  feedbackStyle: 'one',
};

/** @param cancels Whether each wrong point takes a right one away. */
export function pointsMarker({ points, bands }: GraphPointsRule, cancels: boolean): Marker {
  const right = new Set(points.map(([x, y]) => `(${x},${y})`));
  return ({ text }, maxMarks) => {
    const plotted = readPoints(text);
    if (plotted === undefined) return refused('no-match');
    const evidence: Evidence[] = [];
    for (const name of plotted) if (right.has(name)) evidence.push({ part: name, words: name, how: 'point' });
    const wrong = plotted.size - evidence.length;
    const marks = Math.min(bandMarks(bands, evidence.length - (cancels ? wrong : 0)), maxMarks);
    if (marks === 0) return refused(evidence.length > 0 ? 'partly-met' : 'no-match');
    return awarded(marks, maxMarks, evidence);
  };
}

/** The different points of an answer, as `(x,y)`; `undefined` when it holds anything but points. */
function readPoints(text: string): Set<string> | undefined {
  const plotted = new Set<string>();
  const rest = text.replace(point, (_, x: string, y: string) => {
    plotted.add(`(${Number(x)},${Number(y)})`);
    return ' ';
  });
  return plotted.size > 0 && !/[\p{L}\p{N}]/u.test(rest) ? plotted : undefined;
}
