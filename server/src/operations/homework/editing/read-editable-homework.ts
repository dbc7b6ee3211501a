import type { EditableHomework } from '../../../contract/edit-homework.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { readHomeworkId } from '../catalogue/list-admin-homework.ts';
import { findOwnMarking } from './plan-edit.ts';
import { selectStoredHomework } from './stored-homework.ts';
import { usedLabels } from './used-labels.ts';

/** A homework to be edited (see the contract's `readEditableHomework`). */
export async function readEditableHomework(services: Services, homework: string): Promise<EditableHomework> {
  const { database, catalogue } = services;
  const id = readHomeworkId(homework);
  const entries = await catalogue.snapshot();
  const entry = entries.get(id);
  if (entry === undefined) throw new Problem('not-found', `There is no homework ${id}.`);
  const stored = await selectStoredHomework(database.reader, id);
  const scheme = await catalogue.findScheme(id, stored.version);
  if (scheme === undefined) throw new Error(`Homework ${id} has no mark scheme version ${stored.version}`);
  return {
    id,
    basedOn: stored.basedOn,
    assignment: stored.assignment,
    schemeVersion: stored.version,
    attemptCount: await database.reader.tables.attempts.count({ where: { homeworkId: id } }),
    isReleased: stored.isReleased,
    shownOn: [...entries.values()].filter(({ content_id: shown }) => shown === id).map((card) => card.id),
    usedIds: usedLabels(stored, await catalogue.findEditions(entry)),
    ownMarking: findOwnMarking(stored.assignment, scheme),
  };
}
