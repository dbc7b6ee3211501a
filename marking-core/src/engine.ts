/**
 * For programs that mark one homework and must start quickly: without all the schemas or unused homework. The
 * rest is in `index.ts`, which bundlers take whole.
 */
export { type Answer, answerSchema, longestAnswer } from './answers/answer.ts';
export { isAnswered } from './answers/answered.ts';
export { withChoiceAndReason } from './answers/choice-and-reason.ts';
export type { Policy, QuestionResult } from './answers/marking.ts';
export type { BuiltInHomework } from './homework/built-in-homework.ts';
export { builtInSlugs, loadBuiltInHomework } from './homework/load-homework.ts';
export { attemptMarker } from './marking/attempt-marker.ts';
export type { MarkScheme } from './scheme/mark-scheme.ts';
