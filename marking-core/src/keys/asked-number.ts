import { numberWordValue } from '../text/number-words.ts';

const askedFor =
  /\b(?:name|give|list|state|write|describe|suggest|identify|explain|which|what)\b[^.?!]*?\b(two|three|four|five|six|2|3|4|5|6)\b/i;

/** How many things a question asks for: 'Name the four bases', 'Give two reasons'. */
export function numberAskedFor(question: string): number | undefined {
  const [, written] = askedFor.exec(question) ?? [];
  if (written === undefined) return undefined;
  return numberWordValue(written.toLowerCase()) ?? Number(written);
}
