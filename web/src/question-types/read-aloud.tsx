import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentLook, onLook } from '../lib/look.ts';
import type { ReadAloudProps } from './read-aloud-button.tsx';

const ReadAloudButton = lazy(() => import('./read-aloud-button.tsx').catch(() => ({ default: () => null })));

/** A button to hear something, on a device where that was asked for. */
export function ReadAloud(props: ReadAloudProps) {
  const { aloud } = useSyncExternalStore(onLook, currentLook);
  return (
    aloud === 'on' && (
      <Suspense>
        <ReadAloudButton {...props} />
      </Suspense>
    )
  );
}
