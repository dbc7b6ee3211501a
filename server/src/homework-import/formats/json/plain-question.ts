import * as z from 'zod/mini';
import { cleanText } from '../text/clean-text.ts';

const written = z.object({ question: z.string().check(z.regex(/^\s*<(p|div)\b[^<>]*>[\s\S]*<\/\1>\s*$/iu)) });

/** A question without its HTML; undefined if it has none. One whose text is a paragraph of HTML has HTML in its other texts too. */
export function plainQuestion(value: unknown): unknown {
  return written.safeParse(value).success ? plain(value) : undefined;
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('data:') ? value : cleanText(value, 'html').text;
  if (Array.isArray(value)) return value.map(plain);
  const fields = z.record(z.string(), z.unknown()).safeParse(value);
  return fields.success
    ? Object.fromEntries(Object.entries(fields.data).map(([name, one]) => [name, plain(one)]))
    : value;
}
