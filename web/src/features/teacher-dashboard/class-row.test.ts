import { expect, it } from 'vitest';
import { completionTone } from './class-row.tsx';

it.each([
  [100, 'tick', 'default'],
  [80, 'tick', 'default, from 80'],
  [79, 'plain', 'secondary'],
  [60, 'plain', 'secondary, from 60'],
  [59, 'cross', 'destructive'],
  [0, 'cross', 'destructive'],
])('%d%% looks like %s: %s', (rate, tone) => {
  expect(completionTone(rate)).toBe(tone);
});
