import type { BuiltInHomework } from './built-in-homework.ts';
import { childcare } from './childcare/index.ts';
import { jarGraph } from './jar-graph/index.ts';
import { year7 } from './year7/index.ts';
import { year8 } from './year8/index.ts';
import { year9 } from './year9/index.ts';
import { year10 } from './year10/index.ts';
import { year11 } from './year11/index.ts';

// What students see and the key are also to be had apart: a page loads the key when answers are handed in.
export { default as childcarePaper } from '#homework/childcare/paper.json' with { type: 'json' };
export { default as jarGraphPaper } from '#homework/jar-graph/paper.json' with { type: 'json' };
export { default as year7Paper } from '#homework/year7/paper.json' with { type: 'json' };
export { default as year8Paper } from '#homework/year8/paper.json' with { type: 'json' };
export { default as year9Paper } from '#homework/year9/paper.json' with { type: 'json' };
export { default as year10Paper } from '#homework/year10/paper.json' with { type: 'json' };
export { default as year11Paper } from '#homework/year11/paper.json' with { type: 'json' };
export {
  type ChildcareAssignment,
  childcareAssignments,
  findChildcareAssignment,
} from './childcare/assignments.ts';
export { type VocationalCard, vocationalCards } from './childcare/vocational-cards.ts';
export { jarGraphScheme } from './jar-graph/index.ts';
export { year7Scheme } from './year7/index.ts';
export { year8Scheme } from './year8/index.ts';
export { year9Scheme } from './year9/index.ts';
export { year10Scheme } from './year10/index.ts';
export { year11Scheme } from './year11/index.ts';
export { childcare, jarGraph, year7, year8, year9, year10, year11 };

/** The science homework that comes with Markwell: Years 7 to 11 in order, then the jar graph. */
export const builtInHomework: readonly BuiltInHomework[] = [year7, year8, year9, year10, year11, jarGraph];

/** Every homework that comes with Markwell: science, and the childcare assessment. */
export const allBuiltInHomework: readonly BuiltInHomework[] = [...builtInHomework, childcare];
