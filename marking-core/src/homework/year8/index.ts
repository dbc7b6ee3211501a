import type { BuiltInHomework } from '../built-in-homework.ts';
import { year8Scheme } from './mark-scheme.ts';
import { year8Paper } from './paper.ts';

export const year8 = { ...year8Paper, scheme: year8Scheme } satisfies BuiltInHomework;
