import type { MarkScheme, Question } from '@markwell/marking-core';
import type { AdminHomework } from '../../contract/admin-homework.ts';
import { currentScheme, findContent } from '../find-homework.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { getAdminHomework } from './list-admin-homework.ts';

/** A homework with its questions and the mark scheme that marks it now; of a card those of what it shows. */
export interface ShownHomework {
  readonly homework: AdminHomework;
  readonly questions: readonly Question[];
  /** Null for a card without questions. */
  readonly scheme: MarkScheme | null;
}

/** Throws a `Problem` when there is none with this id. */
export async function showHomework(services: Services, id: number): Promise<ShownHomework> {
  const content = findContent(await services.catalogue.snapshot(), id);
  if (content === undefined) throw new Problem('not-found', `There is no homework ${id}.`);
  const scheme = content.version === null ? null : await currentScheme(services.catalogue, content);
  return { homework: await getAdminHomework(services, id), questions: content.questions, scheme };
}
