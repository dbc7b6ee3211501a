import { takeMarks } from '../lines/marks.ts';
import type { Item } from '../parsed-question.ts';
import { asksToMatch, readMatch } from './read-match.ts';

/** 'Task 3: Match each nutrient …' above a table to match is a question without a number, and a section of its own. */
export function asksOfTable(items: readonly Item[], index: number): boolean {
  const [heading, next, below] = items.slice(index, index + 3);
  // '(4 marks)' may stand between them.
  const table = next?.kind === 'line' && takeMarks(next.text).text === '' ? below : next;
  return (
    heading?.kind === 'line' && asksToMatch(heading.text) && table?.kind === 'table' && readMatch(table) !== undefined
  );
}
