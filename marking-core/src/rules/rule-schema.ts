import * as z from 'zod/mini';
import { allOfRuleSchema } from './all-of/all-of-rule.ts';
import { choiceRuleSchema } from './choice/choice-rule.ts';
import { combinedRuleSchema } from './combined/combined-rule.ts';
import { countRuleSchema } from './count/count-rule.ts';
import { graphPointsRuleSchema } from './graph-points/graph-points-rule.ts';
import { keywordGroupsRuleSchema } from './keyword-groups/keyword-groups-rule.ts';
import { markingPointsRuleSchema } from './marking-points/marking-points-rule.ts';
import { modelAnswerRuleSchema } from './model-answer/model-answer-rule.ts';
import { numberRuleSchema } from './number/number-rule.ts';
import { orderedListRuleSchema } from './ordered-list/ordered-list-rule.ts';
import { partMarksSchema } from './part-marks.ts';
import { phrasesRuleSchema } from './phrases/phrases-rule.ts';
import { selectionRuleSchema } from './selection/selection-rule.ts';
import { sequenceRuleSchema } from './sequence/sequence-rule.ts';
import { shortAnswerRuleSchema } from './short-answer/short-answer-rule.ts';
import { valueRuleSchema } from './value/value-rule.ts';

const oneRuleSchemas = [
  choiceRuleSchema,
  phrasesRuleSchema,
  numberRuleSchema,
  keywordGroupsRuleSchema,
  countRuleSchema,
  orderedListRuleSchema,
  allOfRuleSchema,
  combinedRuleSchema,
  graphPointsRuleSchema,
  modelAnswerRuleSchema,
  markingPointsRuleSchema,
  valueRuleSchema,
  shortAnswerRuleSchema,
  selectionRuleSchema,
  sequenceRuleSchema,
] as const;

/** A rule for one answer, or for what is in one slot; each is explained in its own folder. */
const oneRuleSchema = z.discriminatedUnion('kind', oneRuleSchemas);

export type OneRule = z.infer<typeof oneRuleSchema>;

/**
 * Several places to fill in, each with a rule of its own: a gap, a cell, a label, the left side of a pair. Each slot earns its share of the
 * marks, rounded down to whole marks for the question: of four gaps for two marks, two or three right ones get one.
 *
 *   { kind: 'slots', partMarks: 'each', slots: [{ id: 'Heart', rule: { kind: 'choice', options: ['pumps', 'filters'], accept: ['pumps'] } }, …] }
 */
const slotsRuleSchema = z.object({
  kind: z.literal('slots'),
  slots: z
    .array(
      z.object({
        /** As in the question: see `slotSchema`. */
        id: z.string().check(z.minLength(1)),
        /** How much it counts beside the others, in whole marks; 1 when absent. */
        marks: z.optional(z.number().check(z.int(), z.minimum(1))),
        /** Whether answers that its key does not list may be right. */
        open: z.optional(z.boolean()),
        rule: oneRuleSchema,
      }),
    )
    .check(z.minLength(1)),
  /** How right slots earn the marks; `neighbours` is the same as `each`. */
  partMarks: partMarksSchema,
});

export type SlotsRule = z.infer<typeof slotsRuleSchema>;

/** One of the marking rules. */
export const ruleSchema = z.discriminatedUnion('kind', [...oneRuleSchemas, slotsRuleSchema]);

export type Rule = z.infer<typeof ruleSchema>;
