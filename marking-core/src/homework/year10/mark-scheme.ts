import type { MarkScheme } from '../../mark-scheme.ts';

export const year10Scheme = { slug: 'year10' } satisfies MarkScheme;
