import { previewRemark, type remarkPreviewSchema } from '@markwell/server/contract';
import { useCallback } from 'react';
import type * as z from 'zod/mini';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { type Asked, useAsked } from '../editor/use-asked.ts';

const mostNamed = 5;

/** Says, shortly after the last key press, whose marks a scheme that is being written would change. */
export function useGains(homeworkId: string, text: string): Asked<z.infer<typeof remarkPreviewSchema>> {
  const ask = useCallback(
    (scheme: string, signal: AbortSignal) =>
      staffCall(
        'admin',
        previewRemark,
        { text: scheme, allowLower: true, limit: mostNamed },
        { params: { id: homeworkId }, signal },
      ),
    [homeworkId],
  );
  return useAsked(text.trim() === '' ? undefined : text, ask, 700);
}
