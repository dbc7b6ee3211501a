import { type childcareAssignments, childcareGrade, shownPercentage } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { withFields } from './complete-answer.ts';
import { sentAnswersByIdSchema } from './quiz-attempts.ts';
import { studentDetailsSchema } from './students.ts';

/** What a student can take the assessment for (spec part 2, section 9). */
const chosenAssignmentSchema = z.enum([
  'unit1-exam',
  'section-b-homework',
  'unit2-homework',
  'language-skills-homework',
] as const satisfies readonly (typeof childcareAssignments)[number]['value'][]);

/** One part with its marks and a full answer (spec part 2, section 3). */
export const childcareResultSchema = z.object({
  questionId: z.string(),
  /** The part's words; empty for an answer to an unknown part. */
  question: z.string(),
  /** Whole marks, 0 to `maxMarks`. */
  marks: z.number(),
  maxMarks: z.number(),
  /** As written or picked; empty if left out. */
  studentAnswer: z.string(),
  correctAnswer: z.string(),
  feedback: z.string(),
});
export type ChildcareResult = z.infer<typeof childcareResultSchema>;

/** The same answers with partial ones counted generously: shown beside the marks, never instead of them. */
export const relaxedReMarkingSchema = z.object({
  totalMarks: z.number(),
  /** 0 to 100, rounded to an integer. */
  percentage: z.number(),
  grade: z.string(),
  /** The parts that gained marks, with why. */
  gains: z.array(z.object({ questionId: z.string(), firstMarks: z.number(), marks: z.number(), feedback: z.string() })),
});
export type RelaxedReMarking = z.infer<typeof relaxedReMarkingSchema>;

/** The server's response once the attempt is durable. */
export const childcareReceiptSchema = z.object({
  /** Unguessable and short enough to read out, such as 'K7QM-4TXD-9FHB'; empty if absent. */
  reference: z.string(),
  results: z.array(childcareResultSchema),
  totalMarks: z.number(),
  maxMarks: z.number(),
  /** 0 to 100, rounded to an integer. */
  percentage: z.number(),
  /** Of the boundaries scaled to the paper's marks. */
  grade: z.string(),
  /** There when the percentage is under 60. */
  relaxed: z.optional(relaxedReMarkingSchema),
  /** ISO 8601 UTC. */
  submittedAt: z.string(),
  /** As in the receipt of a quiz attempt: it counts once a teacher lets it. */
  closedAt: z.optional(z.string()),
});
export type ChildcareReceipt = z.infer<typeof childcareReceiptSchema>;

/** Below this percentage there is a relaxed re-marking (spec part 2, section 9). */
export const relaxedBelow = 60;

/** Totals and grade follow from the results; without a relaxed re-marking, it gained nothing. */
const completeReceipt = withFields((receipt) => {
  const { success, data } = z.object({ results: z.array(childcareResultSchema) }).safeParse(receipt);
  if (!success) return {};
  const totalMarks = data.results.reduce((sum, { marks }) => sum + marks, 0);
  const outOf = data.results.reduce((sum, { maxMarks }) => sum + maxMarks, 0);
  const outcome = {
    totalMarks,
    percentage: shownPercentage(totalMarks, outOf),
    grade: childcareGrade(totalMarks, outOf),
  };
  const relaxed = outcome.percentage < relaxedBelow ? { relaxed: { ...outcome, gains: [] } } : {};
  return { reference: '', ...outcome, maxMarks: outOf, ...relaxed, submittedAt: '' };
});

/**
 * Marks and stores a childcare assessment; the student is found or created. With an `Idempotency-Key` header
 * a repeat of the same student, assignment and answers returns the first receipt; any other body is 422.
 */
export const submitChildcare = defineCall('anyone', 'POST', '/api/submit-btec-childcare', {
  input: z.object({
    studentName: studentDetailsSchema.shape.name,
    studentClass: studentDetailsSchema.shape.studentClass,
    teacher: studentDetailsSchema.shape.teacher,
    /** By part: 'q1a' … 'q6'. */
    answers: sentAnswersByIdSchema,
    /** Besides the spec's fields: the chosen assignment, and the times. */
    assignment: z.optional(z.nullable(chosenAssignmentSchema)),
    startedAt: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    timeSpentMinutes: z.optional(z.nullable(z.number())),
    /** As in `quizAttemptInputSchema`. */
    startToken: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
  output: childcareReceiptSchema,
  complete: completeReceipt,
});
