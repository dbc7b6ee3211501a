import { type BuiltInHomework, schemeDigest } from '@markwell/marking-core';
import { listAssignments } from '@markwell/server/contract';
import { useMemo } from 'react';
import { useCallQuery } from '../../lib/use-call-query.ts';
import { type Choice, chooseHomework } from './choose-homework.ts';
import type { QuizPage } from './quiz-page.ts';

/** What the page has to show, by the list as it is now, and how to ask for the list again. */
export function useHomework(page: QuizPage, builtIn: BuiltInHomework | undefined) {
  const list = useCallQuery(listAssignments);
  const bundled = useMemo(() => builtIn && { homework: builtIn, digest: schemeDigest(builtIn.scheme) }, [builtIn]);
  const choice = useMemo((): Choice | { readonly kind: 'loading' } => {
    return list.isPending ? { kind: 'loading' } : chooseHomework(page, list.data, bundled);
  }, [list.isPending, list.data, page, bundled]);
  return { choice, tryAgain: () => void list.refetch() };
}
