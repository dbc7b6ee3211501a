import type { Remark } from '../quiz/structured-question.ts';
import type { Columns } from './headings.ts';
import type { SheetRow } from './rows.ts';

/**
 * What becomes of columns with headings that nobody knows. They hold the options where the answers are found among them, as long as no
 * other column does; what is in the others is told to be left out.
 */
export function placeUnknown(columns: Columns, rows: readonly SheetRow[]): { columns: Columns; remarks: Remark[] } {
  const remarks: Remark[] = [];
  const filled = columns.unknown.filter(({ column }) => rows.some(({ cells }) => (cells[column] ?? '') !== ''));
  const options = findOptions(columns, filled, rows);
  const isOption = new Set(options.map(({ column }) => column));
  const isNumbered = (column: number) => rows.every(({ cells }) => /^\d*$/u.test(cells[column] ?? ''));
  const left = filled.filter(({ column, heading }) => !isOption.has(column) && (heading !== '' || !isNumbered(column)));
  const [first] = rows;
  const place = first?.place ?? ({ unit: 'row', number: (first?.number ?? 2) - 1 } as const);
  if (options.length > 0) {
    const message = `${listed(options)} are read as the options, as the answers are among them.`;
    remarks.push({ name: 'Headings', place, message, severity: 'info' });
  }
  if (left.length > 0) {
    const [verb, them] = left.length === 1 ? ['was', 'it holds'] : ['were', 'they hold'];
    const message = `${listed(left)} ${verb} not read. Head options A, B, C …, and the right one Answer, if ${them} any.`;
    remarks.push({ name: 'Headings', place, message });
  }
  if (options.length === 0) return { columns, remarks };
  const placed = options.map(({ column }, label) => ({ column, label }));
  return { columns: { ...columns, options: placed, areNumbered: false }, remarks };
}

function findOptions(
  { named, options, wrong }: Columns,
  filled: Columns['unknown'],
  rows: readonly SheetRow[],
): Columns['unknown'] {
  if (named.answer === undefined || named.options !== undefined || options.length > 0 || wrong.length > 0) return [];
  const answered = rows.filter(({ cells }) => plain(cells[named.answer ?? -1]) !== '');
  const found = answered.filter(({ cells }) =>
    filled.some(({ column }) => plain(cells[column]) === plain(cells[named.answer ?? -1])),
  );
  const isSure = found.length > 0 && found.length * 2 > answered.length;
  const ofOptions = isSure ? filled.filter(({ column }) => found.some(({ cells }) => plain(cells[column]) !== '')) : [];
  const [first, last] = [ofOptions[0]?.column ?? 0, ofOptions.at(-1)?.column ?? 0];
  // Options stand side by side.
  return ofOptions.length > 1 && last - first === ofOptions.length - 1 ? ofOptions : [];
}

const plain = (text: string | undefined) => (text ?? '').trim().toLowerCase();

/** The columns “First choice” and E */
function listed(columns: Columns['unknown']): string {
  const names = columns.map(({ column, heading }) =>
    heading === '' ? `${String.fromCharCode(65 + (column % 26))} (without a heading)` : `“${heading}”`,
  );
  return names.length === 1
    ? `the column ${names[0]}`
    : `the columns ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
