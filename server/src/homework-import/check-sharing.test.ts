import { expect, it } from 'vitest';
import { readOne } from './testing/read-one.ts';

const asked = { type: 'text', question: 'Why?', marks: 1, correctAnswers: ['gravity'] };
const text = { id: 'm', type: 'information', question: 'Read this.', marks: 0 };

async function read(...questions: object[]) {
  const { said, questions: found } = await readOne('a.json', JSON.stringify({ title: 'T', questions }));
  return { said, found };
}

it.each<[why: string, questions: object[], message: RegExp | undefined]>([
  ['a text beside two', [text, { ...asked, material: ['m'] }, { ...asked, material: ['m'] }], undefined],
  [
    'a text within a text',
    [text, { ...text, id: 'n', material: ['m'] }, { ...asked, material: ['m', 'n'] }],
    undefined,
  ],
  [
    'a question that is asked',
    [
      { ...asked, id: 'a' },
      { ...asked, material: ['a'] },
    ],
    undefined,
  ],
  [
    'what is not there',
    [{ ...asked, material: ['x'] }],
    /^Question 1 shares ‘x’, and there is no such question: correct the id/,
  ],
  ['itself', [{ ...asked, id: 'a', material: ['a'] }], /^Question 1 shares itself: take ‘a’ out/],
  [
    'two that share each other',
    [
      { ...asked, id: 'a', material: ['b'] },
      { ...asked, id: 'b', material: ['a'] },
    ],
    /^Question 1 and ‘b’ share each other/,
  ],
  [
    'three in a circle',
    [
      { ...asked, id: 'a', material: ['b'] },
      { ...text, id: 'b', material: ['c'] },
      { ...text, id: 'c', material: ['a'] },
    ],
    /^Question 1 and ‘b’ share each other/,
  ],
  [
    'a label twice',
    [
      { ...asked, label: ['2', 'a'] },
      { ...asked, label: ['2', '(a)'] },
    ],
    /Question 1 and Question 2 are all called Q2 \(a\)/,
  ],
  [
    'a stem with the label of its question',
    [
      { ...text, label: ['2'] },
      { ...asked, label: ['2'], material: ['m'] },
    ],
    undefined,
  ],
])('what is said of %s', async (_why, questions, message) => {
  const { said } = await read(...questions);
  if (message === undefined) expect(said).toEqual([]);
  else expect(said.some((one) => message.test(one))).toBe(true);
});

it('says no more of a shared picture than the questions that share it may hear', async () => {
  const picture = { ...text, diagramPath: '/assets/a.svg', diagramAlt: 'An apple falls by gravity' };
  const { said, found } = await read(picture, { ...asked, material: ['m'] });
  expect(found[0]).toMatchObject({ diagramPath: '/assets/a.svg', diagramAlt: null });
  expect(said).toEqual([expect.stringMatching(/^Question 1: .* gives the answer to a question that shares it away/)]);
});
