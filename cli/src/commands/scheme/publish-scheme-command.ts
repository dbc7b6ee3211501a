import { publishScheme } from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printData, printMessage } from '../../print.ts';
import { printJson } from '../../print-table.ts';
import { readTextFile } from '../../read-file.ts';
import { said } from '../../said.ts';
import { withServices } from '../../with-services.ts';
import { describeMessage } from './scheme-commands.ts';
import { describeDisagreement } from './test-scheme-command.ts';

interface PublishOptions {
  file: string;
  note: string;
  examples?: string;
  override?: string;
  dryRun?: boolean;
  json?: boolean;
}

/** `markwell scheme publish`. In a dry run it fails where publishing would. */
export async function publishSchemeCommand(homework: string, options: PublishOptions): Promise<void> {
  const input = {
    text: await readTextFile(options.file),
    note: readReason('--note', options.note),
    ...(options.examples === undefined ? {} : { marked: await readTextFile(options.examples) }),
    ...(options.override === undefined ? {} : { override: readReason('--override', options.override) }),
    dryRun: options.dryRun ?? false,
  };
  const published = await withServices((services) => publishScheme(services, homework, input, services.by));
  const { version, stored, changes, messages, broken } = published;
  if (options.json) await printJson(published);
  else {
    for (const message of messages) printMessage(describeMessage(options.file, message));
    for (const { text } of changes) await printData(`${text}\n`);
    for (const one of broken) printMessage(describeDisagreement(one));
  }
  if (!stored && broken.length > 0 && input.override === undefined) {
    throw new CommandError(
      said({
        typed: `It breaks ${broken.length} of its examples: it would not be published without --override.`,
        menu: `It breaks ${broken.length} of its examples.`,
      }),
      exitCodes.failed,
      '--override',
    );
  }
  printMessage(
    stored
      ? `Published version ${version} of ${published.homework.title}. Earlier attempts keep their marks: see markwell remark ${homework}.`
      : `Would publish version ${version} of ${published.homework.title}.`,
  );
}

const shortestReason = 3;

function readReason(option: string, typed: string): string {
  const reason = typed.trim();
  if (reason.length >= shortestReason) return reason;
  throw new CommandError(
    said({ typed: `${option}: say in a few words why.`, menu: 'Say in a few words why.' }),
    exitCodes.wrongUsage,
  );
}
