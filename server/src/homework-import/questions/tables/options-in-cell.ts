import { demands } from '../lines/line-kinds.ts';
import { type Line, sliceLine } from '../lines/lines.ts';
import { letterPlace, readMarker } from '../lines/markers.ts';
import { splitOptions } from '../options/split-options.ts';

/**
 * What a cell asks and, below it or behind it, the lettered options it offers: '1. Which is a gas?', 'a) iron', 'b) oxygen'. Each is
 * without its letter; `undefined` for a cell that offers none, or has parts.
 */
export function optionsInCell(
  cell: readonly Line[],
): { readonly stem: readonly Line[]; readonly options: readonly (readonly Line[])[] } | undefined {
  const lines = cell.flatMap(splitOptions);
  const start = lines.findIndex(({ text }, index) => index > 0 && letterIn(text) === 1);
  const found = start === -1 ? [] : lines.slice(start);
  const options = found.map((line) => sliceLine(line, readMarker(line.text)?.end ?? 0));
  const areOptions = options.every(({ text }) => text !== '' && !demands(text) && !/_{3,}|…{2,}/u.test(text));
  return goOn(found) && areOptions
    ? { stem: lines.slice(0, start), options: options.map((line) => [line]) }
    : undefined;
}

/** Whether a cell has answers for several parts: 'a) oxygen', 'b) iron'. */
export const answersParts = (cell: readonly Line[]): boolean => goOn(cell.flatMap(splitOptions));

const goOn = (lines: readonly Line[]) =>
  lines.length > 1 && lines.every(({ text }, index) => letterIn(text) === index + 1);

function letterIn(text: string): number {
  const marker = readMarker(text);
  return marker?.kind === 'letter' ? letterPlace(marker.letter) : 0;
}
