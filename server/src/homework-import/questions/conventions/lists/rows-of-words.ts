import { type Line, sliceLine, spokenLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const chooses =
  /\b(?:circle|underline|tick|choose|ring|highlight|select|pick|find|cross\s+out|which)\b.*\b(?:(?:in|from|of|on)\s+(?:each|every)\s+(?:row|line|list|set|group|one)|odd\s+one\s+out)\b/iu;
const apart = /\s*\t\s*|\s{3,}|\s+[/|]\s+/u;
const fewestWords = 3;
const fewestRows = 2;
const longest = 120;

/**
 * 'Circle the correct spelling in each row.' above '1. erosion   errosion   erotion': each row asks that, and its words are the options. A row
 * that asks something itself, or has only two words with room between, is left as it is.
 */
export function spellRowsOfWords(items: readonly Item[]): readonly Item[] {
  const rows = new Map<Item, string>();
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'line' || item.text.length > longest || !chooses.test(item.text)) continue;
    const own = rowsFrom(items, index + 1);
    if (own.length >= fewestRows) for (const row of own) rows.set(row, askedBy(item));
  }
  if (rows.size === 0) return items;
  return items.flatMap((item): readonly Item[] => {
    const asked = rows.get(item);
    return asked === undefined || item.kind !== 'line' ? [item] : asQuestion(item, asked);
  });
}

/** The rows that follow each other from an item on. */
function rowsFrom(items: readonly Item[], from: number): readonly Item[] {
  let end = from;
  for (let item = items[end]; item !== undefined && wordsOf(item) !== undefined; item = items[end]) end += 1;
  return items.slice(from, end);
}

/** The words of a row with a number, with where each begins; `undefined` for any other line. */
function wordsOf(item: Item): readonly { from: number; to: number }[] | undefined {
  if (item.kind !== 'line') return undefined;
  const marker = readMarker(item.text);
  if (marker?.kind !== 'number') return undefined;
  let at = marker.end;
  const words = item.text
    .slice(marker.end)
    .split(apart)
    .map((word) => {
      const from = item.text.indexOf(word, at);
      at = from + word.length;
      return { from, to: at };
    });
  const areWords = words.length >= fewestWords && words.every(({ from, to }) => to > from && to - from <= 40);
  return areWords && !/_{3,}|\.{4,}|…|\?\s*$/u.test(item.text) ? words : undefined;
}

/** 'Task 2. Circle the correct spelling in each row.' without the name of its section. */
const askedBy = ({ text }: Line) =>
  text.replace(/^\W*(?:task|section|part|exercise|activity|q|question)?\s*\w{1,3}\s*[.):–-]\s+/iu, '');

function asQuestion(line: Line, asked: string): readonly Line[] {
  const number = line.text.slice(0, readMarker(line.text)?.end ?? 0).trim();
  const options = (wordsOf(line) ?? []).map(({ from, to }, index) =>
    withLabel({ ...sliceLine(line, from, to), label: null }, `${String.fromCharCode(65 + index)})`),
  );
  return [spokenLine(`${number} ${asked}`, line.place), ...options];
}
