import type { FloodCriteria, FloodFound } from '@markwell/server/contract';
import { endFlood, excludeFlood, listExcludedFloods, previewFlood } from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import { count } from '../../count.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printMessage } from '../../print.ts';
import { printJson, printTable } from '../../print-table.ts';
import { withServices } from '../../with-services.ts';

/** What `markwell exclusions add` takes for many attempts at once. */
export interface FloodOptions {
  readonly homework?: string;
  readonly class?: string;
  readonly since?: string;
  readonly until?: string;
  readonly address?: string;
  readonly notOnList?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** Whether these options mean many attempts, and not one attempt or student. */
export function namesFlood({ homework, class: named, since, until, address, notOnList }: FloodOptions): boolean {
  return [homework, named, since, until, address, notOnList].some((one) => one !== undefined);
}

/** `markwell exclusions add --since …`: leaves many attempts out in one step. */
export async function addFloodCommand(options: FloodOptions, reason: string): Promise<void> {
  const { homework, class: named, address, notOnList, dryRun, json } = options;
  const since = readTime('--since', options.since, '00:00');
  const until = readTime('--until', options.until, '23:59');
  const criteria: FloodCriteria = { homework, class: named, address, notOnList, since, until };
  await withServices(async (services) => {
    const found = dryRun
      ? await previewFlood(services, criteria)
      : await excludeFlood(services, criteria, reason, services.by);
    printMessage(describe(found));
    printMessage(
      'id' in found
        ? `None of them counts from now on. To take it back: markwell exclusions end ${found.id} --flood`
        : 'None of them would count. Nothing was changed.',
    );
    if (json) return printJson(found);
    const rows = found.names.map((one) => [
      one.studentClass,
      one.name,
      one.isListed ? 'yes' : 'no',
      String(one.attempts),
    ]);
    return rows.length === 0 ? undefined : printTable(['Class', 'Name', 'On the list', 'Attempts'], rows);
  });
}

/** `markwell exclusions end 3 --flood`. */
export async function endFloodCommand(
  id: string,
  { dryRun, json }: { readonly dryRun?: boolean | undefined; readonly json?: boolean | undefined },
): Promise<void> {
  await withServices(async (services) => {
    const held = (await listExcludedFloods(services)).find((one) => String(one.id) === id);
    if (dryRun && held === undefined) throw new CommandError(`There is no flood ${id} that is left out.`);
    const { attempts } = dryRun && held !== undefined ? held : await endFlood(services, id, services.by);
    printMessage(`${count(attempts, 'attempt')} left out in one step ${dryRun ? 'would count' : 'count'} again.`);
    return json ? printJson({ id: Number(id), attempts }) : undefined;
  });
}

function describe({ attempts, students, listed, names }: FloodFound): string {
  const whose = `${count(attempts, 'attempt')} of ${count(students, 'name')}, ${listed} of them on class lists`;
  return students > names.length ? `${whose}; the first ${names.length} names:` : `${whose}.`;
}

/** By the school's clock; a day alone is its first or last minute. */
function readTime(option: string, typed: string | undefined, minute: string): string | undefined {
  if (typed === undefined) return undefined;
  const [, day, time = minute] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?$/.exec(typed.trim()) ?? [];
  if (day !== undefined) return `${day}T${time}`;
  throw new CommandError(
    `${option}: write a day, such as 2026-01-16, or with a time '2026-01-16 16:00'.`,
    exitCodes.wrongUsage,
  );
}
