export * from './answer.ts';
export type { BuiltInHomework } from './homework/built-in-homework.ts';
export * from './homework/index.ts';
export * from './mark-attempt.ts';
export * from './mark-scheme.ts';
export * from './marking.ts';
export * from './question.ts';
