import type { PublishedMarking } from '../rule-marking.ts';
import type { GraphPointsRule } from './graph-points-rule.ts';
import { pointsMarker } from './mark-graph-points.ts';

/** Counts the right points; wrong ones do no harm. */
export const publishedGraphPoints: PublishedMarking<GraphPointsRule> = (rule) => pointsMarker(rule, false);
