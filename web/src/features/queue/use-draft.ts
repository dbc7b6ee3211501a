import {
  decideInDraft,
  discardQueueDraft,
  type QueueDraft,
  readQueueDraft,
  removeFromDraft,
} from '@markwell/server/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { whenItMayWork } from '../../lib/outbox/when-it-may-work.ts';
import { findStaffSession } from '../../lib/staff-session/session-store.ts';
import { staffCall } from '../../lib/staff-session/staff-call.ts';
import { staffQueryKey, useStaffQuery } from '../../lib/staff-session/use-staff-query.ts';
import { decisionsOf, type Press } from './decisions.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';

/** The signed-in user's draft. */
export type Draft = ReturnType<typeof useDraft>;

/** It goes on saving when the page is left; each sign-in has one of its own. */
let kept: { readonly token: string | undefined; readonly saver: DraftSaver } | undefined;

function saverFor(client: QueryClient): DraftSaver {
  const token = findStaffSession('teacher')?.token;
  if (kept?.token === token && kept !== undefined) return kept.saver;
  const send = async ({ group, marks }: Press) => {
    if (marks === null) return staffCall('teacher', removeFromDraft, { key: group.key });
    const { homework, questionId, answer, choice, version } = group;
    const seen = { marks: group.marks, version };
    return staffCall('teacher', decideInDraft, { homeworkId: homework.id, questionId, answer, choice, marks, seen });
  };
  const saver = createDraftSaver({ send, onSaved: (draft) => keepDraft(client, draft) });
  kept = { token, saver };
  return saver;
}

/** What was asked before is older than what was saved. */
function keepDraft(client: QueryClient, draft: QueueDraft): void {
  const key = staffQueryKey('teacher', readQueueDraft, undefined);
  void client.cancelQueries({ queryKey: key });
  client.setQueryData(key, draft);
}

/** What is decided and not confirmed: saved with each press, and asked for again when the window gets the focus. */
export function useDraft() {
  const client = useQueryClient();
  const query = useStaffQuery('teacher', readQueueDraft, undefined);
  const saver = saverFor(client);
  const saving = useSyncExternalStore(saver.subscribe, saver.state);
  const isUnsaved = saving.pending.length > 0;
  useEffect(() => whenItMayWork(saver.tryNow), [saver]);
  useEffect(() => {
    if (!isUnsaved) return;
    addEventListener('beforeunload', askBeforeLeaving);
    return () => removeEventListener('beforeunload', askBeforeLeaving);
  }, [isUnsaved]);
  return {
    query,
    decisions: decisionsOf(query.data, saving.pending),
    saving,
    press: saver.press,
    discard: async () => keepDraft(client, await staffCall('teacher', discardQueueDraft, undefined)),
  };
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Browsers of some years ago ask only when there is one.
  event.returnValue = 'unsaved';
}
