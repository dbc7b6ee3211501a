import { questionSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';

/** What is beside a question: `Beside` of marking-core. */
const besideSchema = z.extend(
  z.pick(questionSchema, {
    ...{
      id: true,
      language: true,
      description: true,
      soundPath: true,
      diagramPath: true,
      diagramSize: true,
      diagramAlt: true,
    },
    table: true,
  }),
  {
    text: z.optional(z.string()),
    signs: z.optional(z.array(z.object({ sign: z.string(), at: z.object({ x: z.number(), y: z.number() }) }))),
  },
);

export const labelFields = {
  /** What a question is called by itself: 'Q2 (b)(ii)'. Absent if the homework does not have it any more. */
  label: z.optional(z.string()),
  /** What its slots are called: 'Gap 2', 'Copper, Colour'. Absent if by their ids. */
  slotNames: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
};

/** What somebody has to know of a question who sees it apart from its homework. */
export const toldQuestionFields = {
  ...labelFields,
  /** What it is written in, where that is not English: BCP 47. */
  language: z.optional(z.string()),
  /** What it is about: what it shares with others, outermost first, and its own text, picture, table and sound. */
  beside: z.optional(z.array(besideSchema)),
};

const toldQuestionSchema = z.object(toldQuestionFields);
export type ToldQuestion = z.infer<typeof toldQuestionSchema>;
