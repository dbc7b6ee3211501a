/**
 * What a program needs that marks answers at one homework and must start at once: not the schemas of everything, nor the
 * homework that nobody asked for. The rest is in `index.ts`, which a bundler takes as a whole.
 */
export { type Answer, answerSchema, longestAnswer } from './answers/answer.ts';
export { isAnswered } from './answers/answered.ts';
export { withChoiceAndReason } from './answers/choice-and-reason.ts';
export type { Policy, QuestionResult } from './answers/marking.ts';
export type { BuiltInHomework } from './homework/built-in-homework.ts';
export { builtInSlugs, loadBuiltInHomework } from './homework/load-homework.ts';
export { attemptMarker } from './marking/attempt-marker.ts';
export type { MarkScheme } from './scheme/mark-scheme.ts';
