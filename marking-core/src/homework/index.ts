import type { BuiltInHomework } from './built-in-homework.ts';
import { childcare } from './childcare/index.ts';
import { jarGraph } from './jar-graph/index.ts';
import { year7 } from './year7/index.ts';
import { year8 } from './year8/index.ts';
import { year9 } from './year9/index.ts';
import { year10 } from './year10/index.ts';
import { year11 } from './year11/index.ts';

export {
  type ChildcareAssignment,
  childcareAssignments,
  findChildcareAssignment,
} from './childcare/assignments.ts';
export { childcareCaseStudies } from './childcare/case-studies.ts';
export { childcareQuestions } from './childcare/questions.ts';
export { type VocationalCard, vocationalCards } from './childcare/vocational-cards.ts';
export { childcare, jarGraph, year7, year8, year9, year10, year11 };

/** The science homework that comes with Markwell: Years 7 to 11 in order, then the jar graph. */
export const builtInHomework: readonly BuiltInHomework[] = [year7, year8, year9, year10, year11, jarGraph];

/** Every homework that comes with Markwell: science, and the childcare assessment. */
export const allBuiltInHomework: readonly BuiltInHomework[] = [...builtInHomework, childcare];
