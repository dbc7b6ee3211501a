import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { readPlain } from '../../testing/plain-paper.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

const head = (number: number, score: string) => [p(`Question ${number}`), p(score)];
const rows = (...cells: readonly (readonly [string, string])[]) => table(...cells);

const review = [
  p('Review Test Submission: Rivers and Floods', { style: 'Heading2' }),
  table(['User', 'Jo Marsh'], ['Course', '9G'], ['Attempt Score', '3 out of 12 points'], ['Time Elapsed', '9 minutes']),
  ...head(1, '0 out of 1 points'),
  rows(
    ['Where does a river begin?', ''],
    ['Selected Answer:', '✘ a.  mouth'],
    ['Answers:', 'a.  mouth\n\nb.  source\n\nc.  delta'],
    ['Correct Answer:', '✔ b.  source'],
  ),
  ...head(2, '2 out of 2 points'),
  rows(
    ['Which two carry water?', ''],
    ['Selected Answers:', '[None Given]'],
    ['Answers:', '5 ditches\n\n3 dams\n\ncanals'],
    ['Correct Answers:', '✔ 5 ditches\n\n✔ canals'],
  ),
  ...head(3, '1 out of 1 points'),
  rows(
    ['A delta is at the mouth.', ''],
    ['Selected Answer:', 'True'],
    ['Answers:', 'True\n\nFalse'],
    ['Correct Answer:', '✔ True'],
  ),
  ...head(4, '0 out of 1 points'),
  rows(
    ['A bend in a river is a ______.', ''],
    ['Selected Answer:', '[None Given]'],
    [
      'Correct Answer:',
      'Evaluation Method\n\nCorrect Answer\n\nCase Sensitivity\n\nExact Match\n\nmeander\n\nContains\n\nloop',
    ],
  ),
  ...head(5, '0 out of 2 points'),
  p('Match each word with what it means.'),
  table(
    ['Question', 'Correct Match', 'Selected Match'],
    ['bank', '✔ B.  its side', '[None Given]'],
    ['bed', '✔ A.  its floor', '[None Given]'],
  ),
  p('All Answer Choices'),
  p('A.  its floor'),
  p('B.  its side'),
  p('C.  its end'),
  ...head(6, '0 out of 3 points'),
  rows(
    ['How long is the river in km?', ''],
    ['Selected Answer:', '[None Given]'],
    ['Correct Answer:', '✔ 40'],
    ['Answer range +/-', '2 (38 - 42)'],
  ),
  ...head(7, 'Needs Grading'),
  rows(
    ['Explain why rivers flood.', ''],
    ['Selected Answer:', 'It rains.'],
    ['Correct Answer:', '[None]'],
    ['Response Feedback:', 'Say more.'],
  ),
  p('Monday, March 2, 2026 9:10:00 AM GMT'),
  p('OK'),
];

it('reads the questions of an attempt that is looked at again, with what is right instead of what was selected', async () => {
  const { drafts } = await readFiles([{ name: 'review.docx', bytes: wordFile(review) }], undefined);
  const assignment = drafts[0]?.assignment;
  expect(assignment?.title).toBe('Rivers and Floods');
  expect(
    assignment?.questions.map(({ question, marks, options, correctAnswers }) =>
      [marks, question, options.join('; '), correctAnswers.join('; ')].join(' | '),
    ),
  ).toEqual([
    '1 | Where does a river begin? | mouth; source; delta | source',
    '2 | Which two carry water? | 5 ditches; 3 dams; canals | 5 ditches; canals',
    '1 | A delta is at the mouth. |  | true',
    '1 | A bend in a river is a ______. |  | meander; loop',
    '1 | bank | its floor; its side; its end | its side',
    '1 | bed | its floor; its side; its end | its floor',
    '3 | How long is the river in km? |  | 40',
    '1 | Explain why rivers flood. |  | ',
  ]);
});

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'an attempt that lost its tables when it was pasted',
    `Question 1
    0 out of 1 points
    What is the mouth of a river?
    Selected Answer:⇥[None Given]
    Answers:⇥a. its end
    b. its side
    Correct Answer:
    a. its end
    Question 2
    0 out of 2 points
    Name two rivers.
    Selected Answer:⇥Po
    Correct Answer:⇥Elbe; Rhine`,
    ['1: What is the mouth of a river? {its end; its side} = its end', '2: Name two rivers. = Elbe; Rhine'],
  ],
  [
    'an attempt that hides what is right: what was selected is no answer',
    `Question 1
    0 out of 1 points
    | What is the mouth of a river? | |
    | Selected Answer: | b. its side |
    | Answers: | a. its end |
    | | b. its side |`,
    ['1: What is the mouth of a river? {its end; its side} = '],
  ],
  [
    'a table of what others have selected as data',
    `1. The table shows a survey. How many chose wrongly? [1]
    | Pupil | Selected answer | Correct answer |
    | Ana | dam | ditch |
    | Bo | ditch | ditch |
    2. What is a dam? [1]`,
    ['1: The table shows a survey. How many chose wrongly? = ', '1: What is a dam? = '],
  ],
])('reads %s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});
