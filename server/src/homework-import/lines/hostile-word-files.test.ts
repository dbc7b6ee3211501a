import { describe, expect, it } from 'vitest';
import { RefusedFile } from '../../files/refused-file.ts';
import { writeZip } from '../../files/write-zip.ts';
import { p, picture, wordFile } from '../testing/word-file.ts';
import { readWordLines } from './read-word-lines.ts';

const body = (inside: string) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inside}</w:body></w:document>`;
const withDocument = (xml: string | Uint8Array) => wordFile([], { parts: { 'word/document.xml': xml } });
const refusalOf = async (bytes: Uint8Array) => {
  try {
    return `read: ${(await readWordLines(bytes)).lines.length} lines`;
  } catch (error) {
    return error instanceof RefusedFile ? `${error.refusal.code}: ${error.refusal.message}` : String(error);
  }
};
/** A zip whose directory says another size for its first part than there is. */
function lie(zip: Buffer, size: number): Buffer {
  const lied = Buffer.from(zip);
  lied.writeUInt32LE(size, lied.lastIndexOf('PK\x01\x02') + 24);
  return lied;
}
const manyParts = Object.fromEntries(Array.from({ length: 1_200 }, (_, index) => [`word/media/${index}.png`, 'x']));

describe('a file that is no document, or would do harm, is refused with what to do', () => {
  it.each<[what: string, make: () => Uint8Array, refusal: RegExp]>([
    [
      'a zip bomb',
      () => writeZip({ 'word/document.xml': Buffer.alloc(60 * 1024 * 1024, 'a') }),
      /^too-large: .*unpacks to 60 MB/,
    ],
    [
      '23 MB of XML in a small file',
      () => withDocument(body(`<w:p>${'a'.repeat(23 * 1024 * 1024)}</w:p>`)),
      /^too-large: .*times its size/,
    ],
    ['too many parts', () => writeZip(manyParts), /^too-large: .*1200 parts/],
    ['a size that is not true', () => lie(writeZip({ 'word/document.xml': body(p('x')) }), 5), /^invalid-input: /],
    [
      'a name that climbs out',
      () => writeZip({ '../../etc/passwd': 'x', 'word/document.xml': body('') }),
      /^invalid-input: .*damaged/,
    ],
    ['a zip that breaks off', () => wordFile([p('x')]).subarray(0, 900), /^invalid-input: .*damaged/],
    ['a zip without a document', () => writeZip({ 'a.xml': 'x' }), /^unsupported-type: .*holds no Word document/],
    [
      'entities that expand',
      () => withDocument(`<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]>${body(p('&c;'))}`),
      /document type/,
    ],
    ['an outer entity', () => withDocument(`<!DOCTYPE a SYSTEM "file:///etc/passwd">${body('')}`), /document type/],
    ['XML that breaks off', () => withDocument('<w:document><w:body><w:p>'), /^invalid-input: .*breaks off/],
    [
      'what is no XML',
      () => withDocument('<w:document><w:body></w:p></w:document>'),
      /^invalid-input: .*(?:well formed|breaks off)/,
    ],
    ['a document that is empty', () => withDocument(''), /^invalid-input: .*breaks off/],
    [
      'XML nested without end',
      () => withDocument(body('<w:tbl><w:tr><w:tc>'.repeat(300))),
      /^invalid-input: .*nested too deeply/,
    ],
    [
      'one block of too many elements',
      () => withDocument(body(`<w:p>${'<w:r/>'.repeat(450_000)}</w:p>`)),
      /^too-large: /,
    ],
    [
      'more paragraphs than anybody writes',
      () => withDocument(body('<w:p/>'.repeat(50_001))),
      /^too-large: .*50000 paragraphs/,
    ],
    [
      'a style sheet that is broken',
      () => wordFile([p('x')], { parts: { 'word/styles.xml': '<w:styles><w:style>' } }),
      /^invalid-input: .*breaks off/,
    ],
  ])('%s', async (_what, make, refusal) => {
    expect(await refusalOf(make())).toMatch(refusal);
  });
});

describe('what is strange and harmless is read', () => {
  it.each<[what: string, make: () => Uint8Array, texts: readonly string[]]>([
    [
      'markup of the web is letters',
      () => wordFile([p('<script>alert(1)</script> & <img>')]),
      ['<script>alert(1)</script> & <img>'],
    ],
    [
      'names that every object has',
      () =>
        withDocument(body('<w:p><w:toString><w:r><w:t>a</w:t></w:r></w:toString></w:p><w:__proto__ w:__proto__="x"/>')),
      ['a'],
    ],
    [
      'styles that are based on each other',
      () =>
        wordFile([p('x', { style: 'A' })], {
          parts: {
            'word/styles.xml':
              '<w:styles xmlns:w="w"><w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>',
          },
        }),
      ['x'],
    ],
    [
      'numbers out of all bounds',
      () =>
        withDocument(
          body(
            '<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="999999999"/></w:tcPr><w:p><w:pPr><w:ind w:left="99999999999999"/><w:outlineLvl w:val="-7"/><w:numPr><w:ilvl w:val="-1"/><w:numId w:val="x"/></w:numPr></w:pPr><w:r><w:t>a</w:t></w:r></w:p></w:tc></w:tr></w:tbl>',
          ),
        ),
      ['a'],
    ],
    ['UTF-16', () => withDocument(Buffer.from(`\ufeff${body(p('é✓'))}`, 'utf16le')), ['é✓']],
    [
      'prefixes that nobody declared, characters that XML forbids',
      () => withDocument('<d><body><q:p><q:r><q:t>a\u0001b&nbsp;</q:t></q:r></q:p></body></d>'),
      ['ab&nbsp;'],
    ],
  ])('%s', async (_what, make, texts) => {
    const { lines } = await readWordLines(make());
    expect(lines.map(({ text }) => text)).toEqual(texts);
  });

  it('an address of a link is nowhere', async () => {
    const link = '<w:p><w:hyperlink r:id="evil"><w:r><w:t>here</w:t></w:r></w:hyperlink></w:p>';
    const document = await readWordLines(wordFile([link], { links: { evil: 'javascript:alert(1)' } }));
    expect(document.lines.map(({ text }) => text)).toEqual(['here']);
    expect(JSON.stringify(document)).not.toContain('javascript');
  });

  it('a picture is what its bytes are, whatever its name says', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'.padEnd(100));
    const { pictures, messages } = await readWordLines(
      wordFile([p('', {}, picture('a.png'))], { pictures: { 'a.png': svg } }),
    );
    expect(pictures).toEqual([]);
    expect(messages.map(({ message }) => message).join()).toMatch(/picture of kind SVG/);
  });
});

/** Milliseconds of this process, so that a busy machine is no failure. */
async function timeOf(bytes: Uint8Array): Promise<number> {
  const since = process.cpuUsage();
  await readWordLines(bytes);
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

/** How many times the time of 1,000 plain paragraphs a file takes: the same on a slow machine. */
async function timesAPlainFile(bytes: Uint8Array): Promise<number> {
  const plain = wordFile(Array.from({ length: 1_000 }, (_, index) => p(`This is sentence number ${index}.`)));
  await timeOf(plain);
  return (await timeOf(bytes)) / (await timeOf(plain));
}

describe('time grows with the length of a file and no faster', () => {
  const cells = '<w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc>'.repeat(10);
  it.each<[what: string, make: () => Uint8Array, most: number]>([
    [
      '10,000 paragraphs',
      () => wordFile(Array.from({ length: 10_000 }, (_, index) => p(`a **bold** sentence ${index}`))),
      60,
    ],
    ['a table of 1,000 rows', () => wordFile([`<w:tbl>${`<w:tr>${cells}</w:tr>`.repeat(1_000)}</w:tbl>`]), 60],
    ['10,000 runs in a paragraph', () => wordFile([p('**a**b'.repeat(5_000))]), 30],
    ['10,000 soft breaks in a paragraph', () => wordFile([p('a\n'.repeat(10_000))]), 30],
    ['a line of 200,000 spaces', () => wordFile([p(`a${' '.repeat(200_000)}b`)]), 20],
    ['a line of 200,000 raised letters', () => wordFile([p(`^^${'A '.repeat(100_000)}^^`)]), 20],
    ['an attribute of 1 MB', () => withDocument(body(`<w:p w:x="${'1 '.repeat(500_000)}"/>`)), 20],
    [
      '20,000 attributes',
      () => withDocument(body(`<w:p ${Array.from({ length: 20_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`)),
      30,
    ],
    [
      '80 text boxes within each other',
      () =>
        wordFile(['<w:p><w:r><w:pict><w:txbxContent>'.repeat(60) + '</w:txbxContent></w:pict></w:r></w:p>'.repeat(60)]),
      10,
    ],
    [
      'an equation of 10,000 fractions',
      () =>
        wordFile([
          p(
            '',
            {},
            `<m:oMath>${'<m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f>'.repeat(10_000)}</m:oMath>`,
          ),
        ]),
      60,
    ],
    [
      '5,000 references to a long note',
      () =>
        wordFile(
          Array.from({ length: 5_000 }, () => '<w:p><w:r><w:commentReference w:id="1"/></w:r></w:p>'),
          {
            parts: {
              'word/comments.xml': `<w:comments xmlns:w="w"><w:comment w:id="1">${p('long '.repeat(20_000))}</w:comment></w:comments>`,
            },
          },
        ),
      30,
    ],
  ])('%s', async (_what, make, most) => {
    expect(await timesAPlainFile(make())).toBeLessThan(most);
  });
});
