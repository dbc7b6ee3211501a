import type { MarkScheme } from '../../mark-scheme.ts';

export const year9Scheme = { slug: 'year9' } satisfies MarkScheme;
