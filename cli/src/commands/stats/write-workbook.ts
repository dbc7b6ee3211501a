import type { HomeworkFigures } from '@markwell/server/operations';
import writeExcelFile from 'write-excel-file/node';
import { figuresTables } from './figures-tables.ts';

/** Letters of a column that is wide enough for names and titles. */
const columnWidth = 18;

/** The figures as an Excel workbook, a sheet for each table. Its cells are text or numbers by type: none is a formula. */
export async function writeWorkbook(figures: readonly HomeworkFigures[]): Promise<Uint8Array> {
  const sheets = Object.entries(figuresTables).map(([name, toTable]) => {
    const [heading = [], ...rows] = toTable(figures);
    return {
      sheet: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      data: [
        heading.map((value) => ({ value: value ?? '', fontWeight: 'bold' as const })),
        ...rows.map((row) => [...row]),
      ],
      columns: heading.map(() => ({ width: columnWidth })),
      stickyRowsCount: 1,
    };
  });
  return writeExcelFile(sheets).toBuffer();
}
