import type { GraphPointsRule } from '../rules/graph-points/graph-points-rule.ts';
import type { KeyedQuestion } from './keyed-question.ts';

const point = /(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)/g;

/** Points to plot, from answers such as '(1,2),(2,4)' or one point each: a mark for an equal share of them. */
export function draftGraphRule({ correctAnswers, marks }: KeyedQuestion): GraphPointsRule | undefined {
  const points = correctAnswers.flatMap((text) =>
    [...text.matchAll(point)].map(([, x, y]): [number, number] => [Number(x), Number(y)]),
  );
  if (points.length === 0) return undefined;
  return { kind: 'graph-points', points, bands: evenBands(points.length, marks) };
}

/** One mark for each equal share of some items, all marks for all of them. */
export function evenBands(items: number, marks: number): { atLeast: number; marks: number }[] {
  return Array.from({ length: Math.max(1, marks) }, (_, index) => ({
    atLeast: Math.max(1, Math.ceil(((index + 1) * items) / Math.max(1, marks))),
    marks: Math.min(index + 1, marks),
  }));
}
