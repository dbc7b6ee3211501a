import type { QuestionTable } from '@markwell/marking-core';
import { piecesOf } from '../../components/answer-parts/passage.ts';

/** What each cell to fill in is called: 'Copper, Colour', by the headings of its row and its column. A row whose heading is to be filled in goes by its number. */
export function placesIn(table: QuestionTable | null | undefined, slotIds: readonly string[]): Map<string, string> {
  const places = new Map<string, string>();
  table?.rows.forEach((row, rowIndex) => {
    const heading = row[0]?.trim() ?? '';
    const isHeading = heading !== '' && !slotsIn(heading, slotIds).length;
    row.forEach((cell, index) => {
      const names = [isHeading ? heading : `Row ${rowIndex + 1}`, table.columns[index]?.trim()];
      const ids = slotsIn(cell, slotIds);
      ids.forEach((id, at) => {
        const which = ids.length > 1 ? `${at + 1} of ${ids.length}` : undefined;
        places.set(id, [...names, which].filter(Boolean).join(', '));
      });
    });
  });
  return places;
}

function slotsIn(cell: string, slotIds: readonly string[]): string[] {
  return piecesOf(cell, slotIds).flatMap((piece) => ('slot' in piece ? [piece.slot] : []));
}
