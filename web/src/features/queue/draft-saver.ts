import type { QueueDraft } from '@markwell/server/contract';
import { failureText } from '../../lib/failure.ts';
import { HttpError } from '../../lib/http-error.ts';
import { createListeners } from '../../lib/listeners.ts';
import { backOff } from '../../lib/outbox/back-off.ts';
import type { Press } from './decisions.ts';

/** What has still to be saved. */
export interface SavingState {
  /** In the order in which they were pressed, the first of them under way. */
  readonly pending: readonly Press[];
  /** Whether the last try found no server: it is tried again. */
  readonly isOffline: boolean;
  /** Why the last press was not saved, and is not going to be. */
  readonly problem: string | undefined;
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

interface SaverOptions {
  readonly send: (press: Press) => Promise<QueueDraft>;
  readonly onSaved: (draft: QueueDraft) => void;
}

/** Saves presses one after the other, and goes on trying while the server cannot be reached. */
export function createDraftSaver({ send, onSaved }: SaverOptions) {
  const { subscribe, tell } = createListeners();
  let state: SavingState = { pending: [], isOffline: false, problem: undefined };
  let isSaving = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (changed: Partial<SavingState>) => {
    state = { ...state, ...changed };
    tell();
  };

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (isSaving) return;
    isSaving = true;
    for (let [next] = state.pending; next !== undefined; [next] = state.pending) {
      try {
        onSaved(await send(next));
        failures = 0;
        change({ pending: state.pending.slice(1), isOffline: false });
      } catch (error) {
        if (mayWorkLater(error)) {
          failures += 1;
          change({ isOffline: true });
          timer = setTimeout(() => void save(), backOff(failures, Math.random()));
          break;
        }
        change({ pending: state.pending.slice(1), isOffline: false, problem: failureText(error) });
      }
    }
    isSaving = false;
  }

  return {
    state: () => state,
    subscribe,
    press: (press: Press) => {
      // One that waits for its turn is not sent where another about the same group follows.
      const [first, ...others] = state.pending;
      const waiting = others.filter(({ group }) => group.key !== press.group.key);
      change({ pending: first === undefined ? [press] : [first, ...waiting, press], problem: undefined });
      void save();
    },
    /** Tries at once what waits for the next try. */
    tryNow: () => void save(),
  };
}

/** Whether a refusal says only that the server cannot do it now. */
function mayWorkLater(error: unknown): boolean {
  return !(error instanceof HttpError) || error.status >= 500 || error.status === 429;
}
