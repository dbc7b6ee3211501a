import type { StaffRole } from '@markwell/server/contract';
import { HttpError, toHttpError } from '../http-error.ts';
import { parseJson } from '../parse-json.ts';
import { endStaffSession, findStaffSession, holdStaffBack } from './session-store.ts';

export interface StaffRequest {
  readonly method: string;
  readonly url: string;
  /** Sent as JSON, but a form with files as multipart. */
  readonly body?: unknown;
  /** Made by the page on its own: it does not keep the sign-in alive. */
  readonly isBackground?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a request with the sign-in that serves pages of `role`. A 401 forgets that sign-in, so that the page shows its
 * signed-out state, and a 403 for something that has to be done first leads to where that is done. Throws `HttpError` for a response that is not a success, `TypeError` when there is no connection.
 */
export async function staffRequest(
  role: StaffRole,
  { method, url, body, isBackground, signal }: StaffRequest,
): Promise<Response> {
  const session = findStaffSession(role);
  if (session === undefined) throw new HttpError(401, '{"error":"Please log in to do this."}');
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: {
      Authorization: `Bearer ${session.token}`,
      ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
      ...(isBackground === undefined ? {} : { 'X-Background': isBackground ? '1' : '0' }),
    },
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
    signal: signal ?? null,
  });
  if (response.status === 401) endStaffSession(session);
  if (response.ok) return response;
  const failure = await toHttpError(response);
  if (response.status === 403 && isDue(parseJson(failure.text))) holdStaffBack(true);
  throw failure;
}

const isDue = (body: unknown) => typeof body === 'object' && body !== null && 'due' in body;
