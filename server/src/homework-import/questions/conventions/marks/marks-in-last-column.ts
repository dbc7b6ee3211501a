import { isNumbered } from '../../lines/item-numbers.ts';
import type { Line } from '../../lines/lines.ts';
import { withBehind } from '../../lines/said-behind.ts';
import type { Item } from '../../parsed-question.ts';

/** '1 What pumps blood? ⇥ heart ⇥ 1' */
const behindAnswer = /[?.!]\s*\t\s*[^\t]*[^\t\s][^\t]*(\s*\t\s*([1-6]))$/u;
const fewest = 3;
const share = 0.8;

/** Where (nearly) every question has its answer behind a tab and a small number behind another, that is its marks: 'What pumps blood? ⇥ heart [1]'. */
export function spellMarksInLastColumn(items: readonly Item[]): readonly Item[] {
  const asked = items.filter((item) => item.kind === 'line').filter(isNumbered);
  const found = new Set<Item>(asked.filter(({ text }) => behindAnswer.test(text)));
  if (found.size < fewest || found.size < asked.length * share) return items;
  return items.map((item) => (item.kind === 'line' && found.has(item) ? withMarks(item) : item));
}

function withMarks(line: Line): Line {
  const [, column = '', marks] = behindAnswer.exec(line.text) ?? [];
  return withBehind(line, ` [${marks}]`, line.text.length - column.length);
}
