import type { GraphPointsRule } from '../rules/graph-points/graph-points-rule.ts';
import { evenBands } from './even-bands.ts';
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
