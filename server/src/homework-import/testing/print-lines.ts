import type { Cell, Line, Look, ReadDocument } from '../lines/line.ts';

/**
 * The lines of a document, each in a row of text: '12 [1.2 of 4×2] b) «{bold}gas» ☐', that is its place, its cell (row.column of
 * rows×columns), the label of its list, its text with the looks of its runs, and what else is known of it.
 */
export const printLines = ({ lines }: ReadDocument): string => lines.map(printLine).join('\n');

export function printLine(line: Line): string {
  const said = [
    `${line.place}${line.isSoft ? '+' : ''}`,
    line.cell === null ? '' : `[${printCell(line.cell)}]`,
    line.heading === null ? '' : `H${line.heading}`,
    line.list === null ? '' : `${line.list.label} {${line.list.id}/${line.list.level}}`,
    line.runs.map(({ from, to, look }) => withLook(line.text.slice(from, to), look)).join(''),
    line.checked === undefined ? '' : `<${line.checked ? 'ticked' : 'unticked'}>`,
    ...line.pictures.map((picture) => `<picture ${picture}>`),
  ];
  return said.filter((one) => one !== '').join(' ');
}

const printCell = ({ table, row, column, rows, columns }: Cell) => `T${table} ${row}.${column} of ${rows}×${columns}`;

function withLook(text: string, look: Look): string {
  const names = Object.entries(look).map(([name, value]) => (value === true ? name : `${name} ${value}`));
  return names.length === 0 ? text : `«{${names.join(', ')}}${text}»`;
}
