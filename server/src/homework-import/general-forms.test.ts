import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readWordLines } from './lines/read-word-lines.ts';
import { readFiles } from './read-files.ts';
import { choiceForms, type Form, sayQuestion, wordFileOf } from './testing/general-forms.ts';
import { breachesOf } from './testing/laws.ts';

// Forms in which teachers everywhere write questions, options, answers, marks, keys and exam papers: each is read in full.

const folder = fileURLToPath(new URL('../../../fixtures/homework-forms/', import.meta.url));

/** The forms of a text: '@ ' before the name of each, '+++' above a second file, '=> ' before what is to be read. */
function formsOf(text: string): Form[] {
  return text
    .split(/^@ /mu)
    .slice(1)
    .map((own) => {
      const [form = '', ...lines] = own.trimEnd().split('\n');
      const paper = lines.filter((line) => !line.startsWith('=> ')).join('\n');
      return {
        form,
        files: paper.split('\n+++\n').map((file) => file.split('\n')),
        questions: lines.flatMap((line) => (line.startsWith('=> ') ? [line.slice(3)] : [])),
      };
    });
}

/** What is read of a form, and which laws that breaks: see docs/reader.md. */
const read = async ({ files }: Form) => {
  const names = ['paper.docx', 'answers.docx'];
  const uploads = files.map((lines, at) => ({ name: names[at] ?? '', bytes: wordFileOf(lines) }));
  const { drafts } = await readFiles(uploads, undefined);
  const documents = await Promise.all(uploads.map(({ bytes }) => readWordLines(bytes)));
  return {
    questions: drafts.flatMap(({ assignment }) => assignment.questions.map(sayQuestion)),
    breaches: drafts.flatMap((draft) => breachesOf(draft, documents)),
  };
};

describe.each(readdirSync(folder))('%s', (name) => {
  it.each(formsOf(readFileSync(folder + name, 'utf8')))('$form', async (form) => {
    expect(await read(form)).toEqual({ questions: form.questions, breaches: [] });
  });
});

it.each(choiceForms)('$form', async (form) => {
  expect(await read(form)).toEqual({ questions: form.questions, breaches: [] });
});
