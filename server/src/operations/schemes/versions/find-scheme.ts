import type { MarkScheme } from '@markwell/marking-core';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import { findContent, findNamed } from '../../../db/catalogue.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';

/**
 * The homework with a mark scheme of its own that an id (149), a card's number (1, whose questions are those of 149) or a
 * slug (year8) means, and the version that marks new attempts. Throws a `Problem` when there is none.
 */
export async function getSchemeHomework(
  { catalogue }: Services,
  id: string,
): Promise<{ homework: CatalogueEntry; current: number }> {
  const entries = await catalogue.snapshot();
  const entry = findNamed(entries, id);
  const homework = entry?.version === null ? findContent(entries, entry.id) : entry;
  if (homework === undefined) throw new Problem('not-found', `There is no homework '${id.slice(0, 64)}'.`);
  if (homework.version === null) throw new Problem('not-found', `‘${homework.title}’ has no mark scheme.`);
  return { homework, current: homework.version };
}

/** A version of a homework's mark scheme. Throws a `Problem` when there is none. */
export async function getScheme(
  { catalogue }: Services,
  homework: CatalogueEntry,
  version: number,
): Promise<MarkScheme> {
  const scheme = await catalogue.findScheme(homework.id, version);
  if (scheme === undefined) {
    throw noVersion(homework, String(version));
  }
  return scheme;
}

/** That a homework's mark scheme has no such version. */
export function noVersion({ title }: CatalogueEntry, version: string): Problem {
  return new Problem('not-found', `‘${title}’ has no mark scheme version ${version}.`);
}
