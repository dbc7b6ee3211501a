import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { shownQuestions } from '../versions/check-scheme.ts';
import { readSchemeFile } from '../versions/read-scheme-file.ts';
import { prepareUsable } from '../versions/test-scheme.ts';
import { type RemarkTarget, withScheme } from './remark-target.ts';

/** The target with the scheme of a file in the place of a version. Throws a `Problem` for a file with errors, or for another homework. */
export async function withText(services: Services, target: RemarkTarget, text: string): Promise<RemarkTarget> {
  const read = await prepareUsable(readSchemeFile(text, shownQuestions(target.homework)));
  if (read.slug !== target.scheme.slug) {
    throw new Problem('invalid-input', `this scheme is for '${read.slug}'.`, { field: 'slug' });
  }
  return withScheme(services, target, read);
}
