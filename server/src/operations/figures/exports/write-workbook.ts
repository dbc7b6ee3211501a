import type writeExcelFile from 'write-excel-file/node';
import type { Cell } from '../../site/write-csv.ts';

export interface WorkbookSheet {
  /** Any text: what a sheet cannot be called by is taken out, and two of one name are told apart. */
  readonly name: string;
  /** The first is the heading, and stays in view. */
  readonly rows: readonly (readonly Cell[])[];
}

/** Letters of a column: as many as its longest cell has, within these. */
const narrowest = 8;
const widest = 40;
/** Characters of a sheet's name, as Excel has it. */
const longestName = 31;

/** An Excel workbook. Its cells are text or numbers by type: none is a formula, whatever a student typed. */
export async function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Buffer> {
  const taken = new Set<string>();
  const { default: write } = await import('write-excel-file/node');
  return write(sheets.map(({ name, rows }) => toSheet(freeName(name, taken), rows))).toBuffer();
}

function toSheet(sheet: string, rows: WorkbookSheet['rows']): Parameters<typeof writeExcelFile>[0][number] {
  const [heading = [], ...lines] = rows;
  return {
    sheet,
    data: [
      heading.map((value) => ({ value: value ?? '', fontWeight: 'bold' as const })),
      ...lines.map((line) => [...line]),
    ],
    columns: heading.map((_cell, column) => ({ width: widthOf(rows, column) })),
    stickyRowsCount: 1,
  };
}

function widthOf(rows: WorkbookSheet['rows'], column: number): number {
  const longest = rows.reduce((most, row) => Math.max(most, String(row[column] ?? '').length), narrowest);
  return Math.min(longest, widest) + 1;
}

/** '8a/Sc1' is '8a-Sc1'; of another that would be called so '8a-Sc1 2'. */
function freeName(name: string, taken: Set<string>): string {
  const plain = name.replace(/[\\/?*[\]:']+/g, '-').slice(0, longestName) || 'Sheet';
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` ${number}`;
    const free = `${plain.slice(0, longestName - ending.length)}${ending}`;
    if (taken.has(free.toLowerCase())) continue;
    taken.add(free.toLowerCase());
    return free;
  }
}
