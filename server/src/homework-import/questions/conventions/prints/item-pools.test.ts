import { expect, it } from 'vitest';
import { readFiles } from '../../../read-files.ts';
import { chalk, energy, force, lines, type Question, questionsOf, rocks } from '../../../testing/short-homework.ts';
import { table, wordFile } from '../../../testing/word-file.ts';

const options = (texts: readonly string[]) => texts.map((text, index) => `${'abcd'.charAt(index)}. ${text}`);
const asked = [chalk[0], ...options(rocks)];
const waves = ['Wave 1', 'Wave 2', 'Wave 3'];

it('reads a pool that says the same above each block, of which one has two questions below a table', async () => {
  const head = (kind: string) => [kind, '8th Grade Science', 'Standard: 04', 'ILO: 1c'];
  const blocks = [
    ...lines(...head('MC'), ...asked, 'Correct Answer:  b', ...head('MC'), 'Use the table.'),
    table(['Wave', 'Amplitude (cm)'], ['1', '2'], ['2', '9'], ['3', '4']),
    ...lines('1.  Which wave has the most energy?', ...options(waves)),
    ...lines('2.  Which wave has the least energy?', ...options(waves)),
    ...lines('Correct Answers:', '1.    b', '2.    a'),
    ...lines(...head('MC'), ...asked, 'Correct Answer:  b'),
    ...lines(...head('CR'), force[0], 'Correct Answer:  newton'),
  ];
  expect(await questionsOf(blocks)).toEqual([
    chalk,
    ['Which wave has the most energy?', waves, ['Wave 2']],
    ['Which wave has the least energy?', waves, ['Wave 1']],
    chalk,
    force,
  ] satisfies Question[]);
});

it.each<[worth: (marks: number) => string, answer: string]>([
  [(marks) => `Points: ${marks}`, 'Answer'],
  [(marks) => `${marks} points`, 'Key'],
  [(marks) => `Punkte: ${marks}`, 'Lösung'],
])('reads the marks of each question in what a pool says above it', async (worth, answer) => {
  const bytes = wordFile(
    lines(
      ...['Item pool', 'Topic: Forces', worth(1), force[0], `${answer}: newton`],
      ...['Topic: Energy', worth(2), energy[0], `${answer}: joule`],
      ...['Topic: Rocks', worth(3), ...asked, `${answer}: b`],
    ),
  );
  const { drafts } = await readFiles([{ name: 'homework.docx', bytes }], undefined);
  const questions = drafts[0]?.assignment.questions.map(({ question, marks }) => [question, marks]);
  expect(questions).toEqual([
    [force[0], 1],
    [energy[0], 2],
    [chalk[0], 3],
  ]);
});
