import type { MarkScheme } from '../../mark-scheme.ts';

export const jarGraphScheme = { slug: 'jar-graph' } satisfies MarkScheme;
