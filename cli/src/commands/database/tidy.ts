import { purgeExpired, readRetention, recountScores } from '@markwell/server/operations';
import type { Actions } from '../../command-words.ts';
import { tableOf } from '../../table.ts';
import { inDatabase } from '../../with-services.ts';
import type { tidyWords } from '../../words/site.ts';

/** `markwell purge` and `markwell recount`. */
export const actions: Actions<typeof tidyWords> = {
  purge: inDatabase(async ({ dryRun }, services) => {
    const purged = await purgeExpired(services, { ...readRetention(process.env), dryRun }, services.by);
    const rows: [what: string, removed: number][] = [
      ['attempts', purged.attempts],
      ['students with nothing left', purged.students],
      ['visits', purged.visits],
      ['failed sign-ins', purged.failedSignIns],
      ['floods', purged.floods],
      ['sign-ins that were not finished', purged.unfinishedSignIns],
      ['ended sign-ins', purged.signIns],
      ['changes of class lists that could be undone', purged.listChanges],
      ['confirmed drafts of judging', purged.confirmedDrafts],
      ['pictures of previews', purged.previewPictures],
    ];
    const heading = dryRun ? 'Would be removed' : 'Removed';
    return {
      json: purged,
      shown: [tableOf(rows, { What: ([what]) => what, [heading]: ([, removed]) => removed })],
      notes: dryRun ? 'A dry run: nothing was removed.' : 'Done.',
    };
  }),
  recount: inDatabase(async (_input, services) => {
    const recounted = await recountScores(services, services.by);
    const { wrong } = recounted;
    const before = wrong === 0 ? 'They were right before.' : `${wrong} ${wrong === 1 ? 'was' : 'were'} wrong before.`;
    return { json: recounted, notes: `Counted all scores anew. ${before}` };
  }),
};
