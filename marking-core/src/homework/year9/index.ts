import type { BuiltInHomework } from '../built-in-homework.ts';
import { year9Scheme } from './mark-scheme.ts';
import { year9Paper } from './paper.ts';

export const year9 = { ...year9Paper, scheme: year9Scheme } satisfies BuiltInHomework;
