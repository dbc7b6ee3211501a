import { expect, it } from 'vitest';
import { readFiles } from '../read-files.ts';
import { lines } from '../testing/short-homework.ts';
import { p, wordFile } from '../testing/word-file.ts';

const asked = ['1. What is a force?', '2. Name the gas that plants take in. [1]'];
const last = '3. Name two renewable resources.';
const key = ['Answers', '1. a push or a pull', '2. carbon dioxide', '3. wind; sunlight'];
const living = 'Living things need energy to survive. They get it from their food.';

async function textsOf(texts: readonly string[]): Promise<readonly string[]> {
  const bytes = wordFile([p('Energy and life', { style: 'Title' }), ...lines(...texts)]);
  const { drafts } = await readFiles([{ name: 'energy.docx', bytes }], undefined);
  return drafts[0]?.assignment.questions.map(({ question }) => question) ?? [];
}
const bare = [...asked, last].map((text) => text.replace(/^\d\. | \[1\]$/gu, ''));

it.each<[reason: string, line: string]>([
  ['sentences that tell something', living],
  ['what is to be done next', 'For each of the next questions, show how you worked out your answer.'],
  ['of some questions', 'The next two questions are about the weather.'],
  ['of what is left', 'Answer the remaining questions in whole sentences.'],
  ['in French', 'Les questions suivantes portent sur la météo.'],
  ['in German', 'Die nächsten Fragen handeln vom Wetter.'],
])('a line below a question belongs to the next: %s', async (_reason, line) => {
  expect(await textsOf([...asked, line, last, ...key])).toEqual(bare);
});

it.each<[reason: string, second: string, line: string]>([
  ['it asks for a text', '2. Correct this sentence.', 'The dogs was in the garden of the school.'],
  ['it ends with a colon', '2. Explain what he meant:', 'The child is father of the man.'],
  ['it tells pupils what to write', '2. Why do plants die?', 'You may use a diagram in the answer.'],
  ['it gives a value', '2. What is the acceleration?', 'The car has a mass of 1000 kg.'],
  ['it is to be chosen from', '2. Which is true?', 'Plants make their own food.'],
])('and to its own question where %s', async (_reason, second, line) => {
  const [, read = ''] = await textsOf(['1. What is a force?', second, line, last, ...key]);
  expect(read).toContain(line.replace(/\.$/u, ''));
});

it('is part of a question that nothing answers elsewhere', async () => {
  expect(await textsOf([...asked, living, last])).toEqual([bare[0], `${bare[1]}\n${living}`, bare[2]]);
});

it.each(['Directions: Answer in a complete sentence.', 'Consigne : réponds par une phrase.'])(
  "'%s' below a question that is over is said of those below",
  async (line) => {
    const answered = ['1. A push or a pull is called a force.', 'Answer: true', '2. Plants take in ____.'];
    const texts = await textsOf([
      ...answered,
      line,
      last,
      'Answers',
      '1. true',
      '2. carbon dioxide',
      '3. wind; sunlight',
    ]);
    expect(texts.at(-2)).toBe('Plants take in ____.');
  },
);
