/** What can be wrong with a request; `http/problem-response.ts` gives each its status. */
export type ProblemCode =
  | 'invalid-input'
  | 'not-found'
  | 'method-not-allowed'
  | 'too-large'
  | 'unsupported-type'
  | 'key-reused'
  | 'too-many'
  | 'unavailable';

/** The one error that an operation throws on purpose. Its message is for whoever asked and says what to change. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;

  constructor(code: ProblemCode, message: string) {
    super(message);
    this.code = code;
  }
}
