import { describe, expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';

const explain = { type: 'text', question: 'Explain why it is faster.', marks: 2 };
const points = [
  { answers: ['particles move faster'] },
  { answers: ['collide more often', 'more collisions'], marks: 1 },
];
const flat = ['particles move faster', 'collide more often', 'more collisions'];
const finished = points.map(({ answers }) => ({ answers, marks: 1 }));

async function read(question: Record<string, unknown>) {
  const { drafts } = await readFiles([], JSON.stringify([{ title: 'Rates', questions: [question] }], null, 1));
  const [draft] = drafts;
  return { question: draft?.assignment.questions[0], messages: draft?.messages ?? [] };
}

describe('points in JSON', () => {
  it('name the accepted answers where the file does not', async () => {
    const { question, messages } = await read({ ...explain, markingPoints: points });
    expect(question).toMatchObject({ correctAnswers: flat, markingPoints: finished });
    expect(messages).toEqual([]);
  });

  it('stand beside the flat list of all accepted answers', async () => {
    const { question, messages } = await read({ ...explain, correctAnswers: flat, markingPoints: points });
    expect(question).toMatchObject({ correctAnswers: flat, markingPoints: finished });
    expect(messages).toEqual([]);
  });

  it.each([[undefined], [null], [[]]])(
    'are none where it says %o: each answer alone is right',
    async (markingPoints) => {
      const { question, messages } = await read({ ...explain, correctAnswers: flat, markingPoints });
      expect(question).toMatchObject({ correctAnswers: flat });
      expect(question).not.toHaveProperty('markingPoints');
      expect(messages).toEqual([]);
    },
  );

  it.each<[why: string, question: Record<string, unknown>, severity: string, message: RegExp]>([
    [
      'an answer in no point',
      { correctAnswers: [...flat, 'more heat'], markingPoints: points },
      'error',
      /^Line \d+, \[0\]\.questions\[0\]\.markingPoints: “more heat” is one of correctAnswers and in no point/,
    ],
    [
      'a point that is not accepted',
      { correctAnswers: flat.slice(0, 2), markingPoints: points },
      'error',
      /“more collisions” is in a point and not in correctAnswers/,
    ],
    [
      'a point without an answer',
      { markingPoints: [{ answers: [], marks: 1 }] },
      'error',
      /^Line 11, .*\.markingPoints\[0\]\.answers: a point needs an answer/,
    ],
    [
      'marks that are none',
      { markingPoints: [{ answers: ['a'], marks: 0.5 }] },
      'error',
      /^Line \d+, .*\.markingPoints\[0\]\.marks: a whole number from 1 to 100/,
    ],
    ['no list', { markingPoints: 'both' }, 'error', /^Line \d+, .*\.markingPoints: a list was expected/],
    ['no objects', { markingPoints: ['both'] }, 'error', /markingPoints\[0\]: an object in braces was expected/],
    ['too few marks', { marks: 4, markingPoints: points }, 'warning', /points have 2 of its 4 marks, so no answer can/],
    [
      'a question with options',
      { type: 'multiple-choice', options: ['a', 'b'], markingPoints: [{ answers: ['a'] }] },
      'warning',
      /points are for written answers/,
    ],
    ['a tolerance of a word', { correctAnswers: ['iron'], tolerance: 2 }, 'warning', /not one number.*tolerance of 2/],
    ['a tolerance in words', { correctAnswers: ['5'], tolerance: 'a bit' }, 'error', /tolerance: a number from 0/],
  ])('say what is wrong: %s', async (_why, question, severity, message) => {
    const { messages } = await read({ ...explain, ...question });
    expect(messages).toContainEqual(expect.objectContaining({ severity, message: expect.stringMatching(message) }));
  });

  it('a number can have a tolerance', async () => {
    const { question, messages } = await read({ ...explain, correctAnswers: ['9.8 N'], tolerance: 0.2 });
    expect([question?.tolerance, messages]).toEqual([0.2, []]);
  });
});
