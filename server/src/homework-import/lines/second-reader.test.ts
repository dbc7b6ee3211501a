import { expect, it } from 'vitest';
import { p, table, textBox, wordFile } from '../testing/word-file.ts';
import { readWordLines } from './read-word-lines.ts';
import { textsUnread } from './second-reader.ts';

const blocks = [
  p('Which of these metals is the least reactive?'),
  p('gold\niron\nzinc\ntin\nlead\ncopper'),
  table(['the first of two cells here', 'and what the other one says']),
  p('', {}, textBox(p('a box that stands beside the text'))),
];

it.each<[why: string, dropped: RegExp, texts: readonly string[]]>([
  ['nothing, where every line was read', /^$/u, []],
  ['what no line has', /least reactive/u, ['Which of these metals is the least reactive?']],
  ['not a few words, which each reader spells in its own way', /^gold$/u, []],
])('a second reader sees %s', async (_why, dropped, texts) => {
  const bytes = wordFile(blocks);
  const document = await readWordLines(bytes);
  const lines = document.lines.filter(({ text }) => !dropped.test(text));
  expect(await textsUnread(bytes, { ...document, lines })).toEqual(texts);
});

it('a file that it cannot read has nothing unread', async () => {
  expect(await textsUnread(Buffer.from('no zip'), { lines: [], pictures: [], messages: [], asides: [] })).toEqual([]);
});
