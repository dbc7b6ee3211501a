import { attemptReceiptSchema } from '@markwell/server/contract';
import * as z from 'zod/mini';

/** What became of an attempt that is on screen. */
export const submissionStatusSchema = z.union([
  z.object({ kind: z.literal('sending') }),
  /** `onPageOnly`: the browser keeps nothing, so that the attempt goes with the page. */
  z.object({ kind: z.literal('waiting'), onPageOnly: z.boolean() }),
  z.object({ kind: z.literal('saved'), receipt: attemptReceiptSchema }),
  z.object({ kind: z.literal('refused'), status: z.number(), text: z.string() }),
]);
export type SubmissionStatus = z.infer<typeof submissionStatusSchema>;

const noticeSchema = z.object({ key: z.string(), status: submissionStatusSchema });
export type OutboxNotice = z.infer<typeof noticeSchema>;

/** How the tabs of a browser tell each other what became of an entry. */
export interface NoticeBoard {
  post(notice: OutboxNotice): void;
  close(): void;
}

/**
 * Joins the tabs' notice board; `onNotice` is called with what other tabs post. If the browser has none,
 * nothing is posted, and the other tabs find out when they look at what is stored.
 */
export function joinNoticeBoard(onNotice: (notice: OutboxNotice) => void): NoticeBoard {
  const channel = openChannel();
  if (channel === undefined) return { post() {}, close() {} };
  channel.onmessage = ({ data }) => {
    const notice = noticeSchema.safeParse(data);
    if (notice.success) onNotice(notice.data);
  };
  return { post: (notice) => channel.postMessage(notice), close: () => channel.close() };
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('markwell-outbox');
  } catch {
    return undefined;
  }
}
