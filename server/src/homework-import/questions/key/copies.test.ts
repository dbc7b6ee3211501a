import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

const sheet = (isCopy: boolean) => {
  const said = (text: string) => (isCopy ? [p(`%%${text}%%`)] : [p('____________________')]);
  const tick = isCopy ? '✓' : '';
  return [
    p('1. Use the words to fill in the gaps.'),
    p(
      isCopy
        ? 'Ice melts at %%0 °C%% and water boils at %%100 °C%%.'
        : 'Ice melts at ______ and water boils at ______.',
    ),
    p('2. Tick true or false.'),
    table(['Statement', 'True', 'False'], ['Ice is a solid.', tick, ''], ['Steam is a liquid.', '', tick]),
    p('3. Match each change to its description.'),
    isCopy
      ? table(['freezing', '', 'liquid to solid'], ['boiling', '', 'liquid to gas'])
      : table(['freezing', '', 'liquid to gas'], ['boiling', '', 'liquid to solid']),
    p('4. What is the unit of mass?'),
    ...said('kilogram'),
  ];
};

it('a sheet that is there again with its answers has them', async () => {
  const bytes = wordFile([
    p('States of matter', { style: 'Heading1' }),
    ...sheet(false),
    p('States of matter – answers', { style: 'Heading1' }),
    ...sheet(true),
  ]);
  const { drafts } = await readFiles([{ name: 'sheet.docx', bytes }], undefined);
  const read = drafts[0]?.assignment.questions.map((one) => [one.question.split('\n').at(-1), one.correctAnswers]);
  expect(read).toEqual([
    ['Gap 1', ['0 °C']],
    ['Gap 2', ['100 °C']],
    ['Ice is a solid.', ['true']],
    ['Steam is a liquid.', ['false']],
    ['freezing', ['liquid to solid']],
    ['boiling', ['liquid to gas']],
    ['What is the unit of mass?', ['kilogram']],
  ]);
});

const asked = ['Which gas do plants take in? [1]', 'Where do they make sugar? [1]', 'Which gas do they give out? [2]'];
const told = ['carbon dioxide', 'in the chloroplasts', 'oxygen'];
const student = asked.flatMap((text, index) => [p(`${index + 1}. ${text}`), p('____________________')]);
const teacher = asked.flatMap((text, index) => [p(`${index + 1}. ${text}`), p(`%%${told[index]}%%`)]);

it.each([
  ['the copy for teachers below, under the same title', student, 'Plants – TEACHER COPY', teacher],
  ['the copy for students below', teacher, 'Plants – student sheet', student],
])('a sheet that is there twice is one sheet: %s', async (_reason, above, title, below) => {
  const bytes = wordFile([p('Plants', { style: 'Title' }), ...above, p(title, { style: 'Heading1' }), ...below]);
  const { drafts } = await readFiles([{ name: 'sheet.docx', bytes }], undefined);
  const read = drafts[0]?.assignment.questions.map((one) => [one.question, one.correctAnswers, one.marks]);
  expect(read).toEqual([
    ['Which gas do plants take in?', ['carbon dioxide'], 1],
    ['Where do they make sugar?', ['in the chloroplasts'], 1],
    ['Which gas do they give out?', ['oxygen'], 2],
  ]);
});

it('questions that all ask the same, of other things, are no second sheet', async () => {
  const lines = ['sodium', 'carbon', 'iron', 'neon'].flatMap((answer, index) => [
    p(`${index + 1}. Which element is this?`),
    p(`%%${answer}%%`),
  ]);
  const { drafts } = await readFiles([{ name: 'sheet.docx', bytes: wordFile(lines) }], undefined);
  expect(drafts[0]?.assignment.questions.map((one) => one.correctAnswers)).toEqual([
    ['sodium'],
    ['carbon'],
    ['iron'],
    ['neon'],
  ]);
});
