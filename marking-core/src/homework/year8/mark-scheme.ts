import type { MarkScheme } from '../../mark-scheme.ts';

export const year8Scheme = { slug: 'year8' } satisfies MarkScheme;
