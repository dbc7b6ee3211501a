import { tidy } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';
import { moodleQuestions } from '../../tables/moodle-questions.ts';
import { readMoodleTable } from '../../tables/moodle-table.ts';

/**
 * A file of Moodle's plug-in for Word has each question in a table, 'What is an ion? | MC' above 'Default mark: | 1', below a heading with
 * its name: the questions of the tables, counted through, without those names. What a 'DE' describes is told with the question below.
 */
export function spellMoodleTables(items: readonly Item[]): readonly Item[] {
  const tables = items.map((item) => (item.kind === 'table' ? readMoodleTable(item) : undefined));
  if (tables.every((table) => table === undefined)) return items;
  const first = items.findIndex(isHeading);
  // The first heading says what all is about.
  const isName = (index: number) => index > first && isHeading(items[index]) && tables[index + 1] !== undefined;
  let count = 0;
  let told = '';
  return items.flatMap((item, index): readonly Item[] => {
    const table = tables[index];
    if (table === undefined || item.kind !== 'table') return isName(index) ? [] : [item];
    if (table.code === 'DE') {
      told = table.asked.map(({ text }) => tidy(text)).join('\n');
      return [];
    }
    count += 1;
    const { place } = item;
    const number = String(count);
    const asked = moodleQuestions(table, { place, number, told });
    told = '';
    return asked.map((question) => ({ kind: 'row', place, number, question }));
  });
}

const isHeading = (item: Item | undefined) => item?.kind === 'line' && item.isHeading;
