import { fromAttemptNumber } from '../../../contract/assignment-numbers.ts';
import type { ClassEntry } from '../../../contract/class-list.ts';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import { findContent } from '../../../db/catalogue.ts';
import { readId } from '../../../db/row-number.ts';
import type { ScoreChoice } from '../../../db/scores-of.ts';
import { childcareCard } from '../../homework/catalogue/cards.ts';
import { listOfYear } from '../../people/class-lists/class-rows.ts';
import { getReportClass } from '../../people/classes/report-class.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';

/** Whose work is asked for. */
export interface ReportChoice {
  /** An earlier homework of the card; without it, the one that the card shows now. */
  readonly homework?: string | undefined;
  /** A class code; without it, all classes together. */
  readonly class?: string | undefined;
}

/** What statistics are about. */
export interface StatisticsSubject {
  readonly homework: CatalogueEntry;
  /** The class list whose classes are given the homework; `undefined` if there is none of its year. */
  readonly list: ClassEntry['list'] | undefined;
  /** Null for all classes. */
  readonly classCode: string | null;
  /** The scores of both. */
  readonly scores: ScoreChoice;
}

/**
 * The homework that an assignment shows now, or the one chosen instead, and the class: the statistics of a card
 * are those of the homework it points at now. `number` is of the second numbering, as the path gives it.
 */
export async function getStatisticsSubject(
  services: Services,
  number: string,
  { homework: chosen, class: typed }: ReportChoice,
): Promise<StatisticsSubject> {
  const entries = await services.catalogue.snapshot();
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
  const classCode = await getReportClass(services, typed);
  const scores = { homework: [homework.id], ...(classCode !== null && { classes: [classCode] }) };
  return { homework, list: listOf(cardId, homework), classCode, scores };
}

function listOf(cardId: number, { id, year_group: year }: CatalogueEntry): ClassEntry['list'] | undefined {
  if (cardId === childcareCard || id === childcareCard) return 'childcare';
  return listOfYear(year);
}
