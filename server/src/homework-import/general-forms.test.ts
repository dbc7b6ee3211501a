import { expect, it } from 'vitest';
import { readFiles } from './read-files.ts';
import { choiceForms, sayQuestion, wordFileOf } from './testing/general-forms.ts';
import { paperForms } from './testing/paper-forms.ts';

// Forms in which teachers everywhere write questions, options, answers, marks, keys and exam papers: each is read in full.

it.each([...choiceForms, ...paperForms])('$form', async ({ files, questions }) => {
  const uploads = files.map((lines, at) => ({
    name: ['paper.docx', 'answers.docx'][at] ?? '',
    bytes: wordFileOf(lines),
  }));
  const { drafts } = await readFiles(uploads, undefined);
  expect(drafts.flatMap(({ assignment }) => assignment.questions.map(sayQuestion))).toEqual(questions);
});
