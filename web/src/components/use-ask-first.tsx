import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { QuestionPlace } from './question-place.ts';

const loadAskFirst = () => import('./ask-first.tsx');
/** Answers must not be kept from being handed in by a question that cannot be asked. */
const AskFirst = lazy(() => loadAskFirst().catch(() => ({ default: HandIn })));

/** Hands in, but asks first where questions have no answer; and what is asked, to be shown. */
export function useAskFirst(empty: readonly QuestionPlace[], onSubmit: () => void): [() => void, ReactNode] {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => void loadAskFirst().catch(() => undefined), []);
  const handIn = () => {
    setAsking(false);
    onSubmit();
  };
  const asked = isAsking && (
    <Suspense>
      <AskFirst empty={empty} onHandIn={handIn} onClose={() => setAsking(false)} />
    </Suspense>
  );
  return [() => (empty.length > 0 ? setAsking(true) : onSubmit()), asked];
}

/** Hands in at once. */
function HandIn({ onHandIn }: { readonly onHandIn: () => void }): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onHandIn, []);
  return null;
}
