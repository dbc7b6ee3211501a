import { readFileSync } from 'node:fs';
import { isSharedBlock, type SharedBlock, sharedBlocks } from '@markwell/marking-core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DraftQuestion } from '../../../contract/homework-draft.ts';
import { readOne } from '../../testing/read-one.ts';

const asked = { question: 'Why?', correctAnswers: ['gravity'] };

async function read(homework: object) {
  const { questions, said } = await readOne('a.json', JSON.stringify({ title: 'T', ...homework }));
  return {
    list: questions.map(({ id, type, question, label, material }) => ({ id, type, question, label, material })),
    said,
  };
}

it.each<[why: string, homework: object, list: object[]]>([
  [
    'a text for the whole homework',
    { material: { question: 'Read this.' }, questions: [asked, asked] },
    [{ id: 'm1', type: 'information', question: 'Read this.' }, { material: ['m1'] }, { material: ['m1'] }],
  ],
  [
    'two texts for some of the questions',
    {
      questions: [
        { material: [{ id: 'poem', question: 'A poem' }, { question: 'Another' }], questions: [asked] },
        asked,
      ],
    },
    [{ id: 'poem' }, { id: 'm1' }, { material: ['poem', 'm1'] }, { material: undefined }],
  ],
  [
    'parts of parts below their stems',
    {
      questions: [
        {
          label: '2',
          question: 'A ball falls.',
          parts: [
            { label: 'a', ...asked },
            { label: 'b', question: 'It stops.', parts: [{ label: 'i', ...asked }] },
          ],
        },
      ],
    },
    [
      { id: 'm1', type: 'information', label: ['2'] },
      { label: ['2', 'a'], material: ['m1'] },
      { id: 'm2', type: 'information', label: ['2', 'b'], material: ['m1'] },
      { label: ['2', 'b', 'i'], material: ['m1', 'm2'] },
    ],
  ],
  [
    'parts of a number without words',
    { questions: [{ label: '2', parts: [{ label: '(a)', ...asked }] }] },
    [{ label: ['2', '(a)'], material: undefined }],
  ],
  [
    'parts of a question that is asked itself',
    { questions: [{ id: 'x', ...asked, parts: [{ ...asked, question: 'How?' }] }] },
    [
      { id: 'x', type: 'text' },
      { material: ['x'], question: 'How?' },
    ],
  ],
  [
    'a text that is somewhere else in the file',
    {
      questions: [
        { id: 't', type: 'information', question: 'Read.', marks: 0 },
        { material: 't', questions: [asked] },
      ],
    },
    [{ id: 't' }, { material: ['t'] }],
  ],
  [
    'an id that looks like ours',
    {
      questions: [
        { ...asked, id: 'm1' },
        { material: { question: 'Read.' }, questions: [asked] },
      ],
    },
    [{ id: 'm1' }, { id: 'm2' }, { material: ['m2'] }],
  ],
])('%s', async (_why, homework, list) => {
  const { list: found, said } = await read(homework);
  expect(found).toMatchObject(list);
  expect(said).toEqual([]);
});

it('what is wrong within is said with its line', async () => {
  const text =
    '{"title": "T", "questions": [{\n"material": {"question": "Read."},\n"questions": [{"question": "Why?", "correctAnswers": ["a"],\n"marks": "x"}]}]}';
  const { said } = await readOne('a.json', text);
  expect(said).toEqual([expect.stringMatching(/^Line 4, questions\[0\]\.questions\[0\]\.marks: a whole number/)]);
});

it('the example in the documentation is read without a word', async () => {
  const page = readFileSync(new URL('../../../../../docs/homework-format.md', import.meta.url), 'utf8');
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  const { questions, said } = await readOne('example.json', example);
  expect(said).toEqual([]);
  expect(questions.length).toBeGreaterThan(5);
});

interface Nested {
  material?: object;
  questions?: Nested[];
  id?: string;
  question?: string;
}

const { tree } = fc.letrec<{ tree: Nested[]; block: Nested; one: Nested }>((tie) => ({
  tree: fc.array(fc.oneof({ depthSize: 'small', withCrossShrink: true }, tie('one'), tie('block')), {
    minLength: 1,
    maxLength: 4,
  }),
  one: fc.constant(asked),
  block: fc.record({ material: fc.constant({ question: 'Read.' }), questions: tie('tree') }),
}));

/** With an id for each question, as the reader would give them. */
function withIds(parts: readonly Nested[]): Nested[] {
  let last = 0;
  const name = (part: Nested): Nested => {
    last += 1;
    const id = `x${last}`;
    return part.questions === undefined
      ? { id, question: 'Why?' }
      : { material: { id, question: 'Read.' }, questions: part.questions.map(name) };
  };
  return parts.map(name);
}

const nest = (parts: readonly (DraftQuestion | SharedBlock<DraftQuestion>)[]): Nested[] =>
  parts.map((part) =>
    isSharedBlock(part)
      ? { material: { id: part.material.id, question: part.material.question }, questions: nest(part.content) }
      : { id: part.id, question: part.question },
  );

it('a homework as a tree is the same tree after it was read as a list', async () => {
  await fc.assert(
    fc.asyncProperty(tree, async (parts) => {
      const nested = withIds(parts);
      const { questions } = await readOne('a.json', JSON.stringify({ title: 'T', questions: nested }));
      expect(nest(sharedBlocks(questions))).toEqual(nested);
    }),
    { numRuns: 50 },
  );
});
