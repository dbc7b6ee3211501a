import { findNamed } from '../../../db/catalogue.ts';
import { readId } from '../../../db/row-number.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';

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
