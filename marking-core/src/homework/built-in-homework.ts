import * as z from 'zod/mini';
import { questionSchema } from '../questions/question.ts';
import type { MarkScheme } from '../scheme/mark-scheme.ts';

const caseStudySchema = z.object({
  /** 1, 2, 3… as the page shows it. */
  number: z.number(),
  /** The child's name and age, and what the text is about: 'Amira, 10 months: on the move'. */
  title: z.string(),
  child: z.object({ name: z.string(), age: z.string() }),
  /** Plain text; each entry is a paragraph. */
  text: z.array(z.string()),
  /** Ids of its questions, in order. */
  parts: z.array(z.string()),
});

/** What students see of a homework that comes with Markwell: a homework as it is uploaded, and what its own page shows of it. */
export const homeworkPaperSchema = z.object({
  /** The id of the homework itself; cards 2 to 5 are their own homework, card 1 points to 149. */
  id: z.number(),
  /** The card that shows it, 1 to 5 for Years 7 to 11, 6 for childcare; none for the jar graph. */
  card: z.optional(z.number()),
  slug: z.string(),
  year: z.number(),
  /** Carries the year: 'Year 8 - Wave Properties and Energy Transfer'. */
  title: z.string(),
  /** Heading of the intro form: 'Year 8 Science Home Learning'. */
  pageTitle: z.string(),
  subtitle: z.string(),
  description: z.string(),
  /** 'Week Beginning September 8th, 2025', as the list shows it. */
  weekDate: z.string(),
  /** 'Week Beginning 8.9.25', as the intro form shows it. */
  badge: z.string(),
  questions: z.array(questionSchema),
  /** Texts that groups of questions are about, in the order of the page; absent where there are none. */
  caseStudies: z.optional(z.array(caseStudySchema)),
});

/** A text about one child, and the questions that are asked about it. */
export type CaseStudy = z.infer<typeof caseStudySchema>;
export type HomeworkPaper = Readonly<z.infer<typeof homeworkPaperSchema>>;

/** The same with its key. */
export interface BuiltInHomework extends HomeworkPaper {
  readonly scheme: MarkScheme;
}
