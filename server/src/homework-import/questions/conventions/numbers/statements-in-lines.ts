import { asksTrueOrFalse } from '../../lines/line-kinds.ts';
import type { Line } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item, RowItem } from '../../parsed-question.ts';
import { rowOf } from '../../row-of.ts';

/** 'T   F', '[True / False]', 'Vrai / Faux' behind a statement. */
const choices =
  /(?:[_…]+|\.{3,})?[\s_…]*(?:\s|[[(])\s*(?:(?:true|vrai|verdadero|richtig|vero)\s*(?:[/|]|or|ou|o|oder|\s)\s*(?:false|faux|falso|falsch)|[TVR]\s*(?:[/|]|or|\s)\s*F)\s*[\])]?\s*$/iu;
const truths = /^\W*(?:(true|vrai|verdadero|richtig|vero|[tvr])|(false|faux|falso|falsch|f))\W*$/iu;
/** 'a  Das Haus ist alt.' has a letter before it that a list lost. */
const labelled = /^\W*(?:\p{L}|\d{1,3})(?:\t|\s{2,})/u;
const fewest = 2;
const fewestWords = 3;

/**
 * Statements without numbers, each with 'T   F' behind it, are a question each; the word that stands out is the answer, and 'Circle T or F.'
 * above them is no part of the question before.
 */
export function spellStatements(items: readonly Item[]): readonly Item[] {
  const rows = items.map((item) => (item.kind === 'line' ? toRow(item) : undefined));
  const isRow = (index: number) => rows[index] !== undefined && (rows[index - 1] ?? rows[index + 1]) !== undefined;
  if (rows.filter((row) => row !== undefined).length < fewest) return items;
  return items.flatMap((item, index): readonly Item[] => {
    if (isRow(index)) return [rows[index] ?? item];
    return isRow(index + 1) && isInstruction(item) ? [] : [item];
  });
}

/** 'Circle T or F.' says no more than that these are statements. */
const isInstruction = (item: Item) =>
  item.kind === 'line' && item.text.length < 60 && !/\d/u.test(item.text) && asksTrueOrFalse(item.text);

function toRow(line: Line): RowItem | undefined {
  const { text, spans, place } = line;
  const behind = choices.exec(text);
  const said = text.slice(0, behind?.index).trim();
  const isStatement = said.split(/\s+/u).length >= fewestWords && !asksTrueOrFalse(said) && !/[?:]$/u.test(said);
  if (behind === null || !isStatement || line.label !== null || readMarker(text) !== undefined || labelled.test(text))
    return undefined;
  let from = 0;
  const words = spans.flatMap((span) => {
    const start = from;
    from += span.text.length;
    const [, isTrue, isFalse] = start < behind.index ? [] : (truths.exec(span.text) ?? []);
    const stands = span.bold || span.underlined || span.marked || span.colour !== null;
    return stands && (isTrue ?? isFalse) !== undefined ? [isTrue === undefined ? 'false' : 'true'] : [];
  });
  const [answer, ...more] = words;
  const answers = answer === undefined || more.length > 0 ? [] : [{ value: answer, place, confidence: 0.85 }];
  return rowOf(place, { type: 'true-false', text: said, answers });
}
