import { purgeExpired, readRetention } from '@markwell/server/operations';
import { printMessage } from '../../print.ts';
import { printJson, printTable } from '../../print-table.ts';
import { withServices } from '../../with-services.ts';

/** `markwell purge`. */
export async function purgeCommand({ dryRun, json }: { dryRun?: boolean; json?: boolean }): Promise<void> {
  const purged = await withServices((services) =>
    purgeExpired(services, { ...readRetention(process.env), dryRun }, services.by),
  );
  if (json) return printJson(purged);
  await printTable(
    ['What', dryRun ? 'Would be removed' : 'Removed'],
    [
      ['attempts', String(purged.attempts)],
      ['students with nothing left', String(purged.students)],
      ['visits', String(purged.visits)],
      ['failed sign-ins', String(purged.failedSignIns)],
      ['floods', String(purged.floods)],
      ['sign-ins that were not finished', String(purged.unfinishedSignIns)],
      ['ended sign-ins', String(purged.signIns)],
      ['changes of class lists that could be undone', String(purged.listChanges)],
      ['confirmed drafts of judging', String(purged.confirmedDrafts)],
      ['pictures of previews', String(purged.previewPictures)],
    ],
  );
  printMessage(dryRun ? 'A dry run: nothing was removed.' : 'Done.');
}
