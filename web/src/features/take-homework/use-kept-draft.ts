import { useEffect } from 'react';
import { keepDraft } from '../../lib/draft.ts';
import type { Attempt } from './attempt.ts';

/** Keeps the answers in this tab while they are being given, with those of a draft that is still on offer. */
export function useKeptDraft(attempt: Attempt): void {
  useEffect(() => {
    if (attempt.phase !== 'answering' || Object.keys(attempt.answers).length === 0) return;
    const { homework, details, startedAt, draft } = attempt;
    const answers = { ...draft?.answers, ...attempt.answers };
    keepDraft({ homeworkId: homework.id, ...details }, { savedAt: Date.now(), startedAt, answers });
  }, [attempt]);
}
