import * as z from 'zod/mini';
import { vocabularyFields } from '../vocabulary.ts';

/**
 * One thing in words: all marks for saying it.
 *
 *   { kind: 'phrases', accept: ['reflects'], allow: ['bounces (back)'], others: ['refracts', 'absorbed', 'passes_through'] }
 */
export const phrasesRuleSchema = z.object({ kind: z.literal('phrases'), ...vocabularyFields });

export type PhrasesRule = z.infer<typeof phrasesRuleSchema>;
