import type { Hint } from '../../../contract/problem.ts';

/** What can be wrong with a request; `http/problem-response.ts` gives each its status. */
export type ProblemCode =
  | 'invalid-input'
  | 'signed-out'
  | 'forbidden'
  | 'conflict'
  | 'not-found'
  | 'method-not-allowed'
  | 'too-large'
  | 'unsupported-type'
  | 'key-reused'
  | 'too-many'
  | 'unavailable';

/** What a problem says beside the reason. */
export interface ProblemDetails {
  /** What is wrong, by its name in the call; the reason then says what is wrong with it, as a clause. */
  readonly field?: string;
  /** What could be done about it; whoever tells it says it to their reader. */
  readonly hint?: Hint;
  /** All that is wrong, a line each, where the reason names the first or their number. */
  readonly lines?: readonly string[];
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number;
  /** Further fields of the answer, where a call's failures have any. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

/**
 * The one error that an operation throws on purpose. Its message is the reason, for whoever asked, whether on a page, at a terminal
 * or by the API; what differs between them is in `details`.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, reason: string, details: ProblemDetails = {}) {
    super(reason);
    this.code = code;
    this.details = details;
  }
}
