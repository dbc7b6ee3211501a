import { expect, it } from 'vitest';
import { partLabel } from './part-label.ts';

it.each([
  ['q1a', '1 (a)', 'a part'],
  ['q1b3', '1 (b) (iii)', 'a part of a part'],
  ['q5', '5', 'a question without parts'],
  ['q9z9', '9 (z) (9)', 'a number beyond the Roman ones'],
  ['other', 'other', 'an id of another kind'],
])('%s is called %s: %s', (id, label) => {
  expect(partLabel(id)).toBe(label);
});
