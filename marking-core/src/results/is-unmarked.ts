import type { QuestionResult } from '../answers/marking.ts';

/** Whether an answer waits to be marked, and so is neither right nor wrong. Earlier versions stored it as a refusal. */
export function isUnmarked({
  state,
  refusal,
}: {
  state?: QuestionResult['state'];
  refusal?: string | undefined;
}): boolean {
  return state !== undefined || refusal === 'not-judged';
}
