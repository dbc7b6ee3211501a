import { recountScores } from '@markwell/server/operations';
import { printMessage } from '../../print.ts';
import { printJson } from '../../print-table.ts';
import { withServices } from '../../with-services.ts';

/** `markwell recount`. */
export async function recountCommand({ json }: { json?: boolean }): Promise<void> {
  const recounted = await withServices((services) => recountScores(services, services.by));
  if (json) return printJson(recounted);
  printMessage(
    recounted.wrong === 0
      ? 'Counted all scores anew. They were right before.'
      : `Counted all scores anew. ${recounted.wrong} ${recounted.wrong === 1 ? 'was' : 'were'} wrong before.`,
  );
}
