import { toHttpError } from './http-error.ts';
import { readTeacherToken } from './teacher-token.ts';

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends one request with cookies, and with the teacher's token where one is stored, and reads the response as JSON (spec
 * part 1, section 7); this is for pages that anyone may open, so it does not keep the teacher's sign-in alive. Throws
 * `HttpError` for a response that is not a success, `TypeError` when there is no connection.
 */
export async function requestJson(
  method: string,
  url: string,
  body?: unknown,
  { headers, signal }: RequestOptions = {},
): Promise<unknown> {
  const token = readTeacherToken();
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}`, 'X-Background': '1' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  });
  if (!response.ok) throw await toHttpError(response);
  return response.json();
}
