import { spokenLine } from '../../lines/lines.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';

/** '1ai', '2b', and with its marks in one line '1ai   1 mark'. */
const code = /^\d{1,2}\s?[a-h](?:i{1,3}|iv|vi?)?(?:\s+(?=\d{1,2}\s*marks?$)|$)/u;
const alone = /^\(?\d{1,2}\s*marks?\)?$/iu;
const fewest = 2;

/**
 * National tests print the number of each part once more in the margin, beside its marks: '1ai' above '1 mark', below the room to write. Such lines
 * are left out where they stand again and again; with text below them they are numbers of questions.
 */
export function withoutCodesBesideMarks(items: readonly Item[]): readonly Item[] {
  const lines = items.filter((item) => !(item.kind === 'line' && item.text === '' && item.pictures.length === 0));
  const found = lines.filter((item, index) => {
    const end = item.kind === 'line' ? code.exec(item.text)?.[0].length : undefined;
    if (item.kind !== 'line' || item.label !== null || end === undefined) return false;
    const next = lines[index + 1];
    return end < item.text.length || (next?.kind === 'line' && alone.test(next.text));
  });
  if (found.length < fewest) return items;
  const codes = new Set(found);
  return items.flatMap((item): readonly Item[] => {
    if (!codes.has(item) || item.kind !== 'line') return [item];
    const rest = item.text.replace(code, '');
    return takeMarks(rest).marks === undefined ? [] : [spokenLine(rest, item.place)];
  });
}
