import { draftMarkScheme } from '@markwell/marking-core';
import { describe, expect, it } from 'vitest';
import type { DraftQuestion } from '../contract/homework-draft.ts';
import { writeZip } from '../files/write-zip.ts';
import { readFiles } from './read-files.ts';
import { escapeXml, p, table, wordFile } from './testing/word-file.ts';

// A key means the same wherever it was typed: on screen, in a sheet, in JSON, in a question bank, in a mark scheme of Word.

interface Case {
  readonly key: readonly string[];
  readonly question?: string;
  readonly marks?: number;
}
interface Upload {
  readonly name: string;
  readonly content: string | Buffer;
}
interface Way {
  readonly how: string;
  /** Whether it can hold a key of several lines. */
  readonly holdsLines: boolean;
  /** Whether gaps between words stay as wide as they were typed. */
  readonly holdsGaps: boolean;
  write(one: Required<Case>): Upload[];
}

const quoted = (text: string | number) => `"${String(text).replaceAll('"', '""')}"`;
const cell = (text: string | number) =>
  `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(String(text))}</t></is></c>`;
const workbook = (rows: readonly (readonly (string | number)[])[]) =>
  writeZip({
    'xl/workbook.xml': '<workbook/>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`,
  });
const rows = ({ question, key, marks }: Required<Case>) => [
  ['Question', 'Answer', 'Marks'],
  [question, key.join('\n'), marks],
];
const moodle = (type: string, { question, marks }: Required<Case>, rest: string) =>
  `<?xml version="1.0"?><quiz><question type="${type}"><questiontext format="html"><text>${escapeXml(question)}</text></questiontext><defaultgrade>${marks}</defaultgrade>${rest}</question></quiz>`;
const paper = ({ question, marks }: Required<Case>) => p(`1. ${question} (${marks} ${marks === 1 ? 'mark' : 'marks'})`);

const ways: readonly Way[] = [
  {
    ...{ how: 'JSON of the upload', holdsLines: true, holdsGaps: true },
    write: ({ key, ...one }) => [
      {
        name: 'a.json',
        content: JSON.stringify([{ title: 'T', questions: [{ id: 'q1', type: 'text', ...one, correctAnswers: key }] }]),
      },
    ],
  },
  {
    ...{ how: 'a list in JSON', holdsLines: true, holdsGaps: true },
    write: ({ key, ...one }) => [{ name: 'a.json', content: JSON.stringify([{ ...one, answers: key, extra: {} }]) }],
  },
  {
    ...{ how: 'a sheet as CSV', holdsLines: true, holdsGaps: true },
    write: (one) => [
      {
        name: 'a.csv',
        content: rows(one)
          .map((row) => row.map(quoted).join(','))
          .join('\n'),
      },
    ],
  },
  {
    ...{ how: 'a sheet of Excel', holdsLines: true, holdsGaps: true },
    write: (one) => [{ name: 'a.xlsx', content: workbook(rows(one)) }],
  },
  {
    ...{ how: 'GIFT', holdsLines: false, holdsGaps: false },
    write: ({ question, key }) => [
      { name: 'a.gift', content: `${question} {=${key.join('').replace(/[\\=~#{}:]/gu, (sign) => `\\${sign}`)}}` },
    ],
  },
  {
    ...{ how: 'a short answer of Moodle', holdsLines: false, holdsGaps: true },
    write: (one) => [
      {
        name: 'a.xml',
        content: moodle(
          'shortanswer',
          one,
          `<answer fraction="100" format="plain_text"><text>${escapeXml(one.key.join(''))}</text></answer>`,
        ),
      },
    ],
  },
  {
    ...{ how: 'what an essay of Moodle says to graders', holdsLines: true, holdsGaps: false },
    write: (one) => {
      const lines = one.key.map((line) => `<p>${escapeXml(line)}</p>`).join('');
      const info = `<graderinfo format="html"><text>${escapeXml(lines)}</text></graderinfo>`;
      return [{ name: 'a.xml', content: moodle('essay', one, info) }];
    },
  },
  {
    ...{ how: 'QTI', holdsLines: true, holdsGaps: true },
    write: ({ question, key, marks }) => [
      {
        name: 'a.xml',
        content: `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="An item">
<responseDeclaration identifier="R" cardinality="single" baseType="string"><correctResponse><value>${escapeXml(key.join('\n'))}</value></correctResponse></responseDeclaration>
<outcomeDeclaration identifier="MAXSCORE"><defaultValue><value>${marks}</value></defaultValue></outcomeDeclaration>
<itemBody><p>${escapeXml(question)}</p><extendedTextInteraction responseIdentifier="R"/></itemBody></assessmentItem>`,
      },
    ],
  },
  {
    ...{ how: 'a mark scheme of Word, in lines', holdsLines: true, holdsGaps: true },
    write: (one) => [
      { name: 'paper.docx', content: wordFile([paper(one)]) },
      {
        name: 'mark scheme.docx',
        content: wordFile([p('Mark scheme'), ...one.key.map((line, at) => p(at === 0 ? `1. ${line}` : line))]),
      },
    ],
  },
  {
    ...{ how: 'a mark scheme of Word, as a table', holdsLines: true, holdsGaps: true },
    write: (one) => [
      { name: 'paper.docx', content: wordFile([paper(one)]) },
      {
        name: 'mark scheme.docx',
        content: wordFile([
          p('Mark scheme'),
          table(['Question', 'Answer', 'Marks'], ['1', one.key.map((line) => p(line)).join(''), String(one.marks)]),
        ]),
      },
    ],
  },
  {
    ...{ how: 'a line of Word below the question', holdsLines: false, holdsGaps: true },
    write: (one) => [{ name: 'a.docx', content: wordFile([paper(one), p(`Answer: ${one.key.join('')}`)]) }],
  },
];

const cases: readonly Case[] = [
  { key: ['mitochondria'] },
  { key: ['stopwatch / clock'] },
  { key: ['heat or thermal energy'] },
  { key: ['kills germs (allow: keeps food clean)'] },
  { key: ['oxygen (accept O2, do not accept O)'] },
  { key: ['photosynthesis; reject respiration'] },
  { key: ['watt(s) / W  do not accept J'] },
  { key: ['any one from: clamp, screwdriver (Phillips), nail gun'] },
  { key: ["oxygen. 'air' is insufficient"] },
  { key: ['a fake drug. Ignore: handwashing; soap'] },
  { key: ['necessary (correct spelling only)'] },
  { key: ['6.8 (accept 6.7 to 6.9)'], question: 'What is the length in cm?' },
  { key: ['47° ± 2°'], question: 'Measure the angle.' },
  { key: ['answer in range 3.1–3.3'], question: 'What is the mass?' },
  { key: ['awrt 12.6 or 4π'], question: 'Work out the area.' },
  { key: ['3.33 m/s (3 s.f.)'], question: 'Calculate the speed.' },
  { key: ['km/h'], question: 'What is the unit of speed?' },
  { key: ['3(x + 2)'], question: 'Factorise the expression.' },
  { key: ['The current increases because the resistance falls.'], question: 'Describe the change.' },
  { key: ['Spain, Italy, Germany - any two, 1 mark each. Not Europe'], question: 'Name countries.', marks: 2 },
  { key: ['it is hot (1); it is wet / damp (1)'], question: 'Why is it so?', marks: 2 },
  { key: ['2 x 3 (1) = 6 N (1)'], question: 'Calculate the force.', marks: 2 },
  { key: ['hot and wet (both needed)'], question: 'How is it there?' },
  {
    key: ['Any two from:', 'many alveoli', 'large surface area', 'thin walls'],
    question: 'How is it adapted?',
    marks: 2,
  },
  { key: ['reflects', 'Accept: bounces off', 'Do not accept: refracts'], question: 'What does light do?' },
  { key: ['- warm sea ✓', '- low pressure ✓', '- weak winds ✓', 'Max 2'], question: 'Why there?', marks: 2 },
  { key: ['the particles gain energy', 'OR', 'the particles speed up'], question: 'What happens to them?' },
  { key: ['carbon dioxide', 'water', 'allow CO2 and H2O'], question: 'What is made?', marks: 2 },
  { key: ['M1 20 x 3', 'A1 60 cm', 'ecf'], question: 'Calculate the length.', marks: 2 },
  {
    key: ['Level 2 (3-4 marks): explains both', 'Level 1 (1-2 marks): states one'],
    question: 'Compare them.',
    marks: 4,
  },
];

const whole = (one: Case): Required<Case> => ({ question: 'What is it?', marks: 1, ...one });

function ruleOf(question: DraftQuestion | undefined) {
  if (question === undefined) return undefined;
  return draftMarkScheme({ slug: 's', title: 't', questions: [{ ...question, id: 'q1' }] }).questions[0];
}

/** The question as it is when somebody types its key on screen. */
const onScreen = ({ question, marks, key }: Required<Case>): DraftQuestion => ({
  ...{ id: 'q1', type: 'text', question, marks, correctAnswers: key.map((line) => line.trim()) },
  ...{ description: null, options: [], studyTip: null, diagramPath: null, diagramAlt: null, table: null },
});

describe('columns beside the answers of a mark scheme in Word', () => {
  const read = async (titles: string[], cells: string[]) => {
    const files = [
      wordFile([p('1. What does light do here? (1 mark)')]),
      wordFile([p('Mark scheme'), table(['Question', 'Answer', ...titles], ['1', 'reflects', ...cells])]),
    ];
    const { drafts } = await readFiles(
      files.map((bytes, at) => ({ name: at === 0 ? 'paper.docx' : 'mark scheme.docx', bytes })),
      undefined,
    );
    const [draft] = drafts;
    return {
      key: draft?.assignment.questions[0]?.correctAnswers,
      said: draft?.messages.map(({ message }) => message).join('\n'),
    };
  };

  it('say what else is right and wrong, each by its title', async () => {
    const { key } = await read(['Accept', 'Do not accept'], ['bounces off', 'refracts\n\nbends']);
    expect(key).toEqual(['reflects', 'Accept: bounces off', 'Do not accept: refracts', 'Do not accept: bends']);
  });

  it('are told where they say nothing that can be read as such, and become no answer', async () => {
    const { key, said } = await read(['Guidance'], ['allow bounces\n\nfew got this right']);
    expect(key).toEqual(['reflects', 'allow bounces']);
    expect(said).toContain('this line of the answers is of no question: “few got this right”');
  });
});

describe.each(ways)('a key in $how', ({ write, holdsLines, holdsGaps }) => {
  const held = cases.filter(
    ({ key }) => (holdsLines || key.length === 1) && (holdsGaps || !key.join('').includes('  ')),
  );

  it.each(held.map(whole))('$key', async (one) => {
    const uploads = write(one).map(({ name, content }) => ({ name, bytes: Buffer.from(content) }));
    const { drafts, refusals } = await readFiles(uploads, undefined);
    const [read] = drafts.flatMap(({ assignment }) => assignment.questions);
    const typed = onScreen(one);
    expect(refusals).toEqual([]);
    expect(read?.correctAnswers.join('\n')).toBe(typed.correctAnswers.join('\n'));
    // GIFT says nothing of marks.
    expect(ruleOf(read)).toEqual(ruleOf(read === undefined ? undefined : { ...typed, marks: read.marks }));
    if (!write(one)[0]?.name.endsWith('.gift')) expect(read?.marks).toBe(one.marks);
  });
});
