import { Problem } from '../problem.ts';
import { readId } from '../read-id.ts';
import type { Services } from '../services.ts';

/** The cards: Years 7 to 11, and childcare. */
export const cardIds: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The id that an address or an argument names; throws a `Problem` when it is none. */
export function readHomeworkId(text: string): number {
  const id = readId(text);
  if (id === undefined) throw new Problem('not-found', 'There is no such homework.');
  return id;
}

/** The id of the homework or card that a number, or a short name such as 'year8', means; throws a `Problem` for none. */
export async function findHomeworkId({ catalogue }: Services, named: string): Promise<number> {
  const entries = [...(await catalogue.snapshot()).values()];
  const found = entries.find(({ id, slug }) => String(id) === named || (slug !== null && slug === named.toLowerCase()));
  if (found === undefined) {
    throw new Problem('not-found', `There is no homework '${named}': markwell homework list names them.`);
  }
  return found.id;
}
