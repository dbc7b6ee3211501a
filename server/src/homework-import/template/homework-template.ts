import { type TemplateHomework, writeHomeworkDocument } from './homework-document.ts';
import { writePng } from './write-png.ts';

/** The examples of the template, one of each kind. */
export const templateHomework: TemplateHomework = {
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
      picture: { bytes: writePng(320, 120), width: 320, height: 120, alt: 'Put your picture in its place' },
    },
  ],
};

/** A Word file to be filled in, which is always read as it is meant. */
export function writeHomeworkTemplate(): Promise<Buffer> {
  return writeHomeworkDocument(templateHomework);
}
