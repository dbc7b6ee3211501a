import { describe, expect, it } from 'vitest';
import { writeZip } from '../../../files/write-zip.ts';
import { readOne } from '../../testing/read-one.ts';

const read = (text: string) => readOne('list.csv', text);

/** A workbook of one sheet; a cell is a text, or the XML of its own. */
function workbook(rows: readonly (readonly string[])[]): Buffer {
  const cell = (text: string) => (text.startsWith('<c') ? text : `<c t="inlineStr"><is><t>${text}</t></is></c>`);
  return writeZip({
    'xl/workbook.xml': '<workbook/>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="d\\-mmm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="20"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`,
  });
}
const run = (text: string, look = '') => `<r>${look === '' ? '' : `<rPr>${look}</rPr>`}<t>${text}</t></r>`;
const raisedLook = '<vertAlign val="superscript"/>';
const rich = (...runs: string[]) => `<c t="inlineStr"><is>${runs.join('')}</is></c>`;

describe('columns that nobody knows are told', () => {
  it('with what they are called', async () => {
    const { said } = await read('Question,Answer,Topic,\nWhat is it?,iron,Metals,a note');
    expect(said).toEqual([
      expect.stringMatching(/^Headings: the columns “Topic” and D \(without a heading\) were not read/),
    ]);
  });

  it('those without anything in them go without saying', async () => {
    expect((await read('Question,Answer,Topic\nWhat is it?,iron,')).said).toEqual([]);
  });

  it('they are the options where the answers are among them', async () => {
    const { questions, said } = await read(
      'Question,First go,Second go,Third go,Correct answer\nWhich is a gas?,iron,neon,tin,neon\nWhich is blue?,sky,,grass,Sky',
    );
    expect(questions).toMatchObject([
      { options: ['iron', 'neon', 'tin'], correctAnswers: ['neon'] },
      { options: ['sky', 'grass'], correctAnswers: ['sky'] },
    ]);
    expect(said).toEqual([expect.stringMatching(/“First go”, “Second go” and “Third go” are read as the options/)]);
  });

  it('a choice of one option is no choice, and has no answer', async () => {
    const { questions, said } = await read('Question,Answer 1,Another heading,Correct\nWhich is a gas?,neon,iron,1');
    expect(questions).toMatchObject([{ options: ['neon'], correctAnswers: [] }]);
    expect(said).toContain('Row 2 is a choice of one option: add the others, then choose the right one.');
  });

  it('an explanation is no study tip, which pupils see before they answer', async () => {
    const { questions, said } = await read('Question,Answer,Explanation\nWhat rusts?,iron,Iron rusts with water.');
    expect(questions[0]?.studyTip).toBeNull();
    expect(said.join()).toMatch(/“Explanation” was not read/);
  });

  it('what a form was sent is no list of questions', async () => {
    expect((await read('Timestamp,What is it?\n1/1/2026,iron')).said.join()).toMatch(/answers that a form was sent/);
  });
});

describe('what Excel makes of cells', () => {
  it.each<[why: string, question: string, cell: string, answer: string, said?: string]>([
    ['raised letters', 'What is it?', rich(run('10'), run('−3', raisedLook)), '10⁻³'],
    ['lowered letters', 'What is it?', rich(run('CO'), run('2', '<vertAlign val="subscript"/>')), 'CO₂'],
    [
      'how words are said',
      'Where?',
      '<c t="inlineStr"><is><t>大阪</t><rPh sb="0" eb="2"><t>オオサカ</t></rPh></is></c>',
      '大阪',
    ],
    ['an end of line as Excel writes it', 'What is it?', 'one_x000D_\nword', 'one\nword'],
    [
      'struck-out letters',
      'What is it?',
      rich(run('tin', '<strike/>'), run('iron')),
      'iron',
      'Row 2: the struck-out “tin” is left out.',
    ],
    [
      'a date that was a fraction',
      'What is it?',
      '<c s="1"><v>45690</v></c>',
      '2-Feb',
      'Row 2: the answer is a date, 2-Feb; did you mean 2/2?',
    ],
    ['a date where one is asked', 'On which day is it?', '<c s="1"><v>45690</v></c>', '2-Feb'],
    [
      'a time that was a ratio',
      'What is it?',
      '<c s="2"><v>0.0854166666666667</v></c>',
      '2:03',
      'Row 2: the answer is a time, 2:03; did you mean 2:3?',
    ],
  ])('%s', async (_why, question, cell, answer, message) => {
    const { questions, said } = await readOne(
      'list.xlsx',
      workbook([
        ['Question', 'Answer'],
        [question, cell],
      ]),
    );
    expect(questions[0]?.correctAnswers.join('\n')).toBe(answer);
    expect(said).toEqual(message === undefined ? [] : [message]);
  });

  it('says it of a list saved as CSV too, and of options', async () => {
    const { said } = await read('Question,A,B,Answer\nWhich is least?,01-Mar,1,B');
    expect(said).toEqual(['Row 2: an option is a date, 01-Mar; did you mean 1/3?']);
  });
});

it('reads formulas in a list as any other format does', async () => {
  const { questions } = await read(
    'Question,A,B,Answer\nWhat is \\(x^2\\) for $x = 3$?,\\(\\frac{9}{1}\\),H<sub>2</sub>O,A',
  );
  expect(questions).toMatchObject([
    { question: 'What is x² for x = 3?', options: ['9/1', 'H₂O'], correctAnswers: ['9/1'] },
  ]);
});
