import { expect, it } from 'vitest';
import { readFiles } from '../read-files.ts';
import { p, wordFile } from '../testing/word-file.ts';

const others = ['1. What is the unit of force? [1]', 'Answer: newton', '2. Name a metal. [1]', 'Answer: iron'];

it.each<[reason: string, lines: readonly string[], question: string, answers: readonly string[]]>([
  ['a word in red', [...others, '3. The heart pumps %%blood%%. [1]'], 'The heart pumps ____.', ['blood']],
  [
    'an underlined word, without marks',
    [...others, '3. Plants make their food by @@photosynthesis@@.'],
    'Plants make their food by ____.',
    ['photosynthesis'],
  ],
  [
    'a word in bold in the middle',
    [...others, '3. An acid has a **lower** pH than an alkali. [1]'],
    'An acid has a ____ pH than an alkali.',
    ['lower'],
  ],
  [
    'a word that is only stressed',
    [...others, '3. The Moon is **not** a planet. [1]'],
    'The Moon is not a planet.',
    [],
  ],
  ['what asks has no gap', [...others, '3. Name **two** rocks. [2]'], 'Name two rocks.', []],
  [
    'a sheet without answers has none',
    ['1. What is force? [1]', '2. Name a metal. [1]', '3. The heart pumps **blood**. [1]'],
    'The heart pumps blood.',
    [],
  ],
])('%s', async (_reason, lines, question, answers) => {
  const { drafts } = await readFiles(
    [{ name: 'homework.docx', bytes: wordFile(lines.map((line) => p(line))) }],
    undefined,
  );
  const last = drafts[0]?.assignment.questions.at(-1);
  expect([last?.question, last?.correctAnswers]).toEqual([question, answers]);
});
