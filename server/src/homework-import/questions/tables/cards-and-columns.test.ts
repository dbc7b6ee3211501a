import { expect, it } from 'vitest';
import { chalk, energy, force, gas, lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const boiling: Question = ['What is the boiling point of water?', [], ['100 °C']];
const unit: Question = ['Which of these is a unit of force?', ['newton', 'joule', 'watt', 'volt'], ['newton']];
const truth: Question = ['Plants take in carbon dioxide.', [], ['true']];

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'questions and answers in columns twice, read row by row',
    [
      table(
        ['Question', 'Answer', 'Question', 'Answer'],
        [force[0], 'newton', energy[0], 'joule'],
        [gas[0], 'carbon dioxide', boiling[0], '100 °C'],
      ),
    ],
    [force, energy, gas, boiling],
  ],
  [
    'columns twice, with numbers that go down before they go across',
    [
      table(
        ['No.', 'Question', 'Answer', 'No.', 'Question', 'Answer'],
        ['1', force[0], 'newton', '3', gas[0], 'carbon dioxide'],
        ['2', energy[0], 'joule', '4', boiling[0], '100 °C'],
      ),
    ],
    [force, energy, gas, boiling],
  ],
  [
    'a column of questions that has the head of numbers, and one of marks that has no word for its head',
    [
      table(
        ['No.', 'Q', 'Answer / mark scheme', '/'],
        ['1', force[0], 'newton', '1'],
        ['2', energy[0], 'joule', '2'],
        ['3', gas[0], 'carbon dioxide', '1'],
      ),
    ],
    [force, energy, gas],
  ],
  [
    'options with bullets or boxes in the cell of the question where a key has the answers, and marks below “/”',
    [
      table(
        ['Number', 'Item', '/'],
        ['1', `${unit[0]}\n\n• newton\n\n• joule\n\n• watt\n\n• volt`, '1'],
        ['2', `${unit[0]}\n\n☐ newton\n\n☐ joule\n\n☐ watt\n\n☐ volt`, '1'],
        ['3', gas[0], '2'],
      ),
      ...lines('Réponses', '1. newton', '2. newton', '3. carbon dioxide'),
    ],
    [unit, unit, gas],
  ],
  [
    'answers below a table of questions, whatever their title',
    [
      table(['No.', 'Question', 'Marks'], ['1', force[0], '1'], ['2', energy[0], '1'], ['3', gas[0], '2']),
      ...lines('**Zum Vergleichen**', '1. newton', '2. joule', '3. carbon dioxide'),
    ],
    [force, energy, gas],
  ],
  [
    'options in the cell of the question, with bullets, boxes or Roman numbers',
    [
      table(
        ['Question', 'Answer'],
        [`${unit[0]}\n\n• newton\n\n• joule\n\n• watt\n\n• volt`, 'newton'],
        [`${unit[0]}\n\n☐ newton\n\n☐ joule\n\n☐ watt\n\n☐ volt`, 'newton'],
        [`${unit[0]}\n\ni) newton\n\nii) joule\n\niii) watt\n\niv) volt`, 'i'],
        ['In which year?\n\ni) 1918\n\nii) 1939\n\niii) 1945', 'iii'],
      ),
    ],
    [unit, unit, unit, ['In which year?', ['1918', '1939', '1945'], ['1945']]],
  ],
  [
    'several questions in a cell, with as many answers',
    [
      table(
        ['Day', 'Questions', 'Answers'],
        ['Monday', `1) ${force[0]}\n\n2) ${energy[0]}`, '1) newton\n\n2) joule'],
        ['Tuesday', `1) ${gas[0]}\n\n2) ${boiling[0]}`, '1) carbon dioxide\n\n2) 100 °C'],
      ),
    ],
    [force, energy, gas, boiling],
  ],
  [
    'several questions and answers in the line of a cell',
    [
      table(
        ['Lesson', 'Questions', 'Answers'],
        ['1', `1. ${force[0]} 2. ${energy[0]}`, '1. newton 2. joule'],
        ['2', `1. ${gas[0]} 2. ${boiling[0]}`, '1. carbon dioxide 2. 100 °C'],
      ),
    ],
    [force, energy, gas, boiling],
  ],
  [
    'a table for each question, as a quiz site prints them',
    [
      table(
        ['**1 – Quiz**', '20 sec'],
        [`**${unit[0]}**`, ''],
        ['▲ newton  ✔', '◆ joule  ✘'],
        ['● watt  ✘', '■ volt  ✘'],
      ),
      p(''),
      table(['**2 – True or false**', '10 sec'], [truth[0], ''], ['◆ True  ✔', '▲ False  ✘']),
      p(''),
      table(
        ['3 – Quiz', '1 point'],
        [chalk[0], ''],
        ['A. granite', 'B. chalk'],
        ['C. slate', 'D. marble'],
        ['Answer: B', ''],
      ),
    ],
    [unit, truth, chalk],
  ],
  [
    'a table for each question without numbers, with the right option in colour',
    [
      table([unit[0], ''], ['%%newton%%', 'joule'], ['watt', 'volt']),
      p(''),
      table([chalk[0], ''], ['granite', '%%chalk%%'], ['slate', 'marble']),
    ],
    [unit, chalk],
  ],
  [
    'no table of results with a heading across it',
    [
      p(`1. ${gas[0]}`),
      p('2. Which metal is the best conductor?'),
      table(['What we measured', ''], ['copper', '**6**'], ['iron', '1']),
    ],
    [
      [gas[0], [], []],
      ['Which metal is the best conductor?', [], []],
    ],
  ],
])('reads %s', async (_reason, blocks, questions) => expect(await questionsOf(blocks)).toEqual(questions));

it('takes what questions are worth from the heads of their columns', async () => {
  const { readFiles } = await import('../../read-files.ts');
  const { wordFile } = await import('../../testing/word-file.ts');
  const grid = table(
    ['Last lesson (1 point each)', 'Last week (2 points each)'],
    [`1. ${force[0]}\n\n2. ${energy[0]}`, `3. ${gas[0]}\n\n4. ${boiling[0]}`],
  );
  const bytes = wordFile([p('Do now', { style: 'Title' }), grid, p('4 or more points = ready to go!')]);
  const { drafts } = await readFiles([{ name: 'grid.docx', bytes }], undefined);
  expect(drafts[0]?.assignment.questions.map(({ question, marks }) => [question, marks])).toEqual([
    [force[0], 1],
    [energy[0], 1],
    [gas[0], 2],
    [boiling[0], 2],
  ]);
});
