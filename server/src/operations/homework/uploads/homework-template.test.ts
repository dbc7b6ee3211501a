import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFiles } from '../../../homework-import/read-files.ts';
import { type TemplateHomework, writeHomeworkDocument } from '../../../homework-import/testing/homework-document.ts';
import { readHomeworkTemplate } from './homework-template.ts';

async function read(bytes: Buffer) {
  const { drafts, refusals } = await readFiles([{ name: 'homework.docx', bytes }], undefined);
  expect(refusals).toEqual([]);
  return drafts[0];
}

/** What a reader must make of it. */
const expected = ({ title, questions }: TemplateHomework) => ({
  title,
  description: '',
  totalMarks: questions.reduce((sum, { marks }) => sum + marks, 0),
  questions: questions.map(({ question, options, marks, correctAnswers, studyTip, picture }) => {
    const [answer = ''] = correctAnswers;
    const isTruth = options.length === 0 && /^(true|false)$/i.test(answer);
    return {
      type: isTruth ? 'true-false' : options.length > 0 ? 'multiple-choice' : 'text',
      question,
      description: null,
      options: [...options],
      marks,
      correctAnswers: isTruth ? [answer.toLowerCase()] : [...correctAnswers],
      studyTip: studyTip ?? null,
      diagramAlt: picture?.alt ?? null,
    };
  }),
});

/** The examples that the template has, one of each kind. */
const templateHomework: TemplateHomework = {
  title: 'Title of the homework',
  questions: [
    {
      question: 'Which of these is a unit of force?',
      options: ['metre', 'newton', 'second'],
      marks: 1,
      correctAnswers: ['newton'],
      studyTip: 'It is named after a scientist.',
    },
    {
      question: 'What would you measure a time with?',
      options: [],
      marks: 1,
      correctAnswers: ['stopwatch', 'clock'],
    },
    { question: 'The mass of a box is a force.', options: [], marks: 1, correctAnswers: ['False'] },
    {
      question: 'What does the picture show?',
      options: [],
      marks: 2,
      correctAnswers: ['an electric circuit'],
      picture: { bytes: new Uint8Array(), width: 320, height: 120, alt: 'Put your picture in its place' },
    },
  ],
};

it('the template is read as exactly its questions, with nothing to look at', async () => {
  const draft = await read(await readHomeworkTemplate());
  expect(draft?.assignment).toMatchObject(expected(templateHomework));
  expect(draft?.assignment.questions).toHaveLength(templateHomework.questions.length);
  expect(draft?.messages.filter(({ severity }) => severity !== 'info')).toEqual([]);
  expect(draft?.pictures).toHaveLength(1);
});

const words =
  'box force mass weight metal iron copper water light plant cell energy heat gas acid rock wave sound speed time moves falls melts reflects needs makes large small fast slow warm cold north south because than into with and of the a in on 12 3.5 100'.split(
    ' ',
  );
const sentence = (least: number, most: number, end: string) =>
  fc
    .array(fc.constantFrom(...words), { minLength: least, maxLength: most })
    .map((some) => `What ${some.join(' ')}${end}`);
const short = fc
  .tuple(
    fc.constantFrom('red', 'blue', 'green', 'a small', 'the large'),
    fc.constantFrom('iron', 'copper', 'plants', 'cells', 'box', 'wave', 'H₂O', '25 cm', '3.5 N'),
  )
  .map((two) => two.join(' '));
const marks = fc.integer({ min: 1, max: 9 });
const studyTip = fc.option(
  sentence(2, 6, '.').map((text) => text.replace('What ', 'Think of what ')),
  { nil: null },
);
const choice = fc
  .record({
    question: sentence(3, 12, '?'),
    options: fc.uniqueArray(short, { minLength: 2, maxLength: 6 }),
    marks,
    at: fc.nat(),
    studyTip,
  })
  .map(({ at, ...rest }) => ({ ...rest, correctAnswers: [rest.options[at % rest.options.length] ?? ''] }));
const typed = fc.record({
  question: sentence(3, 12, '?'),
  options: fc.constant([] as string[]),
  marks,
  correctAnswers: fc.uniqueArray(short, { minLength: 1, maxLength: 3 }),
  studyTip,
});
const truth = fc.record({
  question: sentence(3, 12, '.').map((text) => text.replace('What ', 'The ')),
  options: fc.constant([] as string[]),
  marks,
  correctAnswers: fc.constantFrom('True', 'False').map((answer) => [answer]),
  studyTip,
});

it('a template that is filled in is read as exactly what was written', async () => {
  const homework = fc.record({
    title: fc.constantFrom('Forces', 'Year 9 Rocks and soil', 'The water cycle', 'Light & sound <2>'),
    questions: fc.array(fc.oneof(choice, typed, truth), { minLength: 2, maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(homework, async (written) => {
      const draft = await read(await writeHomeworkDocument(written));
      expect(draft?.assignment.questions).toHaveLength(written.questions.length);
      expect(draft?.assignment).toMatchObject(expected(written));
    }),
    { numRuns: 20, seed: 2026 },
  );
});
