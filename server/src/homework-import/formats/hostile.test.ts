import { describe, expect, it } from 'vitest';
import { writeZip } from '../../files/write-zip.ts';
import { readFiles } from '../read-files.ts';

const read = (name: string, content: string | Buffer) => readFiles([{ name, bytes: Buffer.from(content) }], undefined);
const moodle = (html: string) =>
  `<quiz><question type="essay"><questiontext format="html"><text><![CDATA[${html}]]></text></questiontext></question></quiz>`;
const laughs = `<!DOCTYPE quiz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><quiz><question type="essay"><questiontext><text>&b;</text></questiontext></question></quiz>`;
const sheet = (xml: string) =>
  writeZip({
    'xl/workbook.xml': '<workbook/>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${xml}</sheetData></worksheet>`,
  });

describe('a file of a structured format that would do harm is refused', () => {
  it.each<[why: string, name: string, content: string | Buffer, message: RegExp]>([
    ['entities that expand', 'a.xml', laughs, /declares a document type/],
    ['elements within each other without end', 'a.xml', '<quiz>'.repeat(300), /nested too deeply/],
    ['XML that breaks off', 'a.xml', '<quiz><question>', /breaks off.*Save it again with the program that made it/],
    ['a text of tags alone', 'a.xml', moodle('<div>'.repeat(100_000)), /too many tags/],
    [
      'a sheet that expands',
      'a.xlsx',
      sheet(`<row><c t="str"><v>${'a'.repeat(20 * 1024 * 1024)}</v></c></row>`),
      /times its size/,
    ],
  ])('%s', async (_why, name, content, message) => {
    const { drafts, refusals } = await read(name, content);
    expect(drafts).toEqual([]);
    expect(refusals).toMatchObject([{ message: expect.stringMatching(message) }]);
  });
});

/** Steps that looked at all of a text for each of its letters would not end within the time of a test. */
describe('a text without end is read', () => {
  it.each<[what: string, name: string, content: string | Buffer]>([
    ['a cell of a megabyte', 'a.csv', `Question,Answer\n"${'x '.repeat(500_000)}",y`],
    ['many columns', 'a.csv', `Question,Answer${',A'.repeat(5_000)}\nWhat?,x${',y'.repeat(5_000)}`],
    ['equations that never end', 'a.csv', `Question,Answer\n"${'\\( '.repeat(50_000)}${'$ x^'.repeat(50_000)}",y`],
    ['tags that never end', 'a.csv', `Question,Answer\n"${'<p '.repeat(100_000)}",y`],
    ['braces in braces', 'a.gift', `What? ${'{=a '.repeat(20_000)}`],
    ['answers', 'a.gift', `What? {${'=a ~b '.repeat(10_000)}}`],
    ['languages that never end', 'a.xml', moodle('{mlang en}'.repeat(50_000))],
    ['gaps that never end', 'a.xml', moodle('{1:SHORTANSWER:=a~'.repeat(20_000)).replace('essay', 'cloze')],
    ['lists within lists', 'a.json', `${'[{"a":'.repeat(2_000)}1${'}]'.repeat(2_000)}`],
    ['comments before a root', 'a.xml', `<${'<!-- '.repeat(1_000)}quiz>`],
    ['lines of options', 'a.txt', `Which?\n${'A. x\n'.repeat(20_000)}B. y\nANSWER: A`],
    [
      'a column far to the right',
      'a.xlsx',
      sheet('<row><c r="A1" t="str"><v>Question</v></c><c r="XFD1" t="str"><v>Answer</v></c></row>'),
    ],
  ])('%s', async (_what, name, content) => {
    const { drafts, refusals } = await read(name, content);
    expect(drafts.length + refusals.length).toBe(1);
  });
});

it.each<[format: string, content: string]>([
  [
    'a.gift',
    Array.from({ length: 1_000 }, (_, at) => `::Q${at}:: Which is ${at}? {=oxygen#yes ~neon ~argon}`).join('\n\n'),
  ],
  ['a.csv', `Question,A,B,Answer\n${Array.from({ length: 1_000 }, (_, at) => `Which is ${at}?,x,y,B`).join('\n')}`],
  ['a.txt', Array.from({ length: 1_000 }, (_, at) => `Which is ${at}?\nA. x\nB. y\nANSWER: B`).join('\n')],
  [
    'a.json',
    JSON.stringify(
      Array.from({ length: 1_000 }, (_, at) => ({ question: `Which is ${at}?`, options: ['x', 'y'], correct: 0 })),
    ),
  ],
])('1,000 questions of %s are read', async (name, content) => {
  const { drafts } = await read(name, content);
  expect(drafts[0]?.assignment.questions).toHaveLength(1_000);
});
