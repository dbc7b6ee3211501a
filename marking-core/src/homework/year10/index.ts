import type { BuiltInHomework } from '../built-in-homework.ts';
import { year10Scheme } from './mark-scheme.ts';
import { year10Paper } from './paper.ts';

export const year10 = { ...year10Paper, scheme: year10Scheme } satisfies BuiltInHomework;
