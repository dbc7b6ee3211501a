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
export { jarGraphScheme } from './jar-graph/mark-scheme.ts';
export { jarGraphPaper } from './jar-graph/paper.ts';
// What students see and the key are also to be had apart: a page loads the key when answers are handed in.
export { year7Scheme } from './year7/mark-scheme.ts';
export { year7Paper } from './year7/paper.ts';
export { year8Scheme } from './year8/mark-scheme.ts';
export { year8Paper } from './year8/paper.ts';
export { year9Scheme } from './year9/mark-scheme.ts';
export { year9Paper } from './year9/paper.ts';
export { year10Scheme } from './year10/mark-scheme.ts';
export { year10Paper } from './year10/paper.ts';
export { year11Scheme } from './year11/mark-scheme.ts';
export { year11Paper } from './year11/paper.ts';
export { childcare, jarGraph, year7, year8, year9, year10, year11 };

/** The science homework that comes with Markwell: Years 7 to 11 in order, then the jar graph. */
export const builtInHomework: readonly BuiltInHomework[] = [year7, year8, year9, year10, year11, jarGraph];

/** Every homework that comes with Markwell: science, and the childcare assessment. */
export const allBuiltInHomework: readonly BuiltInHomework[] = [...builtInHomework, childcare];
