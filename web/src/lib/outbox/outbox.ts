import { HttpError } from '../http-error.ts';
import { backOff } from './back-off.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { isHeld, longestHold, type OutboxEntry } from './outbox-entry.ts';
import { joinNoticeBoard, type NoticeBoard, type SubmissionStatus } from './outbox-notices.ts';
import { createOutboxQueue } from './outbox-queue.ts';
import type { OutboxStore } from './outbox-store.ts';
import { isRefusal, sendEntry } from './send-entry.ts';
import { createSubmissionStatuses, type Elsewhere } from './submission-statuses.ts';
import { whenItMayWork } from './when-it-may-work.ts';

export interface OutboxParts {
  readonly store: OutboxStore;
  /** Runs its work while no other tab of the browser does. */
  readonly asOneSender: (work: () => Promise<void>) => Promise<void>;
}

/** Attempts on their way from this device to the server: nothing is lost, nothing is stored twice. */
export interface Outbox {
  /**
   * Keeps the attempt on the device, then sends it; settles when it is kept. With `marked` it is kept at once, and sent with what `marked` makes of
   * it, unless that takes longer than `longestHold`.
   */
  add(entry: OutboxEntry, marked?: Promise<OutboxEntry>): Promise<void>;
  /** What became of an attempt that this page added and still shows; none for any other. */
  status(key: string): SubmissionStatus | undefined;
  /** The attempts on the device that are not on this page's screen. */
  elsewhere(): Elsewhere;
  /** The page no longer shows the attempt: from now on it is one of those that wait elsewhere. */
  release(key: string): void;
  /** Forgets an attempt whose answers were offered, once the student has it in another way. */
  discard(key: string): Promise<void>;
  /** Tells when `status` or `elsewhere` may have changed, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /**
   * Sends what waits, now and whenever it may work again, until the returned function is called. Several parts of a page may
   * start it: it stops when the last of them does.
   */
  start(): () => void;
}

/** An outbox on the given parts; does nothing until `start` or `add`. */
export function createOutbox({ store, asOneSender }: OutboxParts): Outbox {
  const statuses = createSubmissionStatuses();
  const queue = createOutboxQueue(store, statuses.isShown);
  const tried = new Set<string>();
  let failures = 0;
  let board: NoticeBoard | undefined;
  let starts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  const send = oneAtATime(() => asOneSender(sendAll));

  function settle(key: string, status: SubmissionStatus) {
    statuses.set(key, status);
    board?.post({ key, status });
  }

  /** Sends one entry; answers whether the next one is worth trying. */
  async function sendOne(entry: OutboxEntry): Promise<boolean> {
    statuses.set(entry.key, { kind: 'sending' });
    tried.add(entry.key);
    try {
      const receipt = await sendEntry(entry, queue.keep);
      await queue.remove(entry.key);
      settle(entry.key, { kind: 'saved', receipt });
      return true;
    } catch (error) {
      console.error('Failed to save quiz results', error);
      if (!isRefusal(error)) {
        statuses.set(entry.key, { kind: 'waiting', onPageOnly: queue.isOnPageOnly(entry.key) });
        return error instanceof HttpError;
      }
      await queue.keep({ ...entry, refusal: { status: error.status, text: error.text } });
      settle(entry.key, { kind: 'refused', status: error.status, text: error.text });
      return true;
    }
  }

  async function sendAll() {
    clearTimeout(timer);
    for (const entry of await queue.unsent()) if (!(await sendOne(entry))) break;
    await queue.offerOrRemove(tried);
    const left = await recount();
    failures = left === 0 ? 0 : failures + 1;
    if (left > 0 && board !== undefined) timer = setTimeout(send, backOff(failures, Math.random()));
  }

  /** Counts what waits, and tells what of the rest is not on screen. */
  async function recount(): Promise<number> {
    const all = await queue.all();
    const elsewhere = all.filter(({ key }) => !statuses.isShown(key));
    const offered = elsewhere.filter(({ refusal, offeredAt }) => refusal || offeredAt);
    statuses.setElsewhere({ waiting: elsewhere.length - offered.length, offered });
    return all.filter(({ refusal }) => !refusal).length;
  }

  function begin() {
    board = joinNoticeBoard(({ key, status }) => {
      queue.settledElsewhere(key);
      statuses.set(key, status);
      void recount();
    });
    const stopListening = whenItMayWork(() => void send());
    void send();
    return () => {
      stopListening();
      clearTimeout(timer);
      board?.close();
      board = undefined;
    };
  }

  return {
    async add(entry, marked) {
      statuses.show(entry.key);
      statuses.set(entry.key, { kind: 'sending' });
      const held = marked === undefined ? entry : { ...entry, heldUntil: Date.now() + longestHold };
      await queue.add(held);
      const ready = await marked;
      // Later another tab may have sent it as it was: the same key must not go with another body.
      if (ready !== undefined && isHeld(held)) await queue.keep(ready);
      void send();
    },
    status: statuses.get,
    elsewhere: statuses.elsewhere,
    release(key) {
      statuses.hide(key);
      void recount();
    },
    async discard(key) {
      await queue.remove(key);
      await recount();
    },
    subscribe: statuses.subscribe,
    start() {
      starts += 1;
      if (starts === 1) stop = begin();
      let isStarted = true;
      return () => {
        if (!isStarted) return;
        isStarted = false;
        starts -= 1;
        if (starts === 0) stop();
      };
    },
  };
}
