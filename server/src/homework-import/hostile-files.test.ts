import { describe, expect, it } from 'vitest';
import { writeZip } from '../files/write-zip.ts';
import { readFiles } from './read-files.ts';
import { onePixel } from './testing/one-pixel.ts';
import { p, picture, wordFile } from './testing/word-file.ts';

const question = p('1. What is it? [1]');
const answer = p('Answer: this');
const body = (inside: string) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inside}</w:body></w:document>`;
const withDocument = (xml: string) => wordFile([], { parts: { 'word/document.xml': xml } });
const read = async (name: string, bytes: Uint8Array) => readFiles([{ name, bytes }], undefined);
/** Of this process, so that a busy machine is no failure. */
const seconds = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000_000;
};
/**
 * How many times the processor time of 1,000 plain paragraphs something took: the same on a slow machine. Ten times as many
 * lines take 5 to 12 times as long; where a step looked at all lines for each of them it was hundreds.
 */
async function timesAPlainFile(since: NodeJS.CpuUsage): Promise<number> {
  const spent = seconds(since);
  plainSeconds ??= await readPlainFile();
  // The machine may have become slower since.
  if (spent / plainSeconds >= mostTimes) plainSeconds = await readPlainFile();
  return spent / plainSeconds;
}
let plainSeconds: number | undefined;
async function readPlainFile(): Promise<number> {
  const started = process.cpuUsage();
  const blocks = Array.from({ length: 1_000 }, (_, index) => p(`This is sentence number ${index} of a plain text.`));
  await read('plain.docx', wordFile(blocks));
  return seconds(started);
}
const mostTimes = 30;
/** A zip whose directory says another size for its first part than there is. */
function lie(zip: Buffer, size: number): Buffer {
  const lied = Buffer.from(zip);
  const directory = lied.lastIndexOf('PK\x01\x02');
  lied.writeUInt32LE(size, directory + 24);
  return lied;
}
const oldWord = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
const manyParts = Object.fromEntries(Array.from({ length: 1_200 }, (_, index) => [`word/media/${index}.png`, 'x']));
const bomb = writeZip({ 'word/document.xml': Buffer.alloc(60 * 1024 * 1024, 'a') });
const expanding = withDocument(body(`<w:p><w:r><w:t>${'a'.repeat(23 * 1024 * 1024)}</w:t></w:r></w:p>`));
const climbing = writeZip({ '../../../etc/passwd': 'x', 'word/document.xml': body(question) });
const twice = Buffer.concat([writeZip({ 'a.xml': 'x' })]);

describe('a file that is no homework, or would do harm, is refused with what to do', () => {
  it.each<[label: string, name: string, bytes: Buffer, code: string, message: RegExp]>([
    ['a zip bomb', 'bomb.docx', bomb, 'too-large', /unpacks to 60 MB/],
    ['23 MB of XML in a small file', 'big.docx', expanding, 'too-large', /times its size/],
    ['too many parts', 'parts.docx', writeZip(manyParts), 'too-large', /1200 parts/],
    [
      'a size that is not true',
      'lie.docx',
      lie(writeZip({ 'word/document.xml': body(question) }), 5),
      'invalid-input',
      /damaged|larger than it says/,
    ],
    ['a name that climbs out', 'climb.docx', climbing, 'invalid-input', /damaged/],
    ['a zip that breaks off', 'cut.docx', wordFile([question]).subarray(0, 900), 'invalid-input', /damaged/],
    ['a zip without a document', 'other.docx', twice, 'unsupported-type', /holds no Word document/],
    [
      'a program',
      'virus.docx',
      Buffer.from('MZ\x90\0\x03 This program cannot be run in DOS mode.'),
      'unsupported-type',
      /a program/,
    ],
    ['Word of before 2007', 'old.doc', oldWord, 'unsupported-type', /before 2007.*save it as \.docx.*\.xlsx/i],
    [
      'a password',
      'locked.docx',
      Buffer.concat([oldWord, Buffer.from('EncryptedPackage', 'utf16le')]),
      'unsupported-type',
      /password/,
    ],
    ['a PDF', 'sheet.docx', Buffer.from('%PDF-1.7 ...'), 'unsupported-type', /PDF.*\.docx/],
    ['a rich text file', 'sheet.doc', Buffer.from('{\\rtf1 hello}'), 'unsupported-type', /rich text/],
    [
      'a web page',
      'page.docx',
      Buffer.from('<!DOCTYPE html><html><script>alert(1)</script>'),
      'unsupported-type',
      /web page/,
    ],
    ['a picture', 'scan.docx', onePixel, 'unsupported-type', /picture/],
    ['an empty file', 'empty.docx', Buffer.alloc(0), 'invalid-input', /empty/],
    [
      'OpenDocument',
      'a.docx',
      writeZip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' }),
      'unsupported-type',
      /OpenDocument/,
    ],
    [
      'an entity that expands',
      'xxe.docx',
      withDocument(`<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]>${body(question)}`),
      'invalid-input',
      /document type/,
    ],
    [
      'an outer entity',
      'xxe2.docx',
      withDocument(`<!DOCTYPE a SYSTEM "file:///etc/passwd">${body(question)}`),
      'invalid-input',
      /document type/,
    ],
    ['XML that breaks off', 'broken.docx', withDocument('<w:document><w:body><w:p>'), 'invalid-input', /breaks off/],
    [
      'XML nested without end',
      'deep.docx',
      withDocument(body('<w:tbl><w:tr><w:tc>'.repeat(300))),
      'invalid-input',
      /nested too deeply/,
    ],
    ['JSON nested without end', 'deep.json', Buffer.from('['.repeat(5_000)), 'invalid-input', /Less nesting/],
    ['XML that is no quiz', 'a.xml', Buffer.from('<svg/>'), 'unsupported-type', /no export of Moodle/],
  ])('%s', async (_label, name, bytes, code, message) => {
    const { drafts, refusals } = await read(name, bytes);
    expect(drafts).toEqual([]);
    expect(refusals).toEqual([{ name, code, message: expect.stringMatching(message) }]);
  });
});

describe('what is in a text stays text', () => {
  it('HTML, scripts and links are letters like any others', async () => {
    const hostile = '1. What does <script>alert(1)</script> & <img src=x onerror=alert(1)> do? [1]';
    const { drafts } = await read('a.docx', wordFile([p(hostile), answer]));
    expect(drafts[0]?.assignment.questions[0]?.question).toBe(hostile.slice(3, -4));
  });

  it('a javascript: link leaves its text, and nothing else', async () => {
    const link =
      '<w:p><w:r><w:t xml:space="preserve">1. Look </w:t></w:r><w:hyperlink r:id="evil"><w:r><w:t>here</w:t></w:r></w:hyperlink><w:r><w:t>?</w:t></w:r></w:p>';
    const { drafts } = await read('a.docx', wordFile([link, answer], { links: { evil: 'javascript:alert(1)' } }));
    expect(drafts[0]?.assignment.questions[0]?.question).toBe('Look here?');
    expect(JSON.stringify(drafts)).not.toContain('javascript');
  });

  it('a picture is what its bytes are, whatever its name says', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'.padEnd(100);
    const bytes = wordFile([question, p('', {}, picture('a.png')), answer], {
      pictures: { 'a.png': Buffer.from(svg) },
    });
    const { drafts, pictures } = await read('a.docx', bytes);
    expect(pictures).toEqual([]);
    expect(drafts[0]?.messages.map(({ message }) => message).join()).toMatch(/picture of kind SVG/);
  });
});

describe('a long file', () => {
  it.each([
    ['numbers', `[${'1,'.repeat(1_000_000)}1]`],
    ['homework', `[${'{"questions":[{}]},'.repeat(100_000)}{}]`],
  ])('of %s in one line of JSON is read in the time of a few plain files', async (_what, json) => {
    const started = process.cpuUsage();
    const { refusals } = await read('line.json', Buffer.from(json));
    expect(refusals[0]?.message).toMatch(/after 125000 values/);
    expect(await timesAPlainFile(started)).toBeLessThan(mostTimes);
  });

  it('of 1,000 questions is read in the time of a few plain files', async () => {
    const blocks = Array.from({ length: 1_000 }, (_, index) => [
      p(`${index + 1}. Which gas is number ${index + 1}? [1]`),
      ...['A) oxygen', 'B) nitrogen', 'C) argon', 'D) neon', 'Answer: B'].map((text) => p(text)),
    ]).flat();
    const started = process.cpuUsage();
    const { drafts } = await read('long.docx', wordFile(blocks));
    expect(drafts[0]?.assignment.questions).toHaveLength(1_000);
    expect(drafts[0]?.assignment.questions.every(({ correctAnswers }) => correctAnswers[0] === 'nitrogen')).toBe(true);
    expect(await timesAPlainFile(started)).toBeLessThan(mostTimes);
  });

  it('of 10,000 paragraphs without a question is no trouble', async () => {
    const blocks = Array.from({ length: 10_000 }, (_, index) =>
      p(`This is sentence number ${index} of a long text about nothing.`),
    );
    const started = process.cpuUsage();
    const { drafts } = await read('text.docx', wordFile(blocks));
    expect(drafts[0]?.messages.map(({ severity }) => severity)).toContain('error');
    expect(await timesAPlainFile(started)).toBeLessThan(mostTimes);
  });

  it.each<[label: string, line: (index: number) => string]>([
    ['one question', (index) => (index === 0 ? '1. Find all.' : `a) Find number ${index}.`)],
    ['sections with letters', (index) => ['Part A', 'i) What is it?', 'ii) What is that?'][index % 3] ?? ''],
    [
      'letters in brackets',
      (index) => (index % 2 === 0 ? `${index / 2 + 1}. The Sun is a (b)` : 'A. planet   B. star'),
    ],
  ])('of 5,000 lines of %s is read in the time of a few plain files', async (_label, line) => {
    const blocks = Array.from({ length: 5_000 }, (_, index) => p(line(index)));
    const started = process.cpuUsage();
    const { drafts } = await read('long.docx', wordFile([...blocks, p('Answers'), p('1. B')]));
    expect(drafts).toHaveLength(1);
    expect(await timesAPlainFile(started)).toBeLessThan(mostTimes);
  });

  it.each([
    ['of one line of underscores', `1. ${'_'.repeat(200_000)} [1]`],
    ['of one line of spaces', `1. a${' '.repeat(200_000)}b`],
    ['of one line of brackets', `1. ${'[('.repeat(100_000)}`],
    ['of one line of dots', `1. ${'. '.repeat(100_000)}`],
    ['of one line of digits', '1. '.repeat(50_000)],
    ['of one line of letters with brackets', 'A) b '.repeat(40_000)],
    ['of one line of the word answer', 'answer: '.repeat(30_000)],
  ])('%s is read in the time of a few plain files', async (_label, text) => {
    const started = process.cpuUsage();
    await read('line.docx', wordFile([p(text), answer]));
    expect(await timesAPlainFile(started)).toBeLessThan(mostTimes);
  });
});
