import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { p, wordFile } from '../testing/word-file.ts';
import { readWordLines } from './read-word-lines.ts';

const numberingFile = (inside: string) => ({
  parts: {
    'word/numbering.xml': `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${inside}</w:numbering>`,
  },
});
const level = (at: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${at}">${more}<w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const abstract = (id: number, inside: string) => `<w:abstractNum w:abstractNumId="${id}">${inside}</w:abstractNum>`;
const num = (id: number, of: number, inside = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${inside}</w:num>`;
const restart = (at: number, start: number) =>
  `<w:lvlOverride w:ilvl="${at}"><w:startOverride w:val="${start}"/></w:lvlOverride>`;

const labelsOf = async (numbering: string, blocks: readonly string[]) => {
  const { lines } = await readWordLines(wordFile(blocks, numberingFile(numbering)));
  return lines.map(({ list }) => list?.label ?? '');
};
const items = (...lists: readonly (readonly [listId: number, level: number])[]) =>
  lists.map((list, index) => p(`item ${index}`, { list }));

describe('the labels of lists', () => {
  it.each<[why: string, numbering: string, blocks: readonly string[], labels: readonly string[]]>([
    [
      'a level may write the numbers of those above',
      abstract(1, level(0, 'decimal', '%1.') + level(1, 'decimal', '%1.%2')) + num(1, 1),
      items([1, 0], [1, 1], [1, 1], [1, 0], [1, 1]),
      ['1.', '1.1', '1.2', '2.', '2.1'],
    ],
    [
      'lists of one kind go on counting, those that say where to start do not',
      abstract(1, level(0, 'lowerLetter', '%1)')) + num(1, 1) + num(2, 1) + num(3, 1, restart(0, 1)),
      items([1, 0], [2, 0], [3, 0], [3, 0]),
      ['a)', 'b)', 'a)', 'b)'],
    ],
    [
      'a list may write a level in its own way',
      abstract(1, level(0, 'decimal', '%1.')) +
        num(1, 1) +
        num(2, 1, `<w:lvlOverride w:ilvl="0">${level(0, 'upperRoman', 'Part %1')}</w:lvlOverride>`),
      items([1, 0], [2, 0]),
      ['1.', 'Part II'],
    ],
    [
      'a level may go on although one above it counted',
      abstract(1, level(0, 'decimal', '%1.') + level(1, 'decimal', 'Question %2', '<w:lvlRestart w:val="0"/>')) +
        num(1, 1),
      items([1, 0], [1, 1], [1, 0], [1, 1]),
      ['1.', 'Question 1', '2.', 'Question 2'],
    ],
    [
      'a level may start again with the outermost alone',
      abstract(
        1,
        level(0, 'decimal', '%1.') +
          level(1, 'lowerLetter', '%2)') +
          level(2, 'decimal', '(%3)', '<w:lvlRestart w:val="1"/>'),
      ) + num(1, 1),
      items([1, 0], [1, 1], [1, 2], [1, 1], [1, 2], [1, 0], [1, 2]),
      ['1.', 'a)', '(1)', 'b)', '(2)', '2.', '(1)'],
    ],
    [
      'a style of lists lends its levels to those that are linked to it',
      `<w:abstractNum w:abstractNumId="1"><w:styleLink w:val="Tasks"/>${level(0, 'upperLetter', '(%1)')}</w:abstractNum>` +
        abstract(2, '<w:numStyleLink w:val="Tasks"/>') +
        num(1, 1) +
        num(2, 2),
      items([1, 0], [2, 0]),
      ['(A)', '(B)'],
    ],
    [
      'legal numbering is in digits',
      abstract(1, level(0, 'upperRoman', '%1') + level(1, 'decimal', '%1.%2', '<w:isLgl/>')) + num(1, 1),
      items([1, 0], [1, 0], [1, 1]),
      ['I', 'II', '2.1'],
    ],
    [
      'a bullet of a typeface of signs is the sign',
      abstract(
        1,
        '<w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="&#xF0A8;"/><w:rPr><w:rFonts w:ascii="Wingdings"/></w:rPr></w:lvl>',
      ) + num(1, 1),
      items([1, 0]),
      ['☐'],
    ],
    ['a list that does not exist has no label', num(1, 7), items([1, 0], [9, 0]), ['', '']],
    [
      'what nobody counts so high is in digits',
      abstract(1, level(0, 'lowerRoman', '%1.', '<w:start w:val="399"/>')) + num(1, 1),
      items([1, 0], [1, 0]),
      ['cccxcix.', '400.'],
    ],
  ])('%s', async (_why, numbering, blocks, labels) => {
    expect(await labelsOf(numbering, blocks)).toEqual(labels);
  });

  it('a paragraph is numbered by its style, at the level that names the style', async () => {
    const numbering =
      abstract(1, level(0, 'decimal', '%1.') + level(1, 'lowerLetter', '%2)', '<w:pStyle w:val="Option"/>')) +
      num(1, 1);
    const style = (id: string, inside: string) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:pPr>${inside}</w:pPr></w:style>`;
    const { parts } = numberingFile(numbering);
    const styles = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${style(
      'Question',
      '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>',
    )}${style('Option', '<w:numPr><w:numId w:val="1"/></w:numPr>')}</w:styles>`;
    const blocks = ['Question', 'Option', 'Option', 'Question'].map((name) => p(name, { style: name }));
    const bytes = wordFile([...blocks, p('plain', { style: 'Option', list: [0, 0] })], {
      parts: { ...parts, 'word/styles.xml': styles },
    });
    const { lines } = await readWordLines(bytes);
    expect(lines.map(({ list }) => list?.label ?? '')).toEqual(['1.', 'a)', 'b)', '2.', '']);
  });

  it('counts as a simple model does, whatever the order of lists and levels', async () => {
    const levels = ['decimal', 'lowerLetter', 'lowerRoman']
      .map((format, at) => level(at, format, `%${at + 1}.`))
      .join('');
    const numbering =
      abstract(1, levels) + num(1, 1) + num(2, 1) + num(3, 1, restart(0, 5)) + abstract(2, levels) + num(4, 2);
    const kinds: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 1, 4: 2 };
    const item = fc.tuple(fc.constantFrom(1, 2, 3, 4), fc.nat(2));
    await fc.assert(
      fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 30 }), async (list) => {
        const { lines } = await readWordLines(wordFile(items(...list), numberingFile(numbering)));
        const counts: Record<number, number[]> = { 1: [0, 0, 0], 2: [0, 0, 0] };
        let isStarted = false;
        const expected = list.map(([listId, at]) => {
          const own = counts[kinds[listId] ?? 0] ?? [];
          if (listId === 3 && !isStarted) {
            own[0] = 4;
            isStarted = true;
          }
          own[at] = (own[at] ?? 0) + 1;
          own.fill(0, at + 1);
          return own[at];
        });
        expect(lines.map((line) => line.list?.value)).toEqual(expected);
        expect(lines.map((line) => line.list?.level)).toEqual(list.map(([, at]) => at));
      }),
      { numRuns: 60 },
    );
  });
});
