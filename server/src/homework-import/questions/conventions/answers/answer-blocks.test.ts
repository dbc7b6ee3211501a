import { expect, it } from 'vitest';
import { energy, force, lines, type Question, questionsOf } from '../../../testing/short-homework.ts';

const metals = ['iron', 'sulfur', 'argon'];
const metal: Question = ['Which of these is a metal?', metals, ['iron']];
const why = 'All of these are found in the periodic table.';
const listed = ['A. iron', 'B. sulfur', 'C. argon'];
const asked: readonly (readonly string[])[] = [[metal[0], ...listed], [force[0]], [energy[0]]];
const all = [metal, force, energy];

const paper = (head: (number: number) => readonly string[], below: (answer: string) => readonly string[]) =>
  asked.flatMap(([text = '', ...options], index) => [
    ...head(index + 1),
    text,
    ...options,
    ...below(['A', 'newton', 'joule'][index] ?? ''),
  ]);
const plainHead = (number: number) => [`Question ${number} · short answer`, '1 mark'];

it.each<[reason: string, texts: readonly string[]]>([
  [
    'a button, an explanation and the marking scheme',
    paper(plainHead, (answer) => [
      'Show answer & marking scheme',
      'Worked solution',
      why,
      'Marking scheme',
      `Award 1 mark for the correct answer: ${answer}.`,
    ]),
  ],
  ['an explanation below the answer', paper(plainHead, (answer) => ['Answer', answer, 'Explanation', why, why])],
  ['an explanation above the answer', paper(plainHead, (answer) => ['Rationale:', why, 'Correct answer:', answer])],
  ['signs before the labels', paper(plainHead, (answer) => ['✅ Answer', answer, '💡 Explanation', why])],
  ['a button above the answer', paper(plainHead, (answer) => ['Reveal answer', 'Answer', answer])],
  [
    'a button with two names above the answer',
    paper(plainHead, (answer) => ['▶ Answer/Explanation', `✅ Answer: ${answer}`]),
  ],
  ['mistakes that pupils make', paper(plainHead, (answer) => ['Model answer', answer, 'Common mistakes', why])],
  ['a button and the answer alone', paper(plainHead, (answer) => ['Click to see the solution', 'Solution', answer])],
  [
    'the level and the time of each question above it',
    paper(
      (number) => [`Q${number} | Multiple choice`, 'Difficulty: easy', '1 mark'],
      (answer) => ['Answer', answer, 'Teaching notes', why],
    ),
  ],
])('reads papers with %s', async (_reason, texts) => expect(await questionsOf(lines(...texts))).toEqual(all));

it('keeps the working of a question that has no other answer', async () =>
  expect(await questionsOf(lines(...paper(plainHead, (answer) => ['Worked solution', answer])))).toEqual(all));
