import { expect, it } from 'vitest';
import { readFiles } from '../../../read-files.ts';
import { lines } from '../../../testing/short-homework.ts';
import { wordFile } from '../../../testing/word-file.ts';

it('reads the page of a Moodle quiz without what it says to whoever takes it', async () => {
  const page = [
    ...['Question 1', 'Not yet answered', 'Marked out of 1.00', 'Flag question', 'Question text'],
    ...['What is the main pigment?', 'Select one:', 'a. Haemoglobin', 'b. Chlorophyll', 'c. Melanin'],
    ...['The correct answer is: Chlorophyll', 'Question 2', 'Correct', 'Mark 2.00 out of 2.00'],
    ...['Which gas is taken in?', 'Answer: ________', 'Feedback', 'The correct answer is: carbon dioxide'],
    ...['Question 3', 'Not yet answered', 'Marked out of 1.00', 'Plants respire only at night.', 'Select one:'],
    ...['True', 'False', 'The correct answer is ‘False’.'],
  ];
  const { drafts } = await readFiles([{ name: 'quiz.docx', bytes: wordFile(lines('Plants', ...page)) }], undefined);
  const read = drafts[0]?.assignment.questions.map((one) => [one.question, one.options, one.correctAnswers, one.marks]);
  expect(read).toEqual([
    ['What is the main pigment?', ['Haemoglobin', 'Chlorophyll', 'Melanin'], ['Chlorophyll'], 1],
    ['Which gas is taken in?', [], ['carbon dioxide'], 2],
    ['Plants respire only at night.', [], ['false'], 1],
  ]);
});
