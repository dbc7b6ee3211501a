import type { Candidate } from './find-questions.ts';
import { asks } from './line-kinds.ts';
import { takeMarks } from './marks.ts';
import type { Item } from './parsed-question.ts';
import { toPieces } from './pieces.ts';

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
export function followsRow(items: readonly Item[], { index, value, style, line }: Candidate): boolean {
  const row = items.slice(0, index).findLast((item) => item.kind === 'row');
  const isNext = row?.kind === 'row' && Number(row.number) === value - 1;
  return isNext && (!style.startsWith('~') || asks(line.text.replace(/^\s*\d+\s*/u, '')));
}

/** Where a question asks between the answer of '2.' and '4.' its number was forgotten: it is 3. */
export function withForgotten(
  items: readonly Item[],
  found: ReadonlyMap<number, readonly string[]>,
): Map<number, readonly string[]> {
  const starts = [...found].sort(([a], [b]) => a - b);
  const forgotten = starts.flatMap(([index, [number]], order): [number, readonly string[]][] => {
    const [next, path] = starts[order + 1] ?? [];
    if (next === undefined || path?.length !== 1 || Number(path[0]) !== Number(number) + 2) return [];
    const asking = items
      .slice(index + 2, next)
      .flatMap((_item, at) => (asksBehindAnEnd(items, index + 2 + at) ? [index + 2 + at] : []));
    const [only] = asking;
    return asking.length === 1 && only !== undefined ? [[only, [String(Number(number) + 1)]]] : [];
  });
  return new Map([...starts, ...forgotten].sort(([a], [b]) => a - b));
}

/** Whether a line without a number asks, and stands below an answer, room to write or marks. */
function asksBehindAnEnd(items: readonly Item[], index: number): boolean {
  const [piece, ...more] = toPieces(items.slice(index, index + 1));
  const above = toPieces(items.slice(index - 1, index)).at(-1);
  const isEnd = above?.kind === 'answer' || above?.kind === 'space' || above?.kind === 'marks';
  return isEnd && more.length === 0 && piece?.kind === 'text' && piece.marker === undefined && asks(piece.text);
}
