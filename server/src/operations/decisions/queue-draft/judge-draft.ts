import type { DraftDecisionRow } from '../../../db/tables/draft-decisions.ts';
import type { Actor } from '../../site/audit/actor.ts';
import type { Services } from '../../site/services/services.ts';
import { judging } from '../judgements/judge-answers.ts';

/** The decisions of a draft as changes of mark schemes, one for each homework. `reason` is noted with each judgement. */
export function judgeDraft(
  services: Services,
  rows: readonly DraftDecisionRow[],
  { by, at, reason }: { readonly by: Actor; readonly at: Date; readonly reason: string | undefined },
): Promise<Awaited<ReturnType<typeof judging>>[]> {
  const ids = [...new Set(rows.map(({ homeworkId }) => homeworkId))];
  return Promise.all(
    ids.map((id) => {
      const judgements = rows
        .filter(({ homeworkId }) => homeworkId === id)
        .map(({ questionId, answer, choice, marks }) => ({
          questionId,
          answer,
          marks,
          ...(choice !== null && { choice }),
        }));
      return judging(services, id, { judgements, ...(reason !== undefined && { note: reason }), at }, by);
    }),
  );
}
