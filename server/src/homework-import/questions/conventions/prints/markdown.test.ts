import { expect, it } from 'vitest';
import { spokenLine } from '../../lines/lines.ts';
import { spellMarkdown } from './markdown.ts';

const spell = (text: string) =>
  spellMarkdown([spokenLine(text, 1)]).flatMap((item) => (item.kind === 'line' ? [item] : []))[0];

it.each([
  ['**1. What is a force?**', '1. What is a force?'],
  ['**3.** D) They go out', '3. D) They go out'],
  ['**Answer: C) Ampere**', 'Answer: C) Ampere'],
  ['B) nitrogen **', 'B) nitrogen **'],
  ['2 ** 3', '2 ** 3'],
])('%s', (text, shown) => expect(spell(text)?.text).toBe(shown));

it('makes headings and bold of the signs', () => {
  expect(spell('### Answers')).toMatchObject({ text: 'Answers', isHeading: true });
  expect(spell('A **red** sky')?.spans.map(({ text, bold }) => [text, bold])).toEqual([
    ['A ', false],
    ['red', true],
    [' sky', false],
  ]);
});
