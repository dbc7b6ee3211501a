import { expect, it } from 'vitest';
import { elapsedText } from './maintenance-overlay.tsx';

it.each([
  [0, '0:00', 'the beginning'],
  [7_900, '0:07', 'seconds that are not over do not count'],
  [60_000, '1:00', 'a minute'],
  [760_000, '12:40', 'many minutes'],
  [-5_000, '0:00', 'a clock that was put back'],
])('%i ms is %s: %s', (milliseconds, text) => {
  expect(elapsedText(milliseconds)).toBe(text);
});
