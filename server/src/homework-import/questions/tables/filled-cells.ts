import { emphasisOf, type Line, spokenLine } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { TableItem } from '../parsed-question.ts';
import { cellText } from './question-table.ts';

const fewest = 3;

/**
 * The lines of a table that a teacher filled in: 'a. la cuisine' beside 'the kitchen' in a colour that nothing on the left has. Each is said with
 * its answer behind it. `undefined` for any other table.
 */
export function linesOfFilledCells(rows: TableItem['rows']): readonly Line[] | undefined {
  const found = rows.map((row) => {
    const [[asked, ...more] = [], answer = [], ...others] = row;
    const marker = asked === undefined ? undefined : readMarker(asked.text);
    const isLabelled = marker?.kind === 'letter' || marker?.kind === 'number';
    const isFilled = cellText(answer) !== '' && answer.every(standsOut);
    if (asked === undefined || more.length > 0 || others.length > 0 || !isLabelled || !isFilled || standsOut(asked))
      return undefined;
    const said = spokenLine(` Answer: ${cellText(answer)}`, asked.place);
    return { ...asked, text: asked.text + said.text, spans: [...asked.spans, ...said.spans] };
  });
  const lines = found.filter((line) => line !== undefined);
  return lines.length === rows.length && lines.length >= fewest ? lines : undefined;
}

function standsOut({ spans }: Line): boolean {
  const { colour, marked } = emphasisOf(spans);
  return colour !== null || marked;
}
