import { asks } from '../lines/line-kinds.ts';
import { type Line, withLabel } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';

const longest = 80;
const mostRows = 6;
const label = /^(?:topic|title)\s*:?$/iu;
const labelled = /^(?:topic|title)\s*[:–-]\s*\S/iu;

/** 'Subject: Science | Topic: Cells', or 'Topic | Cells' below another row: a table at the head of a page, which asks nothing. */
export function namesTopic(texts: readonly (readonly string[])[]): boolean {
  const cells = texts.flat();
  const isBeside = texts.some(
    (row, index) => index > 0 && row.length === 2 && label.test(row[0] ?? '') && row[1] !== '',
  );
  const areShort = texts.length <= mostRows && cells.every((text) => text.length < longest && !asks(text));
  return (
    areShort &&
    cells.every((text) => readMarker(text) === undefined) &&
    (isBeside || cells.some((text) => labelled.test(text)))
  );
}

/** The lines of a row of it: 'Topic: Cells' of 'Topic | Cells'. */
export function topicLines(row: readonly (readonly Line[])[]): readonly Line[] {
  const [[name] = [], [value, ...more] = []] = row;
  const isPair = row.length === 2 && name !== undefined && value !== undefined && label.test(name.text);
  return isPair ? [withLabel(value, 'Topic:'), ...more] : row.flat();
}
