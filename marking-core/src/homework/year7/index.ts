import type { BuiltInHomework } from '../built-in-homework.ts';
import { year7Scheme } from './mark-scheme.ts';
import { year7Paper } from './paper.ts';

export const year7 = { ...year7Paper, scheme: year7Scheme } satisfies BuiltInHomework;
