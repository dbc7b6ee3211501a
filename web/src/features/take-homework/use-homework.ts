import { listAssignments } from '@markwell/server/contract';
import { useMemo } from 'react';
import { useCallQuery } from '../../lib/use-call-query.ts';
import { type Bundled, type Choice, chooseHomework } from './choose-homework.ts';
import type { QuizPage } from './quiz-page.ts';

/** What the page has to show, by the list as it is now, and how to ask for the list again. */
export function useHomework(page: QuizPage, builtIn: Bundled | undefined) {
  const list = useCallQuery(listAssignments);
  const choice = useMemo((): Choice | { readonly kind: 'loading' } => {
    return list.isPending ? { kind: 'loading' } : chooseHomework(page, list.data, builtIn);
  }, [list.isPending, list.data, page, builtIn]);
  return { choice, tryAgain: () => void list.refetch() };
}
