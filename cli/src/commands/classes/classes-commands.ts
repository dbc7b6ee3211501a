import type { RosterImport } from '@markwell/server/contract';
import { importRoster, listAdminClasses, openRosterFiles } from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import { printMessage } from '../../print.ts';
import { printJson, printTable } from '../../print-table.ts';
import { withServices } from '../../with-services.ts';
import { readRosterUploads } from './read-roster-uploads.ts';

/** `markwell classes list`: the classes in the order they are shown. */
export async function listClassesCommand({ json }: { json?: boolean }): Promise<void> {
  const classes = await withServices(listAdminClasses);
  if (json) return printJson(classes);
  const rows = classes.map(({ code, list, teacher, rosterSize, isSample }) => [
    code,
    list,
    rosterSize === 0 ? '-' : String(rosterSize),
    isSample ? `${teacher} (sample)` : teacher,
  ]);
  return printTable(['Class', 'List', 'Students', 'Teacher'], rows);
}

interface RosterOptions {
  dryRun?: boolean;
  removeSamples?: boolean;
  onlyKnown?: boolean;
  json?: boolean;
}

/** `markwell classes import`: fails, and stores nothing, when a line cannot be understood. */
export async function importRosterCommand(
  paths: readonly string[],
  { dryRun, removeSamples, onlyKnown, json }: RosterOptions,
): Promise<void> {
  const uploads = await readRosterUploads(paths);
  const result = await withServices(
    async (services) =>
      importRoster(services, { files: await openRosterFiles(uploads), dryRun, removeSamples, onlyKnown }, services.by),
    { mayMake: true },
  );
  for (const { line, file, severity, message } of result.messages) {
    printMessage(`${file === undefined ? '' : `${file}: `}line ${line}: ${severity}: ${message}`);
  }
  const rows = result.classes.map(({ studentClass, isNew, students, added, removed }) => [
    isNew ? `${studentClass} (new)` : studentClass,
    ...[students, added, removed].map(String),
  ]);
  await (json ? printJson(result) : printTable(['Class', 'Students', 'Added', 'Removed'], rows));
  if (!json) for (const one of result.classes) tellNames(one);
  const errors = result.messages.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) throw new CommandError(`${errors} of the lines cannot be imported.`);
  printMessage(result.stored ? 'Imported.' : 'A dry run: nothing was stored.');
}

/** Who comes and who leaves, where a list that was there before has changed. */
function tellNames({ studentClass, students, comes, leaves }: RosterImport['classes'][number]): void {
  const leavers = leaves.map(({ name, perhaps }) => (perhaps === null ? name : `${name} (perhaps now ${perhaps})`));
  if (leavers.length > 0)
    printMessage(`${studentClass}: ${leavers.join(', ')} ${leavers.length === 1 ? 'leaves' : 'leave'} the list.`);
  if (comes.length > 0 && comes.length < students)
    printMessage(`${studentClass}: ${comes.join(', ')} ${comes.length === 1 ? 'comes' : 'come'}.`);
}
