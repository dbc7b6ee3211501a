import * as z from 'zod/mini';

export const markSchemeSchema = z.object({
  slug: z.string(),
});
export type MarkScheme = z.infer<typeof markSchemeSchema>;
