import { expect, it } from 'vitest';
import { createAttemptReference } from './attempt-reference.ts';

it('makes references that can be read aloud and never come twice', () => {
  const references = Array.from({ length: 20_000 }, createAttemptReference);
  expect(new Set(references).size).toBe(references.length);
  for (const reference of references) expect(reference).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
});

it('uses every character at every place about equally often', () => {
  const counts = new Map<string, number>();
  for (let made = 0; made < 3200; made++) {
    for (const [place, letter] of [...createAttemptReference().replaceAll('-', '')].entries()) {
      counts.set(`${place}${letter}`, (counts.get(`${place}${letter}`) ?? 0) + 1);
    }
  }
  expect(counts.size).toBe(12 * 32);
  for (const count of counts.values()) expect(count).toBeGreaterThan(40);
});
