import { describe, expect, it } from 'vitest';
import { HttpError } from '../../lib/http-error.ts';
import { signInFailure } from './use-sign-in.ts';

const texts = {
  refused: 'Invalid username or password',
  unreadable: 'The site does not answer.',
  broken: 'Login failed. Please try again.',
};

describe('signInFailure', () => {
  it.each<[error: Error, text: string, reason: string]>([
    [
      new HttpError(401, '{"error":"Invalid username or password"}'),
      'Invalid username or password',
      'the server’s words',
    ],
    [new HttpError(429, '{"error":"Wait a minute."}'), 'Wait a minute.', 'how long to wait'],
    [new HttpError(401, '{"success":false}'), texts.refused, 'a refusal without a reason'],
    [new HttpError(502, '<html>Bad gateway</html>'), texts.unreadable, 'nothing is wrong with the password'],
    [new TypeError('Failed to fetch'), texts.broken, 'no connection'],
    [new SyntaxError('Unexpected token <'), texts.broken, 'the sign-in page of a network'],
  ])('%s gives: %s (%s)', (error, text) => {
    expect(signInFailure(error, texts)).toBe(text);
  });
});
