import type { MarkScheme } from '../../mark-scheme.ts';

export const year7Scheme = { slug: 'year7' } satisfies MarkScheme;
