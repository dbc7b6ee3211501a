import * as z from 'zod/mini';
import { bandSchema } from '../vocabulary.ts';

/**
 * Points plotted on a graph, answered as `(x,y),(x,y)`: marks by how many of the right points are there; a wrong one cancels a
 * right one.
 *
 *   { kind: 'graph-points', points: [[100, 2], [250, 5]], bands: [{ atLeast: 2, marks: 1 }] }
 */
export const graphPointsRuleSchema = z.object({
  kind: z.literal('graph-points'),
  points: z.array(z.tuple([z.number(), z.number()])),
  bands: z.array(bandSchema),
});

export type GraphPointsRule = z.infer<typeof graphPointsRuleSchema>;
