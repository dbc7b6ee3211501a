import type { MarkScheme, Question } from '@markwell/marking-core';
import type { AdminHomework } from '../../../contract/admin-homework.ts';
import type { EditableHomework } from '../../../contract/edit-homework.ts';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import { findContent } from '../../../db/catalogue.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { currentScheme } from '../catalogue/find-homework.ts';
import { getAdminHomework } from '../catalogue/list-admin-homework.ts';
import { selectStoredHomework } from './stored-homework.ts';

/** A homework with its questions and the mark scheme that marks it now; of a card those of what it shows. */
export interface ShownHomework {
  readonly homework: AdminHomework;
  readonly questions: readonly Question[];
  /** Null for a card without questions. */
  readonly scheme: MarkScheme | null;
  /** To be edited: the homework with its key, and what it is based on; null for what came with Markwell. */
  readonly edit: Pick<EditableHomework, 'basedOn' | 'assignment'> | null;
}

/** Throws a `Problem` when there is none with this id. */
export async function showHomework(services: Services, id: number): Promise<ShownHomework> {
  const content = findContent(await services.catalogue.snapshot(), id);
  if (content === undefined) throw new Problem('not-found', `There is no homework ${id}.`);
  const scheme = content.version === null ? null : await currentScheme(services.catalogue, content);
  const homework = await getAdminHomework(services, id);
  return { homework, questions: content.questions, scheme, edit: await readEdit(services, content) };
}

async function readEdit(services: Services, { id, slug }: CatalogueEntry): Promise<ShownHomework['edit']> {
  if (slug !== null) return null;
  const { basedOn, assignment } = await selectStoredHomework(services.database.reader, id);
  return { basedOn, assignment };
}
