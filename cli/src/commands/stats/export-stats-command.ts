import { exportStatistics, type HomeworkFigures, writeCsv } from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import { exitCodes } from '../../exit-codes.ts';
import { withServices } from '../../with-services.ts';
import { writeOut } from '../../write-out.ts';
import { type FiguresTableName, figuresTables } from './figures-tables.ts';
import { writeWorkbook } from './write-workbook.ts';

type Format = 'csv' | 'json' | 'xlsx';

interface ExportOptions {
  homework?: string;
  class?: string;
  format?: Format;
  table: FiguresTableName;
  out: string;
  json?: boolean;
}

const writers = {
  csv: async (figures, table) => writeCsv(figuresTables[table](figures)),
  json: async (figures) => `${JSON.stringify(figures)}\n`,
  xlsx: (figures) => writeWorkbook(figures),
} as const satisfies Record<
  Format,
  (figures: readonly HomeworkFigures[], table: FiguresTableName) => Promise<string | Uint8Array>
>;

/** A file that is called a workbook is one; one that is called something else was meant to be something else. */
function formatOf(file: string): Format {
  const ending = /[^./\\]\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase();
  if (ending === undefined || ending === 'csv') return 'csv';
  if (ending === 'json' || ending === 'xlsx') return ending;
  throw new CommandError(
    `'${file}' ends in neither .csv, .json nor .xlsx, which are what can be written: name it so, or say with --format which of them it is to be.`,
    exitCodes.wrongUsage,
  );
}

/** `markwell stats export`. */
export async function exportStatsCommand(options: ExportOptions): Promise<void> {
  const format = options.json ? 'json' : (options.format ?? formatOf(options.out));
  if (format === 'xlsx' && options.out === '-' && process.stdout.isTTY) {
    throw new CommandError('A workbook is no text for a terminal: name a file with --out.', exitCodes.wrongUsage);
  }
  const figures = await withServices((services) => exportStatistics(services, options, services.by));
  await writeOut(options.out, await writers[format](figures, options.table));
}
