import type { MarkScheme } from '../scheme/mark-scheme.ts';

/** What is in each `mark-scheme.json`: `homework-files.test.ts` holds them to the schema, so that no page has to load it. */
declare const scheme: MarkScheme;
export default scheme;
