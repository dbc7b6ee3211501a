import { describe, expect, it } from 'vitest';
import { readOne } from '../../testing/read-one.ts';

const read = (question: object) => readOne('quiz.json', JSON.stringify({ title: 'T', questions: [question] }));
const gases = { question: 'Which are noble gases?', options: ['neon', 'iron', 'helium'], marks: 1 };

describe('a choice in JSON with several right options', () => {
  it.each<[reason: string, question: object, type: string, isTold: boolean]>([
    ['without a type all are to be picked', { correctAnswers: ['neon', 'helium'] }, 'multiple-response', true],
    [
      'its type says that one is enough',
      { type: 'multiple-choice', correctAnswers: ['neon', 'helium'] },
      'multiple-choice',
      false,
    ],
    ['only one of them is an option', { correctAnswers: ['neon', 'xenon'] }, 'multiple-choice', false],
  ])('%s', async (_reason, more, type, isTold) => {
    const { questions, draft } = await read({ ...gases, ...more });
    expect(questions).toMatchObject([{ type }]);
    expect(draft.messages.some(({ message }) => message.includes('all are to be picked'))).toBe(isTold);
  });
});

describe('a question in JSON that is HTML', () => {
  const question = '<p>What is made in <b>photosynthesis</b>?</p>';

  it('loses its tags in all its texts, and a message says so', async () => {
    const { questions, draft } = await read({
      question,
      correctAnswers: ['<strong>glucose</strong>', 'sugar &amp; water'],
    });
    expect(questions).toMatchObject([
      { question: 'What is made in photosynthesis?', correctAnswers: ['glucose', 'sugar & water'] },
    ]);
    expect(draft.messages).toContainEqual(expect.objectContaining({ message: expect.stringContaining('is HTML') }));
  });

  it('keeps tags that it asks about', async () => {
    const { questions } = await read({
      question: 'Which tag makes text bold?',
      options: ['<b>a</b>', '<i>a</i>'],
      correctAnswers: ['<b>a</b>'],
    });
    expect(questions).toMatchObject([{ options: ['<b>a</b>', '<i>a</i>'], correctAnswers: ['<b>a</b>'] }]);
  });
});
