import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

it.each<[reason: string, row: readonly string[], title: string]>([
  [
    'the title beside room for the name',
    ['**Lakes and dams**\n\n2 Questions', 'NAME : ______\n\nCLASS : ______'],
    'Lakes and dams',
  ],
  ['what is asked beside room for the name', ['**1. Name a lake.**', 'NAME : ______'], 'lakes'],
])('reads %s', async (_reason, row, title) => {
  const blocks = [p('**Quizizz**'), table(row), p('1. What is a lake?'), p('2. What is a dam?')];
  const { drafts } = await readFiles([{ name: 'lakes.docx', bytes: wordFile(blocks) }], undefined);
  expect(drafts[0]?.assignment.title).toBe(title);
  expect(drafts[0]?.assignment.questions.map(({ question }) => question)).toEqual(
    expect.arrayContaining(['What is a lake?', 'What is a dam?']),
  );
});
