import * as z from 'zod/mini';
import { type AdminHomework, adminHomeworkSchema } from '../../../contract/admin-homework.ts';
import { type CatalogueEntry, type CatalogueSnapshot, findNamed } from '../../../db/catalogue.ts';
import { countedByHomework } from '../../../db/counting.ts';
import { numberColumn, readId, selectRows } from '../../../db/session.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { cardIds } from './cards.ts';
import { describeShown } from './describe-shown.ts';

// SQL by hand: attempts are counted for each.

const managedRow = z.extend(
  z.pick(adminHomeworkSchema, { id: true, origin: true, batchName: true, sourceName: true, createdAt: true }),
  { attemptCount: numberColumn },
);
type ManagedRow = z.output<typeof managedRow>;

/**
 * Every card and every homework as they are managed: cards first, then the newest homework first. `asIf` makes a change to the list
 * that is not stored, to see what it would say.
 */
export async function listAdminHomework(
  { database, catalogue }: Services,
  asIf: (entries: CatalogueSnapshot) => CatalogueSnapshot = (entries) => entries,
): Promise<AdminHomework[]> {
  const entries = asIf(await catalogue.snapshot());
  const rows = await selectRows(
    database.reader,
    managedRow,
    `SELECT a.id, a.origin, a.batch_name AS "batchName", a.source_name AS "sourceName", a.created_at AS "createdAt",
            coalesce(t.attempts, 0) AS "attemptCount"
       FROM assignments a
       LEFT JOIN ${countedByHomework} t ON t.homework_id = a.id`,
  );
  const listed = rows.flatMap((row) => {
    const entry = entries.get(row.id);
    return entry === undefined ? [] : [toAdminHomework(entries, entry, row)];
  });
  return listed.sort((a, b) => Number(b.isCard) - Number(a.isCard) || (a.isCard ? a.id - b.id : b.id - a.id));
}

/** One of them; throws a `Problem` when there is none with this id. */
export async function getAdminHomework(
  services: Services,
  id: number,
  asIf?: (entries: CatalogueSnapshot) => CatalogueSnapshot,
): Promise<AdminHomework> {
  const found = (await listAdminHomework(services, asIf)).find((one) => one.id === id);
  if (found === undefined) throw new Problem('not-found', `There is no homework ${id}.`);
  return found;
}

function toAdminHomework(
  entries: CatalogueSnapshot,
  entry: CatalogueEntry,
  { id, attemptCount, ...row }: ManagedRow,
): AdminHomework {
  return {
    id,
    ...describeShown(entries, entry),
    ownTitle: entry.title,
    yearGroup: entry.year_group,
    isCard: cardIds.includes(entry.id),
    contentId: entry.content_id,
    shownOn: [...entries.values()].filter(({ content_id }) => content_id === entry.id).map(({ id }) => id),
    isReleased: entry.is_released,
    firstReleasedAt: entry.first_released_at,
    schemeVersion: entry.version,
    attemptCount,
    ...row,
  };
}

/** The id that an address or an argument names; throws a `Problem` when it is none. */
export function readHomeworkId(text: string): number {
  const id = readId(text);
  if (id === undefined) throw new Problem('not-found', 'There is no such homework.');
  return id;
}

/** The id of the homework or card that a number, or a short name such as 'year8', means; throws a `Problem` for none. */
export async function findHomeworkId({ catalogue }: Services, named: string): Promise<number> {
  const found = findNamed(await catalogue.snapshot(), named);
  if (found === undefined) {
    throw new Problem('not-found', `There is no homework '${named}'.`, { hint: { kind: 'list-homework' } });
  }
  return found.id;
}
