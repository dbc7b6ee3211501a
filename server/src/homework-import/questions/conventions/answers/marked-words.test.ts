import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../../testing/short-homework.ts';

const sentences = (sign: string) => [
  `1. The old dog barked ${sign}loudly${sign} at the postman.`,
  `2. Maria ${sign}carefully${sign} opened the letter.`,
  `3. We ${sign}often${sign} walk to school.`,
];
const asked: readonly Question[] = [
  ['The old dog barked loudly at the postman.', [], ['loudly']],
  ['Maria carefully opened the letter.', [], ['carefully']],
  ['We often walk to school.', [], ['often']],
];

it.each([
  ['underlined', '@@', 'Underline the adverb in each sentence.'],
  ['in bold below another language', '**', 'Souligne l’adverbe.'],
  ['in red', '%%', 'Part 2 – Put a circle around the adverb.'],
  ['highlighted', '==', 'Highlight one adverb in each.'],
])('reads words %s in sentences as what was to be marked there', async (_reason, sign, instruction) => {
  expect(await questionsOf(lines(instruction, ...sentences(sign)))).toEqual(asked);
});

it('reads them in questions of which a word is to be found', async () => {
  const texts = ['Underline the verb in each question.', '1. Where **do** you live?', '2. When **did** she go home?'];
  expect((await questionsOf(lines(...texts)))?.map(([, , answers]) => answers)).toEqual([['do'], ['did']]);
});

it('reads them beside questions that a key answers', async () => {
  const first = ['Part 1', '1. Name a verb.', 'Part 2 – Underline the adverb.'];
  const read = await questionsOf(lines(...first, ...sentences('@@'), 'Answers', 'Part 1', '1. run'));
  expect(read?.map(([, , answers]) => answers)).toEqual([['run'], ['loudly'], ['carefully'], ['often']]);
});

it('leaves words to choose from in a line as options', async () => {
  const texts = ['Circle the correct word.', '1. They left **their** / there bags.', '2. It is **its** / it’s tail.'];
  const read = await questionsOf(lines(...texts));
  expect(read?.map(([, options]) => options)).toEqual([
    ['their', 'there'],
    ['its', 'it’s'],
  ]);
});

it.each<[reason: string, texts: readonly string[]]>([
  [
    'that matter in what is asked',
    ['Underline the key words first.', '1. **Explain** why ice floats on water.', '2. **State** the unit of force.'],
  ],
  [
    'that are asked about',
    ['Circle your answer.', '1. Is **gold** a metal?   Yes   No', '2. Is **air** a metal?   Yes   No'],
  ],
  [
    'that the instruction names by their look',
    [
      'Circle the word that means the same as the word in bold.',
      '1. The **big** dog ran home.   large   small',
      '2. The **glad** boy sang a song.   sad   happy',
    ],
  ],
])('leaves words %s', async (_reason, texts) => {
  const read = await questionsOf(lines(...texts));
  const plain = texts.slice(1).map((text) => text.slice(3).replaceAll('**', '').replace(/\s+/gu, ' '));
  expect(read?.map(([text, , answers]) => [text, answers])).toEqual(plain.map((text) => [text, []]));
});
