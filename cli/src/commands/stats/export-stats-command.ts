import {
  exportStatistics,
  type HomeworkFigures,
  type SchoolClock,
  writeCsv,
  writeWorkbook,
} from '@markwell/server/operations';
import { withServices } from '../../with-services.ts';
import { writeOut } from '../../write-out.ts';
import { type FiguresTableName, figuresTables } from './figures-tables.ts';
import { readFormat } from './read-format.ts';

const formats = ['csv', 'json', 'xlsx'] as const;
type Format = (typeof formats)[number];

interface ExportOptions {
  homework?: string;
  class?: string;
  format?: Format;
  table: FiguresTableName;
  out: string;
  json?: boolean;
}

const writers = {
  csv: async (clock, figures, table) => writeCsv(figuresTables[table](clock, figures)),
  json: async (_clock, figures) => `${JSON.stringify(figures)}\n`,
  xlsx: (clock, figures) =>
    writeWorkbook(
      Object.entries(figuresTables).map(([name, toTable]) => ({
        name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
        rows: toTable(clock, figures),
      })),
    ),
} as const satisfies Record<
  Format,
  (clock: SchoolClock, figures: readonly HomeworkFigures[], table: FiguresTableName) => Promise<string | Uint8Array>
>;

/** `markwell stats export`. */
export async function exportStatsCommand(options: ExportOptions): Promise<void> {
  const format = options.json ? 'json' : readFormat(options, formats);
  const { clock, figures } = await withServices(async (services) => ({
    clock: services.clock,
    figures: await exportStatistics(services, options, services.by),
  }));
  await writeOut(options.out, await writers[format](clock, figures, options.table));
}
