import { describe, expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { readOne } from '../../testing/read-one.ts';

const read = async (value: unknown) => readOne('quiz.json', JSON.stringify(value));
const gas = { options: ['iron', 'neon', 'tin'], correctAnswers: ['neon'] };
const question = 'Which is a gas?';

describe('lists of questions that quiz programs write as JSON', () => {
  it.each<[why: string, list: unknown]>([
    ['a list by itself', [{ question, options: ['iron', 'neon', 'tin'], answer: 'neon' }]],
    [
      'names in the way of programs',
      [{ question_text: question, choices: ['iron', 'neon', 'tin'], correctAnswer: 'neon' }],
    ],
    ['an option a name, by its number', [{ question, choice1: 'iron', choice2: 'neon', choice3: 'tin', answer: 2 }]],
    ['options by their letters', [{ question, options: { A: 'iron', B: 'neon', C: 'tin' }, answer: 'B' }]],
    [
      'a title for a question',
      [{ title: question, option_1: 'iron', option_2: 'neon', option_3: 'tin', right_answer: 'neon' }],
    ],
    ['an index', [{ question, options: ['iron', 'neon', 'tin'], correctIndex: 1 }]],
    [
      'options that say whether they are right',
      [
        {
          questionText: question,
          answerOptions: [
            { answerText: 'iron', isCorrect: false },
            { answerText: 'neon', isCorrect: true },
            { answerText: 'tin', isCorrect: false },
          ],
        },
      ],
    ],
    ['wrong ones in a list', { results: [{ question, correct_answer: 'neon', incorrect_answers: ['iron', 'tin'] }] }],
    ['lists within others', { chemistry: { easy: [{ question, options: ['iron', 'neon', 'tin'], answer: 'neon' }] } }],
  ])('%s', async (_why, list) => {
    expect((await read(list)).questions).toMatchObject([{ question, ...gas }]);
  });

  it('where one answer is 0 all count from 0', async () => {
    const list = [
      { question, options: ['neon', 'iron'], answer: 0 },
      { question: 'Which is a metal?', options: ['neon', 'iron'], answer: 1 },
    ];
    expect((await read(list)).questions).toMatchObject([{ correctAnswers: ['neon'] }, { correctAnswers: ['iron'] }]);
  });

  it('where numbers may count from 0 or from 1 there is no answer, which is told', async () => {
    const { questions, said } = await read([{ question, options: ['iron', 'neon', 'tin'], answer: 1 }]);
    expect(questions).toMatchObject([{ options: gas.options, correctAnswers: [] }]);
    expect(said).toContain(
      'Question 1: its answer is the number 1, counted from 0 or from 1: choose the right option.',
    );
  });

  it('several quizzes are as much homework', async () => {
    const one = { title: 'Gases', questions: [{ question, ...gas }] };
    const bytes = Buffer.from(JSON.stringify({ quizzes: [one, { ...one, title: 'Metals' }] }));
    const { drafts } = await readFiles([{ name: 'quizzes.json', bytes }], undefined);
    expect(drafts.map(({ assignment }) => assignment.title)).toEqual(['Gases', 'Metals']);
  });

  it('a number that is the text of an option is that option', async () => {
    const list = [{ question: 'What is 1 + 1?', options: ['3', '2', '1'], answer: 2 }];
    expect((await read(list)).questions).toMatchObject([{ correctAnswers: ['2'] }]);
  });

  it('several right options are picked together', async () => {
    const options = ['iron', 'neon', 'argon'].map((text) => ({ text, correct: text !== 'iron' }));
    const { questions } = await read([{ question: 'Which are gases?', options }]);
    expect(questions).toMatchObject([
      { type: 'multiple-response', options: ['iron', 'neon', 'argon'], correctAnswers: ['neon', 'argon'], marks: 1 },
    ]);
  });

  it('accepted answers stay several, and what is not read is told with its line', async () => {
    const { questions, draft, said } = await readOne(
      'quiz.json',
      '[\n{"question": "Name a gas.", "answers": ["neon", "argon"], "topic": "Air"}\n]',
    );
    expect(questions).toMatchObject([{ type: 'text', correctAnswers: ['neon', 'argon'] }]);
    expect(said.join()).toMatch(/the column “topic” was not read/);
    expect(draft.fields.find(({ path }) => path.at(-1) === 'question')?.place).toEqual({ unit: 'line', number: 2 });
  });

  it('homework in the upload’s own form stays homework', async () => {
    const homework = { title: 'Gases', weekNumber: 3, questions: [{ question, options: gas.options, answer: 'neon' }] };
    const { draft } = await read(homework);
    expect(draft.assignment).toMatchObject({ title: 'Gases', weekNumber: 3, questions: [gas] });
  });
});
