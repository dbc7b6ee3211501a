import { describe, expect, it } from 'vitest';
import { HttpError } from '../http-error.ts';
import { isRefusal } from './send-entry.ts';

describe('whether the server will never take an attempt', () => {
  it.each<[status: number, isFinal: boolean, why: string]>([
    [400, true, 'what was sent is wrong, and stays wrong'],
    [404, true, 'the homework is gone'],
    [413, true, 'it is too large'],
    [422, true, 'its key belongs to another attempt'],
    [401, false, 'a network asks for a sign-in'],
    [403, false, 'a filter of the network is in the way'],
    [407, false, 'a proxy asks for a sign-in'],
    [408, false, 'it took too long'],
    [425, false, 'it came too early'],
    [429, false, 'too many came at once'],
    [500, false, 'the server failed'],
    [503, false, 'the server is busy'],
  ])('%i: %s, %s', (status, isFinal) => {
    expect(isRefusal(new HttpError(status, 'why'))).toBe(isFinal);
  });

  it('is not known when no answer came', () => {
    expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false);
  });
});
