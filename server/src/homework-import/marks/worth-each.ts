import type { Span } from './span.ts';

const unit = '(?:marks?|mks?|pts?|points?|alama)';
const said = new RegExp(
  String.raw`\b(?:each|every)\b[^.;?]{0,40}?\b(?:carries|carry|is|are|has|have|worth|for|gets?|earns?|[:=(])\s*(?:\w+\s)?(\d{1,2})\s*${unit}\b|\b(\d{1,2})\s*${unit}\s*(?:for\s+)?(?:each|every|per question|apiece)\b`,
  'giu',
);

/**
 * What lines say that each of the questions below them is worth: 'Each question carries 5 marks', '(2 marks each)'. Undefined where they do not,
 * or where some are worth more than others.
 */
export function worthOfEach(lines: readonly Span[]): number | undefined {
  const worths = lines.flatMap(({ text }) =>
    text.length > 400 ? [] : [...text.matchAll(said)].map((match) => Number(match[1] ?? match[2])),
  );
  return new Set(worths).size === 1 ? worths[0] : undefined;
}
