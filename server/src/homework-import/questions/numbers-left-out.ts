import type { Candidate } from './find-questions.ts';
import { asks } from './line-kinds.ts';
import { takeMarks } from './marks.ts';
import type { Item } from './parsed-question.ts';

/** '5 Which …' behind '4.', and no '5.' later: its full stop was forgotten. */
export function fillsGap(
  candidates: readonly Candidate[],
  { index, value, line }: Candidate,
  main: string | undefined,
): boolean {
  const isTaken = candidates.some((later) => later.index > index && later.style === main && later.value === value);
  const sentences = line.text.replace(/^\s*\d+\s*/u, '').split(/(?<=[.?!])\s+/u);
  return !isTaken && (sentences.some(asks) || takeMarks(line.text).marks !== undefined);
}

/** '9. Name …' below a table whose last row asks question 8. */
export function followsRow(items: readonly Item[], { index, value, style }: Candidate): boolean {
  const row = items.slice(0, index).findLast((item) => item.kind === 'row');
  return !style.startsWith('~') && row?.kind === 'row' && Number(row.number) === value - 1;
}
