import * as z from 'zod/mini';

/** Why somebody decides something, in their own words: at least a few. */
export const reasonSchema = z.string().check(z.trim(), z.minLength(3, 'say in a few words why'), z.maxLength(300));
