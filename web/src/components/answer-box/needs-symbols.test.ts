import { expect, it } from 'vitest';
import { needsSymbols } from './needs-symbols.ts';

it.each([
  ['What is the frequency of these waves?', true, 'an answer with a unit'],
  ['How hot is the water, in °C?', true, 'a sign in the question'],
  ['The car has a mass of 900 kg. How far does it go?', true, 'a quantity'],
  ['Write the formula of water.', true, 'a formula'],
  ['Who wrote Macbeth?', false, 'a name'],
  ['Why did 300 men march in 1936?', false, 'numbers without units'],
  ['Explain how the poet shows that he misses his home.', false, 'prose'],
])('%s: %s, %s', (question, needed) => {
  expect(needsSymbols({ id: 'q', type: 'text', question, marks: 1 })).toBe(needed);
});

it('reads what is around the question too', () => {
  const table = { caption: 'Results', columns: ['Volume (cm³)'], rows: [] };
  expect(needsSymbols({ id: 'q', type: 'text', question: 'What is the pattern?', marks: 1, table })).toBe(true);
});
