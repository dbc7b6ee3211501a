import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { p, wordFile } from '../../src/homework-import/testing/word-file.ts';
import { evaluateFile } from './evaluate-file.ts';
import { readLabelledFiles } from './labelled-files.ts';
import { figuresLine, tallyFigures } from './tally-figures.ts';

const folder = mkdtempSync(join(tmpdir(), 'labelled-'));
afterAll(() => rmSync(folder, { recursive: true }));

const paper = wordFile(
  [
    ['1. Which rock is sedimentary?', 'A. granite', 'B. chalk', 'C. slate', 'Answer: B'],
    ['2. Which gas do plants take in? (2 marks)', 'A. oxygen', 'B. carbon dioxide', 'C. argon', 'Answer: B'],
    ['3. What is the unit of force?', 'Answer: newton'],
  ].flatMap((lines) => lines.map((line) => p(line))),
);
const rocks = {
  text: 'Which rock is sedimentary?',
  type: 'choice',
  options: ['granite', 'chalk', 'slate'],
  answers: ['chalk'],
  marks: null,
};
const gases = {
  text: 'Which gas do plants take in?',
  type: 'choice',
  options: ['oxygen', 'carbon dioxide', 'argon'],
  answers: ['carbon dioxide'],
  marks: 2,
};
const force = { text: 'What is the unit of force?', type: 'written', options: [], answers: ['newton'], marks: null };

async function evaluate(questions: readonly object[]) {
  for (const name of ['files', 'truth']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'files', 'rocks.docx'), paper);
  writeFileSync(join(folder, 'truth', 'rocks.json'), JSON.stringify({ file: 'rocks.docx', kind: 'quiz', questions }));
  writeFileSync(join(folder, 'sources.json'), JSON.stringify({ rocks: { author: 'ada' } }));
  const [file] = readLabelledFiles(folder);
  if (file === undefined) throw new Error('No labelled file.');
  return evaluateFile(file);
}

it('finds a paper right that is read as its labels say', async () => {
  const evaluation = await evaluate([rocks, gases, force]);
  expect(evaluation).toMatchObject({ author: 'ada', strayShown: 0, linesLost: 0, breaches: [] });
  const figures = tallyFigures([evaluation]);
  expect(figures).toMatchObject({
    questions: 3,
    right: 3,
    structure: 3,
    wrongAnswers: 0,
    shown: 0,
    breaches: [0, 0, 0, 0, 0],
  });
  expect(figuresLine('all', figures)).toContain('right   3 100.0%');
});

it.each([
  ['another text', { ...rocks, text: 'Name the planets in their order from the sun.', options: [] }, ['lost']],
  ['another text over the same options', { ...rocks, text: 'Name a kind of rock that is laid down by seas' }, ['text']],
  ['words more in the file', { ...rocks, text: 'Which rock is' }, ['words too many']],
  ['words that the file has not', { ...rocks, text: 'Which rock is sedimentary? Think.' }, ['words missing']],
  ['another option', { ...rocks, options: ['granite', 'chalk', 'slate', 'tin'] }, ['options']],
  ['another right option', { ...rocks, answers: ['slate'] }, ['answer wrong']],
  ['no answer', { ...rocks, answers: null }, ['answer invented']],
  ['an answer that is as good', { ...rocks, answers: ['slate'], orAnswers: [['chalk']] }, []],
  ['other marks', { ...gases, marks: 3 }, ['marks']],
  ['marks that may be assumed', { ...rocks, marksOr: [null, 4] }, []],
  ['a stem that is nowhere', { ...force, under: 'A lorry brakes.' }, ['stem']],
  [
    'an answer within the text',
    { ...force, text: 'What is the', match: 'start', answers: ['unit of force'] },
    ['answer wrong', 'answer shown'],
  ],
])('tells of a question whose label has %s', async (_, label, faults) => {
  const { questions } = await evaluate([label]);
  expect(questions.map((one) => one.faults)).toEqual([faults]);
});
