import type { MarkScheme } from '../../mark-scheme.ts';

export const year11Scheme = { slug: 'year11' } satisfies MarkScheme;
