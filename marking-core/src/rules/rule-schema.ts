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
import { phrasesRuleSchema } from './phrases/phrases-rule.ts';
import { shortAnswerRuleSchema } from './short-answer/short-answer-rule.ts';
import { valueRuleSchema } from './value/value-rule.ts';

/** One of the marking rules; each is explained in its own folder. */
export const ruleSchema = z.discriminatedUnion('kind', [
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
]);

export type Rule = z.infer<typeof ruleSchema>;
