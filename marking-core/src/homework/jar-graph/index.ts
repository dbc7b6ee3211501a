import type { BuiltInHomework } from '../built-in-homework.ts';
import { jarGraphScheme } from './mark-scheme.ts';
import { jarGraphPaper } from './paper.ts';

export const jarGraph = { ...jarGraphPaper, scheme: jarGraphScheme } satisfies BuiltInHomework;
