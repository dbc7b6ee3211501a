import type { BuiltInHomework } from '../built-in-homework.ts';
import { year11Scheme } from './mark-scheme.ts';
import { year11Paper } from './paper.ts';

export const year11 = { ...year11Paper, scheme: year11Scheme } satisfies BuiltInHomework;
