import type { Line } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const pair = /\*\*(?=\S)([^*]+?)(?<=\S)\*\*/gu;

/** Text pasted from a chat keeps the signs of its source: '**1. What is a force?**' is bold, '### Answers' a heading. */
export function spellMarkdown(items: readonly Item[]): readonly Item[] {
  return items.map((item) => (item.kind === 'line' ? spell(item) : item));
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
