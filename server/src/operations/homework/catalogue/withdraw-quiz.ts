import type { CatalogueEntry } from '../../../db/catalogue.ts';
import type { Actor } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { readHomeworkId } from './list-admin-homework.ts';
import { releaseHomework, withdrawHomework } from './release-homework.ts';

/** Whether an entry is a retrieval quiz that was taken back: nobody is waited for, and what was handed in stays. */
export function isWithdrawnQuiz(entry: CatalogueEntry | undefined): boolean {
  return entry?.purpose === 'retrieval' && !entry.is_released;
}

/** Takes a retrieval quiz back, or sets it again as it was. Throws a `Problem` for any other homework. */
export async function withdrawQuiz(
  services: Services,
  homework: string,
  { isWithdrawn }: { readonly isWithdrawn: boolean },
  by: Actor,
): Promise<{ isWithdrawn: boolean }> {
  const entry = (await services.catalogue.snapshot()).get(readHomeworkId(homework));
  if (entry?.purpose !== 'retrieval') throw new Problem('not-found', `There is no retrieval quiz ${homework}.`);
  await (isWithdrawn ? withdrawHomework : releaseHomework)(services, homework, by);
  return { isWithdrawn };
}
