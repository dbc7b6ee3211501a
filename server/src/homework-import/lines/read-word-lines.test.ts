import { describe, expect, it } from 'vitest';
import { writeZip } from '../../files/write-zip.ts';
import { onePixel } from '../testing/one-pixel.ts';
import { printLines } from '../testing/print-lines.ts';
import { p, picture, table, textBox, type WordFileOptions, wordFile } from '../testing/word-file.ts';
import { readWordLines } from './read-word-lines.ts';

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const run = (inside: string, look = '') => `<w:r><w:rPr>${look}</w:rPr>${inside}</w:r>`;
const text = (of: string, look = '') => run(`<w:t xml:space="preserve">${of}</w:t>`, look);
const paragraph = (inside: string, settings = '') => `<w:p><w:pPr>${settings}</w:pPr>${inside}</w:p>`;
const control = (settings: string, inside: string) =>
  `<w:sdt><w:sdtPr>${settings}</w:sdtPr><w:sdtContent>${inside}</w:sdtContent></w:sdt>`;
const mark = (type: string, inside = '') => run(`<w:fldChar w:fldCharType="${type}">${inside}</w:fldChar>`);
const cell = (inside: string, settings = '') => `<w:tc><w:tcPr>${settings}</w:tcPr>${inside}</w:tc>`;
const row = (...cells: readonly string[]) => `<w:tr>${cells.join('')}</w:tr>`;
const shape = (inside: string) =>
  run(
    `<w:drawing><wp:anchor><wp:docPr id="1" descr="a wave"/><a:graphic>${inside}</a:graphic></wp:anchor></w:drawing>`,
  );
const styles = (inside: string) => ({ 'word/styles.xml': `<w:styles ${w}>${inside}</w:styles>` });
const related = (...kinds: readonly (readonly [id: string, kind: string, target: string])[]) =>
  `<Relationships>${kinds
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="http://x/relationships/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const printed = async (blocks: readonly string[], options: WordFileOptions = {}) =>
  printLines(await readWordLines(wordFile(blocks, options))).split('\n');
type Cases = readonly (readonly [why: string, blocks: readonly string[], lines: readonly string[]])[];

describe('lines and their text', () => {
  it.each<Cases[number]>([
    ['each paragraph that shows anything is a line', [p('One'), p('  '), p('Two')], ['1 One', '3 Two']],
    ['what follows a soft break goes on in its paragraph', [p('One\nTwo')], ['1 One', '1+ Two']],
    [
      'a page may end within a paragraph',
      [paragraph(text('One') + run('<w:br w:type="page"/>') + text('Two'))],
      ['1 One', '1+ Two'],
    ],
    ['tabs stay within a line, not before it', [p('\tA) tin\tB) ice')], ['1 A) tin\tB) ice']],
    [
      'characters that nobody sees are nowhere, and every space is a space',
      [p('\u200fone\u00a0two\u200b\u00ad\u202c three\u2009four\ufeff')],
      ['1 one two three four'],
    ],
    [
      'raised and lowered characters are Unicode, where it has them',
      [p('H,,2,,O, 10^^-3^^, x^^A^^, v,,ÄB,, and the 1^^st^^')],
      ['1 H₂O, 10⁻³, x^(A), v_(ÄB) and the 1st'],
    ],
    [
      'what is raised in several runs is raised once',
      [
        paragraph(
          text('x') +
            text('A', '<w:vertAlign w:val="superscript"/>') +
            text('B', '<w:b/><w:vertAlign w:val="superscript"/>'),
        ),
      ],
      ['1 x^(A)«{bold}^(B)»'],
    ],
    [
      'signs of old typefaces are signs, typed or inserted',
      [
        paragraph(run('<w:sym w:font="Wingdings" w:char="F0FE"/>') + text(' gas')),
        paragraph(text('o', '<w:rFonts w:ascii="Wingdings"/>') + text(' ice')),
        paragraph(
          run('<w:sym w:font="Symbol" w:char="F070"/>') + text(' \uf0b7 ') + text('a', '<w:rFonts w:ascii="Symbol"/>'),
        ),
      ],
      ['1 ☑ gas <ticked>', '2 ☐ ice <unticked>', '3 π • α'],
    ],
    [
      'a hyphen that keeps words together is one',
      [paragraph(text('a') + run('<w:noBreakHyphen/>') + text('b'))],
      ['1 a-b'],
    ],
    [
      'of a word with its reading above it the word is read',
      [paragraph(run(`<w:ruby><w:rt>${text('kan')}</w:rt><w:rubyBase>${text('漢')}</w:rubyBase></w:ruby>`))],
      ['1 漢'],
    ],
  ])('%s', async (_why, blocks, lines) => {
    expect(await printed(blocks)).toEqual(lines);
  });
});

describe('looks', () => {
  const own = styles(
    [
      '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial"/></w:rPr></w:rPrDefault></w:docDefaults>',
      '<w:style w:type="paragraph" w:default="1" w:styleId="N"><w:name w:val="Normal"/></w:style>',
      '<w:style w:type="paragraph" w:styleId="Key"><w:name w:val="Key"/><w:basedOn w:val="N"/><w:rPr><w:b/></w:rPr></w:style>',
      '<w:style w:type="paragraph" w:styleId="Key2"><w:name w:val="Key 2"/><w:basedOn w:val="Key"/><w:pPr><w:outlineLvl w:val="2"/></w:pPr></w:style>',
      '<w:style w:type="paragraph" w:styleId="Titel"><w:name w:val="Title"/></w:style>',
      '<w:style w:type="character" w:styleId="Right"><w:name w:val="Right"/><w:rPr><w:color w:val="00B050"/></w:rPr></w:style>',
    ].join(''),
  );
  it.each<Cases[number]>([
    [
      'are told for the characters that have them',
      [p('a **gas** or %%tin%% or ==ice== or @@old@@ or ~~new~~')],
      ['1 a «{bold}gas» or «{colour ff0000}tin» or «{highlight yellow}ice» or «{underline}old» or «{struck}new»'],
    ],
    [
      'come from styles and what those are based on, and a run may switch them off',
      [
        paragraph(
          text('a') + text('b', '<w:b w:val="0"/>') + text('c', '<w:rStyle w:val="Right"/>'),
          '<w:pStyle w:val="Key2"/>',
        ),
      ],
      ['1 H3 «{bold}a»b«{bold, colour 00b050}c»'],
    ],
    ['the name of a style makes a heading, in whatever language its id is', [p('a', { style: 'Titel' })], ['1 H1 a']],
    [
      'of a ground count for all that is on it',
      [
        paragraph(text('a'), '<w:shd w:fill="FFFF00"/>'),
        `<w:tbl>${row(cell(p('b'), '<w:shd w:fill="92D050"/>'), cell(p('c'), '<w:shd w:fill="auto"/>'))}</w:tbl>`,
        paragraph(text('d', '<w:shd w:fill="C0C0C0"/>') + text('e', '<w:shd w:fill="F8F9FA"/>')),
      ],
      [
        '1 «{highlight ffff00}a»',
        '2 [T1 0.0 of 1×2] «{highlight 92d050}b»',
        '3 [T1 0.1 of 1×2] c',
        '4 «{highlight c0c0c0}d»e',
      ],
    ],
    [
      'nobody can tell from others are none: black, nearly black, automatic, the usual typeface',
      [
        paragraph(
          text('a', '<w:color w:val="auto"/>') +
            text('b', '<w:color w:val="202124"/>') +
            text('c', '<w:rFonts w:ascii="Arial"/>'),
        ),
      ],
      ['1 abc'],
    ],
    [
      'white is a colour on a ground, and nobody sees it on paper',
      [
        paragraph(
          text('a', '<w:color w:val="FFFFFF"/>') + text('b', '<w:color w:val="FFFFFF"/><w:highlight w:val="red"/>'),
        ),
      ],
      ['1 «{colour ffffff, highlight red}b»'],
    ],
    [
      'a frame around words marks them',
      [paragraph(text('a', '<w:bdr w:val="single"/>') + text('b', '<w:bdr w:val="nil"/>'))],
      ['1 «{highlight border}a»b'],
    ],
  ])('%s', async (_why, blocks, lines) => {
    expect(await printed(blocks, { parts: own })).toEqual(lines);
  });
});

describe('what is in other things', () => {
  it.each<Cases[number]>([
    [
      'a cell knows its place, that of a table within it too',
      [table(['a', table(['b', 'c'])])],
      ['1 [T1 0.0 of 1×2] a', '2 [T2 0.0 of 1×2] b', '3 [T2 0.1 of 1×2] c'],
    ],
    [
      'cells that are merged are one',
      [
        `<w:tbl>${row(cell(p('a'), '<w:vMerge w:val="restart"/>'), cell(p('b'), '<w:gridSpan w:val="2"/>'))}${row(
          cell(p('under a'), '<w:vMerge/>'),
          cell(p('c')),
          cell(p('d')),
        )}<w:tr><w:trPr><w:gridBefore w:val="2"/></w:trPr>${cell(p('e'))}</w:tr></w:tbl>`,
      ],
      [
        '1 [T1 0.0 of 3×3] a',
        '2 [T1 0.1 of 3×3] b',
        '3 [T1 0.0 of 3×3] under a',
        '4 [T1 1.1 of 3×3] c',
        '5 [T1 1.2 of 3×3] d',
        '6 [T1 2.2 of 3×3] e',
      ],
    ],
    [
      'a row that was deleted is gone',
      [`<w:tbl><w:tr><w:trPr><w:del/></w:trPr>${cell(p('a'))}</w:tr>${row(cell(p('b')))}</w:tbl>`],
      ['1 [T1 0.0 of 1×1] b'],
    ],
    [
      'rows and cells may stand in controls',
      [`<w:tbl>${control('', row(control('', cell(p('a'))), cell(control('', p('b')))))}</w:tbl>`],
      ['1 [T1 0.0 of 1×2] a', '2 [T1 0.1 of 1×2] b'],
    ],
    ['a text box is read once, behind its paragraph', [p('Look', {}, textBox(p('boxed')))], ['1 Look', '2 boxed']],
    [
      'a text box of older programs is read',
      [
        p(
          'Look',
          {},
          run(
            `<w:pict><v:group><v:rect><v:textbox><w:txbxContent>${p('old')}</w:txbxContent></v:textbox></v:rect></v:group></w:pict>`,
          ),
        ),
      ],
      ['1 Look', '2 old'],
    ],
    [
      'where there is nothing to choose the fallback is read',
      [paragraph(`<mc:AlternateContent><mc:Choice/><mc:Fallback>${text('a')}</mc:Fallback></mc:AlternateContent>`)],
      ['1 a'],
    ],
    [
      'letters drawn as a picture are text',
      [paragraph(run('<w:pict><v:shape><v:textpath string="Photosynthesis"/></v:shape></w:pict>'))],
      ['1 Photosynthesis'],
    ],
  ])('%s', async (_why, blocks, lines) => {
    expect(await printed(blocks)).toEqual(lines);
  });
});

describe('forms, fields and changes', () => {
  const boxField = (state: string) =>
    mark('begin', `<w:ffData><w:checkBox>${state}</w:checkBox></w:ffData>`) +
    run('<w:instrText> FORMCHECKBOX </w:instrText>') +
    mark('end');
  it.each<Cases[number]>([
    [
      'a check box is read with its state',
      [
        paragraph(control('<w14:checkbox><w14:checked w14:val="1"/></w14:checkbox>', text('✗')) + text(' a')),
        paragraph(control('<w14:checkbox><w14:checked w14:val="0"/></w14:checkbox>', text('☐')) + text(' b')),
        paragraph(boxField('<w:default w:val="1"/>') + text(' c')),
        paragraph(boxField('<w:default w:val="1"/><w:checked w:val="0"/>') + text(' d')),
      ],
      ['1 ☑ a <ticked>', '2 ☐ b <unticked>', '3 ☑ c <ticked>', '4 ☐ d <unticked>'],
    ],
    [
      'a control that nobody filled in is a gap, one that somebody did is what was typed',
      [
        paragraph(text('Name: ') + control('<w:showingPlcHdr/>', text('Click here'))),
        control('<w:showingPlcHdr/>', p('Click here')),
        control('<w:text/>', p('Ada')),
      ],
      ['1 Name: ______', '2 ______', '3 Ada'],
    ],
    [
      'a list to choose from is a gap, whatever was chosen',
      [
        paragraph(
          text('A ') +
            control(
              '<w:dropDownList><w:listItem w:displayText="Choose an item."/><w:listItem w:value="gas"/><w:listItem w:value="tin"/></w:dropDownList>',
              text('tin'),
            ),
        ),
        paragraph(
          mark(
            'begin',
            '<w:ffData><w:ddList><w:result w:val="1"/><w:listEntry w:val="ice"/><w:listEntry w:val="air"/></w:ddList></w:ffData>',
          ) + mark('end'),
        ),
      ],
      ['1 A ______', '2 ______'],
    ],
    [
      'the result of a field is read, its instruction is not, with fields within it too',
      [
        paragraph(
          mark('begin') +
            run('<w:instrText>IF </w:instrText>') +
            mark('begin') +
            run('<w:instrText>PAGE</w:instrText>') +
            mark('separate') +
            text('7') +
            mark('end') +
            text('=7') +
            mark('separate') +
            text('yes') +
            mark('end') +
            text('!'),
        ),
        paragraph(`<w:fldSimple w:instr="DATE">${text('today')}</w:fldSimple>`),
        paragraph(mark('end') + text('a field that began before')),
      ],
      ['1 yes!', '2 today', '3 a field that began before'],
    ],
    [
      'what was deleted or moved away is gone, what was inserted is there',
      [
        paragraph(
          `${text('a ')}<w:del>${run('<w:delText>b</w:delText>')}</w:del><w:moveFrom>${text('c')}</w:moveFrom><w:ins>${text('d', '<w:b/>')}</w:ins><w:moveTo>${text('e')}</w:moveTo>`,
        ),
      ],
      ['1 a «{bold}d»e'],
    ],
    [
      'a paragraph whose end was deleted goes on in the next',
      [paragraph(text('One '), '<w:rPr><w:del/></w:rPr>'), p('two')],
      ['2 One two'],
    ],
  ])('%s', async (_why, blocks, lines) => {
    expect(await printed(blocks)).toEqual(lines);
  });
});

describe('lists', () => {
  const lists = {
    1: [
      ['decimal', '%1.'],
      ['lowerLetter', '%2)'],
    ],
    2: [['bullet', '•']],
  } satisfies WordFileOptions['lists'];
  it('count by themselves, the inner ones anew, and begin at a first line alone', async () => {
    const blocks = [
      p('Name it.\nNow!', { list: [1, 0] }),
      p('tin', { list: [1, 1] }),
      p('ice', { list: [1, 1] }),
      p('', { list: [1, 0] }),
      p('Why?', { list: [1, 0] }),
      p('heat', { list: [1, 1] }),
      p('so', { list: [2, 0] }),
    ];
    expect(await printed(blocks, { lists })).toEqual([
      '1 1. {1/0} Name it.',
      '1+ Now!',
      '2 a) {1/1} tin',
      '3 b) {1/1} ice',
      '5 3. {1/0} Why?',
      '6 a) {1/1} heat',
      '7 • {2/0} so',
    ]);
  });

  it('say what they write as a shape, and where a list is another one', async () => {
    const { lines } = await readWordLines(wordFile([p('a', { list: [1, 1] })], { lists }));
    expect(lines[0]?.list).toEqual({
      id: '1',
      abstractId: '1',
      level: 1,
      format: 'lowerLetter',
      value: 1,
      label: 'a)',
      shape: '#)',
    });
  });
});

describe('pictures and what cannot be read', () => {
  const pictures = { 'a.png': Buffer.concat([onePixel, Buffer.alloc(50)]), 'b.emf': Buffer.alloc(60) };

  it('pictures stand in their lines, each with its words and its place', async () => {
    const blocks = [
      p('Look: ', {}, picture('a.png', 'a wave')),
      p('', {}, picture('a.png')),
      p('', {}, textBox(p('in', {}, picture('a.png')))),
    ];
    const read = await readWordLines(wordFile(blocks, { pictures }));
    expect(printLines(read).split('\n')).toEqual(['1 Look: <picture 0>', '2 <picture 1>', '4 in <picture 2>']);
    expect(read.pictures.map(({ alt, place, type }) => [alt, place, type])).toEqual([
      ['a wave', 1, 'png'],
      [null, 2, 'png'],
      [null, 4, 'png'],
    ]);
    expect(read.messages).toEqual([]);
  });

  it.each<[what: string, block: string, message: string]>([
    [
      'of another kind',
      p('', {}, picture('b.emf', 'a wave')),
      'a picture of kind unknown: save it as PNG or JPEG (“a wave”)',
    ],
    [
      'elsewhere',
      p('', {}, picture('c.png')),
      'a picture that is linked to and not in the file: paste it into the document',
    ],
    ['nowhere', p('', {}, picture('d.png')), 'a picture that is not in the file'],
    [
      'that is a chart',
      paragraph(shape('<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"/>')),
      'a chart is not read (“a wave”)',
    ],
    [
      'that is SmartArt',
      paragraph(shape('<dgm:relIds xmlns:dgm="dgm"/>')),
      'a SmartArt drawing is not read (“a wave”)',
    ],
    ['of shapes', paragraph(shape('<wps:wsp/><wps:wsp/>')), 'a drawing is not read (“a wave”)'],
    ['of another program', paragraph(run('<w:object/>')), 'an embedded object is not read'],
    ['of a whole document', '<w:altChunk r:id="x"/>', 'a document within the document is not read'],
  ])('a picture %s is told', async (_what, block, message) => {
    const { messages, lines } = await readWordLines(
      wordFile([block], { pictures, links: { 'c.png': 'http://x/c.png' } }),
    );
    expect(lines).toEqual([]);
    expect(messages.map((one) => one.message)).toEqual([`Paragraph 1: ${message}.`]);
  });

  it('a line that decorates is nothing', async () => {
    const { messages } = await readWordLines(wordFile([paragraph(shape('<wps:wsp/>'))]));
    expect(messages).toEqual([]);
  });
});

describe('what is in no line is beside them', () => {
  const inWhite = (text: string) => `<w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>${text}</w:t></w:r>`;
  it.each([
    ['on paper', p('', {}, inWhite('secret')), []],
    ['on shaded paper', `<w:p><w:pPr><w:shd w:fill="1F3864"/></w:pPr>${inWhite('Title')}</w:p>`, ['Title']],
    ['in a cell, whose ground may be that of its table', table(['a', p('', {}, inWhite('b'))]), ['a', 'b']],
  ])('white letters %s', async (_where, block, seen) => {
    const { lines, asides } = await readWordLines(wordFile([block]));
    expect(lines.map(({ text: of }) => of)).toEqual(seen);
    expect(asides.map(({ kind, text: of }) => [kind, of])).toEqual(seen.length > 0 ? [] : [['hidden', 'secret']]);
  });

  it('notes, hidden text, headers and footers, each once', async () => {
    const note = (kind: string, id: number, of: string) => `<w:${kind} w:id="${id}">${p(of)}</w:${kind}>`;
    const parts = {
      'word/comments.xml': `<w:comments ${w}>${note('comment', 1, 'Good')}</w:comments>`,
      'word/footnotes.xml': `<w:footnotes ${w}>${note('footnote', 1, 'H,,2,,O')}${note('footnote', 2, 'not referred to')}</w:footnotes>`,
      'word/endnotes.xml': `<w:endnotes ${w}>${note('endnote', 1, 'The end')}</w:endnotes>`,
      'word/footer1.xml': `<w:ftr ${w}>${p('Page')}</w:ftr>`,
      'word/header1.xml': `<w:hdr ${w}>${p('Year 9')}${p('Page')}</w:hdr>`,
      'word/_rels/document.xml.rels': related(['a', 'header', 'header1.xml'], ['b', 'footer', '/word/footer1.xml']),
    };
    const references = ['comment', 'footnote', 'endnote'].map((kind) => run(`<w:${kind}Reference w:id="1"/>`)).join('');
    const { lines, asides, title } = await readWordLines(
      wordFile([p('One', {}, references), p('Two ##secret##', {}, references)], { parts, title: 'Water' }),
    );
    expect(lines.map(({ text: of }) => of)).toEqual(['One', 'Two']);
    expect(asides.map(({ kind, text: of, place }) => [kind, of, place])).toEqual([
      ['comment', 'Good', 1],
      ['footnote', 'H₂O', 1],
      ['endnote', 'The end', 1],
      ['hidden', 'secret', 2],
      ['header', 'Year 9', null],
      ['footer', 'Page', null],
    ]);
    expect(title).toBe('Water');
  });
});

describe('files of all programs', () => {
  it('the strict standard, other prefixes and another place of the document', async () => {
    const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
    const bytes = writeZip({
      '_rels/.rels': related(['a', 'officeDocument', 'word/document2.xml']),
      'word/document2.xml': `<d:document xmlns:d="${strict}"><d:body><d:p><d:pPr><d:pStyle d:val="H"/></d:pPr><d:r><d:rPr><d:b d:val="on"/></d:rPr><d:t>a</d:t></d:r></d:p></d:body></d:document>`,
      'word/styles.xml': `<styles xmlns="${strict}"><style styleId="H"><name val="heading 1"/></style></styles>`,
    });
    expect(printLines(await readWordLines(bytes))).toBe('1 H1 «{bold}a»');
  });
});
