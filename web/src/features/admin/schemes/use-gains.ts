import { previewRemark, type RemarkSummary } from '@markwell/server/contract';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { failureText } from '../../../lib/failure.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';

/** How long nothing is typed before it is looked at, in milliseconds. */
const pause = 700;
const mostNamed = 5;

/** What a scheme that is being written would change, or why that cannot be told. */
export type Gains =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'wrong'; readonly problem: string }
  | {
      readonly kind: 'found';
      readonly summary: RemarkSummary;
      readonly changes: z.infer<typeof previewRemark.output>['changes'];
    };

/** Checks, shortly after the last keystroke, whose marks a scheme would change; cancels outdated checks. */
export function useGains(homeworkId: string, text: string): Gains {
  const [gains, setGains] = useState<Gains>({ kind: 'nothing' });
  useEffect(() => {
    if (text.trim() === '') return setGains({ kind: 'nothing' });
    setGains({ kind: 'looking' });
    const given = new AbortController();
    const later = setTimeout(() => {
      staffCall(
        'admin',
        previewRemark,
        { text, allowLower: true, limit: mostNamed },
        { params: { id: homeworkId }, signal: given.signal },
      ).then(
        ({ summary, changes }) => setGains({ kind: 'found', summary, changes }),
        (error: unknown) => {
          if (!given.signal.aborted) setGains({ kind: 'wrong', problem: failureText(error) });
        },
      );
    }, pause);
    return () => {
      clearTimeout(later);
      given.abort();
    };
  }, [homeworkId, text]);
  return gains;
}
