import { besideSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';

/** What a question is called by itself: 'Q2 (b)(ii)'. Absent if the homework does not have it any more. */
export const labelField = { label: z.optional(z.string()) };

/** What somebody has to know of a question who sees it apart from its homework. */
export const toldQuestionFields = {
  ...labelField,
  /** What it is about: what it shares with others, outermost first, and its own text, picture, table and sound. */
  beside: z.optional(z.array(besideSchema)),
};

const toldQuestionSchema = z.object(toldQuestionFields);
export type ToldQuestion = z.infer<typeof toldQuestionSchema>;
