import { CommandError } from '../../command-error.ts';
import { exitCodes } from '../../exit-codes.ts';
import { said } from '../../said.ts';

interface Wanted<Format> {
  readonly format?: Format;
  /** A file's name, or `-`. */
  readonly out: string;
}

/**
 * How a table is written: as `--format` says, else as the file's name ends, else as the first of `formats`. Ends the command for a name that says
 * something else, since it was meant to be that, and for a workbook on a terminal.
 */
export function readFormat<Format extends string>(
  { format: chosen, out }: Wanted<Format>,
  formats: readonly [Format, ...Format[]],
): Format {
  const ending = /[^./\\]\.([^./\\]+)$/.exec(out)?.[1]?.toLowerCase();
  const format = chosen ?? (ending === undefined ? formats[0] : formats.find((one) => one === ending));
  if (format === undefined) {
    const [last, ...others] = formats.map((one) => `.${one}`).reverse();
    throw new CommandError(
      `'${out}' ends in neither ${others.reverse().join(', ')} nor ${last}, which are what can be written: name it so${said({ typed: ', or say with --format which of them it is to be', menu: '' })}.`,
      exitCodes.wrongUsage,
    );
  }
  if (format === 'xlsx' && out === '-' && process.stdout.isTTY)
    throw new CommandError('A workbook is no text for a terminal: name a file with --out.', exitCodes.wrongUsage);
  return format;
}
