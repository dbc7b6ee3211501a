import * as z from 'zod/mini';

/** The marking policy: the specification's matching to the letter, or the same schemes read soundly. */
export const policySchema = z.enum(['published', 'guarded']);
export type Policy = z.infer<typeof policySchema>;

/** One piece of an answer that met one part of the mark scheme. */
export const evidenceSchema = z.object({
  /** The part of the scheme that was met, in the scheme's words. */
  part: z.string(),
  /** The words of the answer that met it, as the student wrote them. */
  words: z.string(),
  /**
   * How: the accepted words, a form or synonym of them, a tolerated slip, an equal number, an option picked, a point, an equal value. Or what
   * people judged: the same answer (`judged`), one like it (`alike`), others of the question (`level`).
   */
  how: z.enum([
    'exact',
    'form',
    'synonym',
    'misspelling',
    'number',
    'option',
    'point',
    'value',
    'published',
    'judged',
    'alike',
    'level',
  ]),
  /** Of a judged answer: who judged it, and the whole marks it got. */
  by: z.optional(z.string()),
  marks: z.optional(z.number()),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** Why marks were refused, for staff; the student reads `feedback`. */
export const refusalSchema = z.enum([
  'unanswered',
  'incomplete',
  'not-in-scheme',
  'unknown-type',
  'no-match',
  'partly-met',
  'wrong-option',
  'wrong-number',
  'wrong-unit',
  'wrong-order',
  'wrong-form',
  'negated',
  'contradicted',
  'opposite',
  'other-thing',
  'rejected',
  'insufficient',
  // Stored by earlier versions, which had no `state`.
  'not-judged',
  'judged',
  'not-counted',
]);
export type Refusal = z.infer<typeof refusalSchema>;

/**
 * Why an answer has no marks yet, which is neither right nor wrong: marking it takes what only the server has (`needs-server`), or a person
 * (`needs-teacher`).
 */
export const resultStateSchema = z.enum(['needs-server', 'needs-teacher']);
export type ResultState = z.infer<typeof resultStateSchema>;

/** What became of one slot of an answer (see `slotSchema`), or of one option or place of a list. */
export const slotResultSchema = z.object({
  id: z.string(),
  isCorrect: z.boolean(),
  /** Of a slot that could not be marked here. */
  state: z.optional(resultStateSchema),
  /** Why it is not right, for staff. */
  refusal: z.optional(refusalSchema),
  /** 0 to 1, how sure that is; absent where it is certain. */
  confidence: z.optional(z.number()),
});
export type SlotResult = z.infer<typeof slotResultSchema>;

/** The marks of one answer (spec part 1, section 3), with what they rest on. */
export const questionResultSchema = z.object({
  questionId: z.string(),
  isCorrect: z.boolean(),
  /** Whole marks. */
  maxMarks: z.number(),
  /** Whole marks, 0 to `maxMarks`. */
  marksAwarded: z.number(),
  feedback: z.string(),
  evidence: z.array(evidenceSchema),
  refusal: z.optional(refusalSchema),
  /** Of an answer that could not be marked here: no marks, confidence 0 and no refusal. Absent where it was marked. */
  state: z.optional(resultStateSchema),
  /** For staff: what a sentence does not say of what its model answer does, in the model answer's words. */
  missing: z.optional(z.array(z.string())),
  /** Of a question with several places to fill in, options to choose or things to order: each that was answered, in the question's order. */
  slots: z.optional(z.array(slotResultSchema)),
  /** 0 to 1: how sure the marking is; a low one is worth a teacher's look. */
  confidence: z.number(),
});
export interface QuestionResult extends z.infer<typeof questionResultSchema> {
  /** What the scheme gave, where a teacher has set the marks of this answer: see `overriddenResultSchema`. */
  overridden?: z.infer<typeof questionResultSchema> | undefined;
}

/** The marks of a whole attempt. */
export const attemptMarkingSchema = z.object({
  policy: policySchema,
  engineVersion: z.string(),
  results: z.array(questionResultSchema),
  /** How many of the results have a `state`, so that the total is not the last word. Absent where every answer was marked. */
  unmarked: z.optional(z.number()),
  /** Of what was marked. */
  totalMarks: z.number(),
  maxMarks: z.number(),
  /** 0 to 100, rounded to an integer for display. */
  percentage: z.number(),
  /** The same with two decimals, as it goes over the wire. */
  percentageText: z.string(),
  grade: z.string(),
});
export type AttemptMarking = z.infer<typeof attemptMarkingSchema>;
