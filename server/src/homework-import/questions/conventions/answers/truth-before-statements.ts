import { asksTrueOrFalse } from '../../lines/line-kinds.ts';
import { emphasisOf, type Line, spokenLine, tidy } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

/** '__F__ ' and '_ True _ ' with a statement behind. */
const before = /^_+\s*(t|f|true|false|v|vrai|faux|verdadero|falso|r|richtig|falsch)\s*_+\s*(?=\S)/iu;
const fewest = 2;

/**
 * Statements that are to be called true or false, with what is right on the line before each: '__F__ The Sun is a planet. star' has 'Answer:
 * False' below, and the correction in another colour is no part of it.
 */
export function spellTruthBeforeStatements(items: readonly Item[]): readonly Item[] {
  const asked = items.findIndex((item) => item.kind === 'line' && asksTrueOrFalse(item.text));
  const found =
    asked === -1 ? [] : items.slice(asked).filter((item) => item.kind === 'line' && before.test(statementOf(item)));
  if (found.length < fewest) return items;
  const said = new Set<Item>(found);
  return items.flatMap((item) => (item.kind === 'line' && said.has(item) ? spelt(item) : [item]));
}

const numberEnd = ({ text }: Line) => {
  const marker = readMarker(text);
  return marker?.kind === 'number' || marker?.kind === 'letter' ? marker.end : 0;
};

const statementOf = (line: Line) => line.text.slice(numberEnd(line));

function spelt(line: Line): readonly Item[] {
  const own = withoutCorrection(line);
  const end = numberEnd(line);
  const match = before.exec(own.slice(end));
  const truth = /^[tvr]/iu.test(match?.[1] ?? '') ? 'True' : 'False';
  const text = tidy(own.slice(0, end) + own.slice(end).replace(before, ''));
  const { spans } = spokenLine(text, line.place);
  return [{ ...line, text, spans }, spokenLine(`Answer: ${truth}`, line.place)];
}

/** The text without what stands at its end in a colour, where some of the statement does not. */
function withoutCorrection({ text, spans }: Line): string {
  const isColoured = (span: Line['spans'][number]) => span.text.trim() === '' || emphasisOf([span]).colour !== null;
  const kept = spans.slice(0, spans.findLastIndex((span) => !isColoured(span)) + 1);
  const statement = kept.map((span) => span.text).join('');
  return /[.!]\s*$/u.test(statement) ? statement : text;
}
