import { describe, expect, it } from 'vitest';
import { failureText, readFailure } from './failure.ts';
import { HttpError } from './http-error.ts';

describe('failureText', () => {
  it.each([
    [
      new HttpError(409, '{"error":"The class is on this list."}'),
      'The class is on this list.',
      'the server’s sentence',
    ],
    [
      new HttpError(
        404,
        '{"error":"class: there is no class 9z. GET /api/classes lists them all.","reason":"there is no class 9z.","field":"class","hint":{"kind":"list-classes"}}',
      ),
      'There is no class 9z. Choose one from the list.',
      'words of a page, not of the API',
    ],
    [
      new HttpError(
        404,
        '{"error":"class: no. Do it.","reason":"no.","field":"class","hint":{"kind":"of-a-newer-server"}}',
      ),
      'No.',
      'a hint that this page does not know',
    ],
    [new HttpError(502, '<html>'), 'The server could not do this (502). Try again in a minute.', 'a page of a proxy'],
    [new HttpError(500, '{"error":7}'), 'The server could not do this (500). Try again in a minute.', 'no sentence'],
    [new TypeError('fetch failed'), 'The server cannot be reached. Check the connection, then try again.', 'offline'],
    [new RangeError('x'), 'Something went wrong. Try again in a minute.', 'anything else'],
  ] as [unknown, string, string][])('%s: %s (%s)', (error, text) => {
    expect(failureText(error)).toBe(text);
  });
});

describe('readFailure', () => {
  it('keeps the details that the server adds', () => {
    expect(readFailure(new HttpError(400, '{"error":"No.","details":"Line 1\\nLine 2"}'))).toEqual({
      error: 'No.',
      details: 'Line 1\nLine 2',
    });
  });
});
