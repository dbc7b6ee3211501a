/**
 * What a program needs that marks answers at one homework and must start at once: not the schemas of everything, nor the
 * homework that nobody asked for. The rest is in `index.ts`, which a bundler takes as a whole.
 */
export { type Answer, answerSchema, longestAnswer } from './answer.ts';
export { isAnswered } from './answered.ts';
export { attemptMarker } from './attempt-marker.ts';
export { withChoiceAndReason } from './choice-and-reason.ts';
export type { BuiltInHomework } from './homework/built-in-homework.ts';
export { builtInSlugs, loadBuiltInHomework } from './homework/load-homework.ts';
export type { MarkScheme } from './mark-scheme.ts';
export type { Policy, QuestionResult } from './marking.ts';
