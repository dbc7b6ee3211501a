import * as z from 'zod/mini';
import { toAttemptNumber } from '../../../contract/assignment-numbers.ts';
import type { TeacherAssignment } from '../../../contract/teacher-statistics.ts';
import type { CatalogueEntry, CatalogueSnapshot } from '../../../db/catalogue.ts';
import { findContent } from '../../../db/catalogue.ts';
import { selectRows } from '../../../db/session.ts';
import { cardIds, childcareCard } from '../../homework/catalogue/cards.ts';
import { describeShown } from '../../homework/catalogue/describe-shown.ts';
import type { Services } from '../../site/services/services.ts';

// SQL by hand: attempts are looked through by an index.

/**
 * Which homework was taken from which card, each once, in order. It goes from one to the next by the index, as PostgreSQL would read the entries
 * of all attempts for a DISTINCT: a third of a second for a million.
 */
const takenOnce = `
  WITH RECURSIVE card(id) AS (
    SELECT min(assignment_id) FROM attempts
    UNION ALL SELECT (SELECT min(a.assignment_id) FROM attempts a WHERE a.assignment_id > card.id) FROM card WHERE card.id IS NOT NULL
  ), taken(assignment_id, homework_id) AS (
    SELECT card.id, (SELECT min(a.homework_id) FROM attempts a WHERE a.assignment_id = card.id) FROM card WHERE card.id IS NOT NULL
    UNION ALL SELECT taken.assignment_id, (SELECT min(a.homework_id) FROM attempts a
                       WHERE a.assignment_id = taken.assignment_id AND a.homework_id > taken.homework_id)
      FROM taken WHERE taken.homework_id IS NOT NULL
  )
  SELECT assignment_id, homework_id FROM taken WHERE homework_id IS NOT NULL ORDER BY assignment_id, homework_id`;

const takenRow = z.object({ assignment_id: z.number(), homework_id: z.number() });

/**
 * What a teacher can see statistics of: the cards by year, then released homework that is on no card. Ids are of the second
 * numbering; each card names the homework that students took from it before.
 */
export async function listTeacherAssignments({ database, catalogue }: Services): Promise<TeacherAssignment[]> {
  const entries = await catalogue.snapshot();
  const taken = await selectRows(database.reader, takenRow, takenOnce);
  const cards = [...entries.values()].filter(({ id }) => cardIds.includes(id));
  const onCards = new Set(cards.map(({ id }) => findContent(entries, id)?.id));
  const others = [...entries.values()].filter(
    ({ id, first_released_at: released }) => !cardIds.includes(id) && !onCards.has(id) && released !== null,
  );
  return [...cards, ...others].map((card) => {
    const shown = findContent(entries, card.id) ?? card;
    const { title, description, weekDate } = describeShown(entries, card);
    const earlier = taken.filter((row) => row.assignment_id === card.id && row.homework_id !== shown.id);
    return {
      id: toAttemptNumber(card.id),
      title: shown.purpose === 'retrieval' ? title : titleWithYear(title, shown, card),
      ...(shown.purpose === 'retrieval' && { isRetrieval: true }),
      description,
      weekDate,
      homeworkId: shown.id,
      earlierHomework: earlier.map(({ homework_id: id }) => ({ id, title: titleOf(entries, id) })),
    };
  });
}

function titleOf(entries: CatalogueSnapshot, id: number): string {
  return entries.get(id)?.title ?? `Homework ${id}`;
}

/** The dashboard sorts by the year in the title; a title that lacks it is given it. */
function titleWithYear(title: string, { year_group: own }: CatalogueEntry, card: CatalogueEntry): string {
  const year = cardIds.includes(card.id) && card.id !== childcareCard ? card.year_group : own;
  return year === null || /\byear\s*\d/i.test(title) ? title : `Year ${year} - ${title}`;
}
