import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { p, wordFile } from '../../testing/word-file.ts';

/** What is read of a teacher's copy: its marks, question, options and answers in a line for each question. */
async function read(lines: readonly string[]): Promise<readonly string[]> {
  const bytes = wordFile([p('Year 9 Science: Light', { style: 'Title' }), ...lines.map((line) => p(line))]);
  const { drafts } = await readFiles([{ name: 'copy.docx', bytes }], undefined);
  return (drafts[0]?.assignment.questions ?? []).map(
    ({ question, marks, options, correctAnswers }) =>
      `${marks}: ${question}${options.length > 0 ? ` {${options.join('; ')}}` : ''} = ${correctAnswers.join('; ')}`,
  );
}

it.each<[reason: string, lines: readonly string[], questions: readonly string[]]>([
  [
    'ticks before the letters of options in one line, with tabs between',
    ['1. Which is a mirror?', 'A) wood\tB) paper\t✓ C) steel', '2. Which is a lens?', '✓ A) eye\tB) ear\tC) nose'],
    ['1: Which is a mirror? {wood; paper; steel} = steel', '1: Which is a lens? {eye; ear; nose} = eye'],
  ],
  [
    'ticks before the letters, with spaces between, where one begins its line',
    ['1. Which is a mirror?', 'A) wood   ✓ B) steel', '2. Which is a lens?', '✓ A) eye   B) ear'],
    ['1: Which is a mirror? {wood; steel} = steel', '1: Which is a lens? {eye; ear} = eye'],
  ],
  [
    'kinds of questions as headings of sections, each once, with numbers that go on',
    [
      '**True or false**',
      '1. Light is slower than sound. [1]',
      'Answer: False',
      '**Fill in the gaps**',
      '2. A mirror reflects %%light%%. [1]',
      '**Short answer**',
      '3. Name a source of light. [1]',
      'Answer: the Sun',
    ],
    [
      '1: Light is slower than sound. = false',
      '1: A mirror reflects ____. = light',
      '1: Name a source of light. = the Sun',
    ],
  ],
  [
    'marks between a question and its answer in colour',
    [
      '1. Glass lets ___light___ through.\t(1)',
      '2. Name a source of light.\t(1) %%the Sun%%',
      '3. Explain why there are shadows.\t(2) %%light travels in straight lines%%',
    ],
    [
      '1: Glass lets ____ through. = light',
      '1: Name a source of light. = the Sun',
      '2: Explain why there are shadows. = light travels in straight lines',
    ],
  ],
  [
    'letters of statements in the look of words in gaps',
    [
      '1. Light travels in lines. %%T%% / F',
      '2. A mirror reflects %%light%%.',
      '3. The Moon is a source of light. T / %%F%%',
    ],
    [
      '1: Light travels in lines. = true',
      '1: A mirror reflects ____. = light',
      '1: The Moon is a source of light. = false',
    ],
  ],
])('%s', async (_reason, lines, questions) => {
  expect(await read(lines)).toEqual(questions);
});
