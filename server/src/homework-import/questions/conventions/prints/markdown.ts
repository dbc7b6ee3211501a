import { latexInLine } from '../../lines/latex.ts';
import { type Line, sliceLine } from '../../lines/lines.ts';
import type { Item, TableItem } from '../../parsed-question.ts';
import { readRows } from '../../tables/read-rows.ts';

const pair = /\*\*(?=\S)([^*]+?)(?<=\S)\*\*/gu;
/** '| Question | Answer |', and '| :--- | ---: |' below it. */
const pipes = /^\|.*\|$/u;
const ruler = /^\|(?:\s*:?-{2,}:?\s*\|)+$/u;

/**
 * Text pasted from a chat keeps the signs of its source: '**1. What is a force?**' is bold, '### Answers' a heading, '$E = \\frac{1}{2}mv^2$' an
 * equation, and lines of '| 1 | B |' a table.
 */
export function spellMarkdown(items: readonly Item[]): readonly Item[] {
  return withTables(items.map((item) => (item.kind === 'line' ? spell(latexInLine(item)) : item)));
}

function withTables(items: readonly Item[]): readonly Item[] {
  if (!items.some((item) => item.kind === 'line' && ruler.test(item.text))) return items;
  const found: Item[] = [];
  let open: Line[] = [];
  const close = () => {
    found.push(...tableOf(open));
    open = [];
  };
  for (const item of items) {
    if (item.kind === 'line' && pipes.test(item.text)) open.push(item);
    else {
      if (open.length > 0) close();
      found.push(item);
    }
  }
  close();
  return found;
}

/** The items of lines between pipes: a table, or the questions in its rows, where a ruler is below its heads. */
function tableOf(lines: readonly Line[]): readonly Item[] {
  const [first, second] = lines;
  if (first === undefined || second === undefined || !ruler.test(second.text)) return lines;
  const rows = lines.filter((line) => line !== second).map(cellsOf);
  const table: TableItem = { kind: 'table', place: first.place, rows };
  return readRows(table) ?? [table];
}

function cellsOf(line: Line): TableItem['rows'][number] {
  const bars = [...line.text.matchAll(/(?<!\\)\|/gu)].map(({ index }) => index);
  return bars.slice(0, -1).map((bar, at) => {
    const cell = sliceLine(line, bar + 1, bars[at + 1]);
    const text = cell.text.trim();
    return text === '' ? [] : [sliceLine(cell, cell.text.indexOf(text), cell.text.indexOf(text) + text.length)];
  });
}

function spell(line: Line): Line {
  const { text, spans } = line;
  const isHeading = /^#{1,6}\s+\S/u.test(text);
  if (!isHeading && text.search(pair) === -1) return line;
  const [first] = spans;
  if (first === undefined) return line;
  const plain = text.replace(/^#{1,6}\s+/u, '');
  const parts = plain.split(pair).map((part, index) => ({ ...first, bold: index % 2 === 1 || first.bold, text: part }));
  const shown = parts.filter((part) => part.text !== '');
  return {
    ...line,
    text: shown.map((part) => part.text).join(''),
    spans: shown,
    isHeading: line.isHeading || isHeading,
  };
}
