import type { AttemptReceipt } from '../../contract/quiz-attempts.ts';
import { markingJson } from '../../db/marking-json.ts';

/** The same text as `JSON.stringify(receipt)`; see `markingJson`. */
export function receiptJson(receipt: AttemptReceipt): string {
  // The marking is the only part that can be null.
  return JSON.stringify({ ...receipt, marking: null }).replace(
    '"marking":null',
    () => `"marking":${markingJson(receipt.marking)}`,
  );
}
