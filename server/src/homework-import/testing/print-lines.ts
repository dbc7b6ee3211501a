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
    line.isBoxed ? '[box]' : '',
    line.heading === null ? '' : `H${line.heading}`,
    line.indent === 0 ? '' : `>${line.indent}`,
    line.list === null ? '' : `${line.list.label} {${line.list.id}/${line.list.level}}`,
    line.runs.map(({ from, to, look }) => withLook(line.text.slice(from, to), look)).join(''),
    line.checked === undefined ? '' : `<${line.checked ? 'ticked' : 'unticked'}>`,
    ...line.pictures.map((picture) => `<picture ${picture}>`),
    ...(line.choices ?? []).map(({ options, chosen }) => `<${options.join('|')}: ${chosen ?? 'none'}>`),
  ];
  return said.filter((one) => one !== '').join(' ');
}

function printCell({ table, row, column, rows, columns, merged, outer }: Cell): string {
  const own = `T${table} ${row}.${column} of ${rows}×${columns}${merged ? ' merged' : ''}`;
  return outer === undefined ? own : `${own} in ${printCell(outer)}`;
}

function withLook(text: string, look: Look): string {
  const names = Object.entries(look).map(([name, value]) => (value === true ? name : `${name} ${value}`));
  return names.length === 0 ? text : `«{${names.join(', ')}}${text}»`;
}
