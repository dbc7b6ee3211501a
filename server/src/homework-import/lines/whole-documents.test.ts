import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeXml, textBox, wordFile } from '../testing/word-file.ts';
import type { Line } from './line.ts';
import { readWordLines } from './read-word-lines.ts';

/** A part of a document: what it is in the file, and what a reader sees of it, each look as its own sign. */
interface Part {
  readonly xml: string;
  readonly seen: string;
}

const looks: Readonly<Record<string, string>> = {
  '': '',
  b: '<w:b/>',
  u: '<w:u w:val="single"/>',
  c: '<w:color w:val="FF0000"/>',
  h: '<w:highlight w:val="yellow"/>',
};
const letters = fc.string({
  unit: fc.constantFrom(...'abcXYZ019.,?()[]_&<>\'"äß€中é ✓☐'),
  minLength: 1,
  maxLength: 12,
});
const run = (look: string, inside: string) => `<w:r><w:rPr>${looks[look] ?? ''}</w:rPr>${inside}</w:r>`;
const typed = (text: string) => `<w:t xml:space="preserve">${escapeXml(text)}</w:t>`;

const text = fc
  .tuple(fc.constantFrom(...Object.keys(looks)), letters)
  .map(([look, of]): Part => ({ xml: run(look, typed(of)), seen: seenOf(of, look) }));
const unseen = fc.constantFrom(
  '<w:r><w:tab/></w:r>',
  '<w:r><w:br/></w:r>',
  '<w:r><w:br w:type="page"/></w:r>',
  '<w:r><w:t>\u200b\u200e</w:t></w:r>',
  '<w:r><w:t>\u00a0</w:t></w:r>',
  '<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>',
  '<w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r>',
  '<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>PAGE</w:instrText><w:fldChar w:fldCharType="end"/></w:r>',
);
const around = fc.constantFrom(
  ['<w:hyperlink w:anchor="x">', '</w:hyperlink>'],
  ['<w:smartTag>', '</w:smartTag>'],
  ['<w:fldSimple w:instr="REF x">', '</w:fldSimple>'],
  ['<w:sdt><w:sdtPr/><w:sdtContent>', '</w:sdtContent></w:sdt>'],
  ['<w:constructor>', '</w:constructor>'],
);
const inline = fc.oneof(
  { weight: 5, arbitrary: text },
  unseen.map((xml): Part => ({ xml, seen: '' })),
  fc.tuple(around, text).map(([[open, close], of]): Part => ({ xml: `${open}${of.xml}${close}`, seen: of.seen })),
);
const joined = (parts: readonly Part[]): Part => ({
  xml: parts.map(({ xml }) => xml).join(''),
  seen: parts.map(({ seen }) => seen).join(''),
});
const paragraph = fc.array(inline, { maxLength: 6 }).map((parts): Part => {
  const { xml, seen } = joined(parts);
  return { xml: `<w:p>${xml}</w:p>`, seen };
});
const boxed = fc.tuple(paragraph, paragraph).map(
  ([outer, inner]): Part => ({
    xml: outer.xml.replace(/<\/w:p>$/u, `${textBox(inner.xml)}</w:p>`),
    seen: outer.seen + inner.seen,
  }),
);
const blocks = fc.letrec<{ block: Part; table: Part }>((tie) => ({
  block: fc.oneof({ depthSize: 'small' }, paragraph, paragraph, boxed, tie('table')),
  table: fc
    .array(fc.array(fc.array(tie('block'), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((rows): Part => {
      const cell = (parts: readonly Part[]) => `<w:tc>${joined(parts).xml}</w:tc>`;
      const xml = rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('');
      return {
        xml: `<w:tbl>${xml}</w:tbl>`,
        seen: rows
          .flat(2)
          .map(({ seen }) => seen)
          .join(''),
      };
    }),
}));

/** What is seen of a text in a look, a character behind the sign of its look each; spaces are not seen. */
function seenOf(of: string, look: string): string {
  return [...of.replace(/\s/gu, '')].map((letter) => look + letter).join('');
}

function seenInLine({ text: of, runs }: Line): string {
  return runs
    .map(({ from, to, look }) => {
      const [name = ''] = Object.keys(look);
      return seenOf(of.slice(from, to), name === 'bold' ? 'b' : name.charAt(0));
    })
    .join('');
}

it('every character that is seen is in one line, in order and in its look, and nothing else is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(blocks.block, { maxLength: 5 }), async (parts) => {
      const { lines, asides } = await readWordLines(wordFile(parts.map(({ xml }) => xml)));
      expect(lines.map(seenInLine).join('')).toBe(joined(parts).seen);
      expect(asides.every(({ kind, text: of }) => kind === 'hidden' && /^(?:hidden)+$/u.test(of))).toBe(true);
      for (const [index, line] of lines.entries()) {
        expect(line.index).toBe(index);
        expect(line.text).toBe(line.text.trim());
        expect(line.runs.map(({ from }) => from)).toEqual([0, ...line.runs.slice(0, -1).map(({ to }) => to)]);
        expect(line.runs.at(-1)?.to).toBe(line.text.length);
        expect(line.runs.every(({ from, to }) => from < to)).toBe(true);
        expect(line.place).toBeGreaterThanOrEqual(lines[index - 1]?.place ?? 1);
        expect(line.isSoft).toBe(line.place === lines[index - 1]?.place);
      }
    }),
    { numRuns: 150 },
  );
});

it('a cell knows where it is, however rows are cut', async () => {
  const widths = fc.array(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(widths, async (rows) => {
      const cell = (width: number) =>
        `<w:tc><w:tcPr><w:gridSpan w:val="${width}"/></w:tcPr><w:p><w:r><w:t>x</w:t></w:r></w:p></w:tc>`;
      const xml = rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('');
      const { lines } = await readWordLines(wordFile([`<w:tbl>${xml}</w:tbl>`]));
      const total = (row: readonly number[]) => row.reduce((sum, width) => sum + width, 0);
      const columns = Math.max(...rows.map(total));
      const expected = rows.flatMap((row, at) =>
        row.map((_width, index) => {
          return { table: 1, row: at, column: total(row.slice(0, index)), rows: rows.length, columns };
        }),
      );
      expect(lines.map((line) => line.cell)).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});
