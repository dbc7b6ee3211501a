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

/** What an answer says beside the message. */
export interface ProblemDetails {
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number;
  /** Further fields of the answer, where a call's failures have any. */
  readonly fields?: Readonly<Record<string, boolean | number | string>>;
}

/** The one error that an operation throws on purpose. Its message is for whoever asked and says what to change. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, message: string, details: ProblemDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
