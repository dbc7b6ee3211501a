import { expect, test } from 'vitest';
import { forTerminal } from './print.ts';

test.each<[label: string, text: string, shown: string]>([
  ['clearing the screen', '\u001b[2J\u001b[Hgone', '\uFFFD[2J\uFFFD[Hgone'],
  ['a new title of the window', '\u001b]0;mine\u0007', '\uFFFD]0;mine\uFFFD'],
  ['writing over the line', '0 of 1\r1 of 1', '0 of 1\uFFFD1 of 1'],
  ['the same by one sign of eight bits', '\u009b2J', '\uFFFD2J'],
  ['turning the direction of writing', 'a\u202Eb', 'a\uFFFDb'],
])('a terminal is kept from %s', (_label, text, shown) => {
  expect(forTerminal(text)).toBe(shown);
});

test('lines, tabs, colours and every script stay', () => {
  const text = '\u001b[1mZoë\u001b[22m\t2 → 3\n漢字 عربي 👩🏽‍🔬\n';
  expect(forTerminal(text)).toBe(text);
  expect(forTerminal('a\r\nb')).toBe('a\nb');
});
