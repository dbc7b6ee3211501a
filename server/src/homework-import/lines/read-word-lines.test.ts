import { describe, expect, it } from 'vitest';
import { printLines } from '../testing/print-lines.ts';
import { p, picture, table, textBox, type WordFileOptions, wordFile } from '../testing/word-file.ts';
import { readWordLines } from './read-word-lines.ts';

const printed = async (blocks: readonly string[], options: WordFileOptions = {}) =>
  printLines(await readWordLines(wordFile(blocks, options))).split('\n');

const numbered = {
  lists: {
    1: [
      ['decimal', '%1.'],
      ['lowerLetter', '%2)'],
    ],
    2: [['bullet', '•']],
  },
} satisfies WordFileOptions;
const run = (inside: string) => `<w:r>${inside}</w:r>`;
const text = (of: string) => run(`<w:t xml:space="preserve">${of}</w:t>`);

describe('the lines of a Word file', () => {
  it.each<[why: string, blocks: readonly string[], lines: readonly string[]]>([
    ['each paragraph that shows anything is a line', [p('One'), p('  '), p('Two')], ['1 One', '3 Two']],
    ['what stands behind a soft break goes on in its paragraph', [p('One\nTwo')], ['1 One', '1+ Two']],
    [
      'looks are told for the characters that have them',
      [p('a **gas** or %%tin%% or ==ice== or @@old@@ or ~~new~~')],
      ['1 a «{bold}gas» or «{colour ff0000}tin» or «{highlight yellow}ice» or «{underline}old» or «{struck}new»'],
    ],
    [
      'raised and lowered characters are Unicode',
      [p('H,,2,,O, 10^^-3^^, x^^A^^ and the 1^^st^^')],
      ['1 H₂O, 10⁻³, x^(A) and the 1st'],
    ],
    [
      'a style gives its look and its level',
      [p('Rocks', { style: 'Heading2' })],
      ['1 H2 «{bold, colour 2f5496}Rocks»'],
    ],
    [
      'lists count by themselves, the inner ones anew',
      [
        p('Name it.', { list: [1, 0] }),
        p('tin', { list: [1, 1] }),
        p('ice', { list: [1, 1] }),
        p('Why?', { list: [1, 0] }),
        p('heat', { list: [1, 1] }),
        p('so', { list: [2, 0] }),
      ],
      ['1 1. {1/0} Name it.', '2 a) {1/1} tin', '3 b) {1/1} ice', '4 2. {1/0} Why?', '5 a) {1/1} heat', '6 • {2/0} so'],
    ],
    [
      'a cell knows its place, that of a table within it too',
      [table(['a', table(['b', 'c'])])],
      ['1 [T1 0.0 of 1×2] a', '2 [T2 0.0 of 1×2 in T1 0.1 of 1×2] b', '3 [T2 0.1 of 1×2 in T1 0.1 of 1×2] c'],
    ],
    [
      'a text box is read once, behind its paragraph',
      [p('Look', {}, textBox(p('boxed')))],
      ['1 Look', '2 [box] boxed'],
    ],
    [
      'what was deleted is gone, what was inserted is told',
      [`<w:p>${text('a ')}<w:del>${run('<w:delText>b</w:delText>')}</w:del><w:ins>${text('c')}</w:ins></w:p>`],
      ['1 a «{inserted}c»'],
    ],
    [
      'the result of a field is read, its instruction is not',
      [
        `<w:p>${run('<w:fldChar w:fldCharType="begin"/>')}${run('<w:instrText>PAGE</w:instrText>')}${run('<w:fldChar w:fldCharType="separate"/>')}${text('7')}${run('<w:fldChar w:fldCharType="end"/>')}</w:p>`,
      ],
      ['1 7'],
    ],
    [
      'boxes of old fonts are boxes',
      [`<w:p>${run('<w:sym w:font="Wingdings" w:char="F0FE"/>')}${text(' gas')}</w:p>`],
      ['1 ☑ gas <ticked>'],
    ],
    [
      'an equation is text on one line',
      [
        '<w:p><m:oMath><m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:r><m:t>c</m:t></m:r></m:den></m:f><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath></w:p>',
      ],
      ['1 (a+b)/cx²'],
    ],
  ])('%s', async (_why, blocks, lines) => {
    expect(await printed(blocks, numbered)).toEqual(lines);
  });

  it('a picture that cannot be shown is told with its place and its words', async () => {
    const { lines, messages } = await readWordLines(
      wordFile([p('Look:'), p('', {}, picture('a.emf', 'a wave'))], { pictures: { 'a.emf': Buffer.alloc(60) } }),
    );
    expect(lines).toHaveLength(1);
    expect(messages.map(({ message }) => message)).toEqual([
      'Paragraph 2: a picture of kind unknown: save it as PNG or JPEG (“a wave”).',
    ]);
  });
});
