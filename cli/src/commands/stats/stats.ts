import {
  exportMarks,
  exportMarksWorkbook,
  exportStatistics,
  findSubjects,
  writeCsv,
  writeWorkbook,
} from '@markwell/server/operations';
import { wrongUsage } from '../../command-error.ts';
import type { Actions } from '../../command-words.ts';
import { writeOut } from '../../files.ts';
import { withServices } from '../../with-services.ts';
import { said } from '../../wording.ts';
import type { statsWords } from '../../words/records.ts';
import { figuresTables } from './figures-tables.ts';

/** `markwell stats …`. */
export const actions: Actions<typeof statsWords> = {
  'stats export': async ({ homework, class: code, format: chosen, table, out, json }) => {
    const format = json ? 'json' : findFormat(chosen, out, ['csv', 'json', 'xlsx']);
    const { clock, figures } = await withServices(async (services) => ({
      clock: services.clock,
      figures: await exportStatistics(services, { homework, class: code }, services.by),
    }));
    const writers = {
      csv: () => writeCsv(figuresTables[table](clock, figures)),
      json: () => `${JSON.stringify(figures)}\n`,
      xlsx: () =>
        writeWorkbook(
          Object.entries(figuresTables).map(([name, toTable]) => ({
            name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
            rows: toTable(clock, figures),
          })),
        ),
    };
    await writeOut(out, await writers[format]());
    return undefined;
  },
  'stats marks': async ({ homework, class: code, format: chosen, out }) => {
    const format = findFormat(chosen, out, ['csv', 'xlsx']);
    const exporter = { csv: exportMarks, xlsx: exportMarksWorkbook }[format];
    const { text } = await withServices(async (services) => {
      const [subject] = await findSubjects(services, homework);
      return exporter(services, subject?.number ?? '', { homework: String(subject?.id), class: code }, services.by);
    });
    await writeOut(out, text);
    return undefined;
  },
};

/**
 * How a table is written: as `--format` says, else as the file's name ends, else as the first of `formats`. Ends the command for
 * a name that says something else, since it was meant to be that, and for a workbook on a terminal.
 */
function findFormat<Format extends string>(
  chosen: Format | undefined,
  out: string,
  formats: readonly [Format, ...Format[]],
): Format {
  const ending = /[^./\\]\.([^./\\]+)$/.exec(out)?.[1]?.toLowerCase();
  const format = chosen ?? (ending === undefined ? formats[0] : formats.find((one) => one === ending));
  if (format === undefined) {
    const [last, ...others] = formats.map((one) => `.${one}`).reverse();
    const option = said({ typed: ', or say with --format which of them it is to be', menu: '' });
    throw wrongUsage(
      `'${out}' ends in neither ${others.reverse().join(', ')} nor ${last}, which are what can be written: name it so${option}.`,
    );
  }
  if (format === 'xlsx' && out === '-' && process.stdout.isTTY)
    throw wrongUsage('A workbook is no text for a terminal: name a file with --out.');
  return format;
}
