/**
 * A response that is not a success. Its message is the status, a colon and the body, or the status text where the body
 * is empty (spec part 1, section 7).
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    /** The HTTP status, 400 to 599. */
    readonly status: number,
    /** The response's body, or its status text. */
    readonly text: string,
  ) {
    super(`${status}: ${text}`);
  }
}

/** Reads the body of `response` and returns the matching error. */
export async function toHttpError(response: Response): Promise<HttpError> {
  return new HttpError(response.status, (await response.text()) || response.statusText);
}
