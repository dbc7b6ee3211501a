import { fromAttemptNumber } from '../../../contract/assignment-numbers.ts';
import type { ClassEntry } from '../../../contract/class-list.ts';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import { findContent } from '../../../db/catalogue.ts';
import { readId } from '../../../db/row-number.ts';
import { childcareCard } from '../../homework/catalogue/cards.ts';
import { listOfYear } from '../../people/class-lists/class-rows.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';

/** Which homework statistics are of. */
export interface StatisticsSubject {
  readonly homework: CatalogueEntry;
  /** The class list whose classes are given the homework; `undefined` when there is none of its year. */
  readonly list: ClassEntry['list'] | undefined;
}

/**
 * The homework that an assignment shows now, or the one chosen instead: statistics of a card are of the homework it points
 * at now. `number` is of the second numbering, as the path gives it. Throws a `Problem` for
 * either when there is none.
 */
export async function getStatisticsSubject(
  { catalogue }: Services,
  number: string,
  chosen: string | undefined,
): Promise<StatisticsSubject> {
  const entries = await catalogue.snapshot();
  const cardId = fromAttemptNumber(readId(number) ?? -1);
  const shown = findContent(entries, cardId);
  if (shown === undefined) {
    throw new Problem(
      'not-found',
      `There is no assignment ${number}. The teachers' dashboard lists those that there are.`,
    );
  }
  const homework = chosen === undefined ? shown : entries.get(readId(chosen) ?? -1);
  if (homework === undefined) throw new Problem('not-found', `there is no homework ${chosen}`, { field: 'homework' });
  return { homework, list: listOf(cardId, homework) };
}

function listOf(cardId: number, { id, year_group: year }: CatalogueEntry): ClassEntry['list'] | undefined {
  if (cardId === childcareCard || id === childcareCard) return 'childcare';
  return listOfYear(year);
}
