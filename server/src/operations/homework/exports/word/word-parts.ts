import {
  AlignmentType,
  BorderStyle,
  Document,
  ImageRun,
  type ISectionOptions,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { Picture } from '../paper/pictures.ts';

/** Widths of A4 between its margins, in twentieths of a point. */
const textWidth = 9_600;
/** How far what belongs to a question is from the left. */
const indent = 600;
/** Widest picture, in pixels. */
const widest = 460;

export type Block = Paragraph | Table;

/** The bytes of a document with these blocks. */
export async function documentOf(title: string, children: ISectionOptions['children']): Promise<Buffer> {
  const margin = { top: 1_100, bottom: 1_100, left: 1_150, right: 1_150 };
  const document = new Document({
    title,
    creator: 'Markwell',
    styles: { default: { document: { run: { font: 'Arial', size: 22 }, paragraph: { spacing: { after: 100 } } } } },
    sections: [{ properties: { page: { size: { width: 11_906, height: 16_838 }, margin } }, children }],
  });
  return Packer.toBuffer(document);
}

export const titleLine = (text: string) =>
  new Paragraph({ children: [new TextRun({ text, bold: true, size: 34 })], spacing: { after: 200 } });

/** A paragraph of its own for each line; those of a question stand in a little. */
export const textLines = (text: string, { isIn = false, italics = false } = {}): Paragraph[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => inLine([new TextRun({ text: line, italics })], isIn));

export const inLine = (children: readonly ParagraphChild[], isIn = true) =>
  new Paragraph({ children: [...children], ...(isIn && { indent: { left: indent } }), keepNext: true });

/** The text of a question behind its number, with its marks at the right. */
export function questionLines(number: string, text: string, marks: number): Paragraph[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const all = lines.length === 0 ? [''] : lines;
  return all.map((line, index) => {
    const start = index === 0 ? [new TextRun({ text: `${number}\t`, bold: true })] : [];
    const end = index === all.length - 1 && marks > 0 ? [new TextRun({ text: `\t[${marks}]`, bold: true })] : [];
    return new Paragraph({
      children: [...start, new TextRun(line), ...end],
      indent: { left: indent, ...(index === 0 && { hanging: indent }) },
      tabStops: [
        { type: TabStopType.LEFT, position: indent },
        { type: TabStopType.RIGHT, position: textWidth },
      ],
      spacing: { before: index === 0 ? 280 : 0, after: 100 },
      keepNext: true,
    });
  });
}

/** Dotted lines to write on, the last with `end` behind it. */
export const room = (count: number, end = ''): Paragraph[] =>
  Array.from({ length: count }, (_line, index) => {
    const isLast = index === count - 1;
    const position = isLast && end !== '' ? textWidth / 2 : textWidth;
    return new Paragraph({
      children: [new TextRun('\t'), ...(isLast && end !== '' ? [new TextRun(` ${end}`)] : [])],
      indent: { left: indent },
      tabStops: [{ type: TabStopType.RIGHT, position, leader: 'dot' }],
      spacing: { before: 160, after: 60 },
      keepNext: !isLast,
    });
  });

/** One light grey pixel: what cannot show drawings shows a box in their place. */
const box = {
  type: 'png',
  data: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGO4CwAA3wDeKXlwtgAAAABJRU5ErkJggg==',
    'base64',
  ),
} as const;

export function pictureLine(picture: Picture, alt: string): Paragraph {
  const scale = Math.min(1, widest / picture.width);
  const transformation = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
  const altText = { name: picture.name, title: '', description: alt };
  const { bytes: data, type } = picture;
  const run =
    type === 'image/svg+xml'
      ? new ImageRun({ type: 'svg', data, fallback: box, transformation, altText })
      : new ImageRun({ type: type === 'image/png' ? 'png' : 'jpg', data, transformation, altText });
  return new Paragraph({ children: [run], alignment: AlignmentType.CENTER, keepNext: true });
}

/** Rows of cells, each with its lines; the first row is a heading. */
export function gridOf(rows: readonly (readonly string[])[], widths?: readonly number[]): Table {
  const edge = { style: BorderStyle.SINGLE, size: 4, color: '808080' };
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    borders: { top: edge, bottom: edge, left: edge, right: edge, insideHorizontal: edge, insideVertical: edge },
    ...(widths && { columnWidths: widths }),
    rows: rows.map(
      (cells, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          children: cells.map(
            (text, column) =>
              new TableCell({
                margins: { top: 60, bottom: 60, left: 100, right: 100 },
                ...(widths && { width: { size: widths[column] ?? 0, type: WidthType.DXA } }),
                children: text
                  .split('\n')
                  .map((line) => new Paragraph({ children: [new TextRun({ text: line, bold: index === 0 })] })),
              }),
          ),
        }),
    ),
  });
}
