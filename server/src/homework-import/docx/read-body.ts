import { attribute, elements, find } from '../xml/find.ts';
import type { XmlElement } from '../xml/parse-xml.ts';
import { choiceParagraphs } from './choices.ts';
import type { Block, Cell, ListLabel, Paragraph } from './document.ts';
import { type BodyContext, chosen, type Gathered, joinSpans, plain, readInline } from './read-inline.ts';
import { isColoured } from './read-run.ts';

/** The blocks that an element of the body, a cell or a text box holds. */
export function readBlock(element: XmlElement, context: BodyContext): Block[] {
  switch (element.name) {
    case 'w:p':
      return readParagraph(element, context);
    case 'w:tbl':
      return [readTable(element, context)];
    case 'w:sdt':
      return readControl(element, context);
    case 'w:customXml':
    case 'w:ins':
    case 'w:moveTo':
      return elements(element).flatMap((child) => readBlock(child, context));
    case 'mc:AlternateContent':
      return elements(chosen(element)).flatMap((child) => readBlock(child, context));
    default:
      return [];
  }
}

/** A content control around paragraphs: a field of a form has been typed into, or shows its prompt, which is a gap. */
function readControl(control: XmlElement, context: BodyContext): Block[] {
  const properties = find(control, 'w:sdtPr');
  const blocks = elements(find(control, 'w:sdtContent')).flatMap((child) => readBlock(child, context));
  const isNamed = /^(?!goog_)./.test(
    attribute(properties, 'w:val', 'w:alias') ?? attribute(properties, 'w:val', 'w:tag') ?? '',
  );
  const isPart = find(properties, 'w:docPartObj') !== undefined;
  const isField =
    !isPart && (isNamed || find(properties, 'w:placeholder') !== undefined || find(properties, 'w:text') !== undefined);
  const isPrompt = find(properties, 'w:showingPlcHdr') !== undefined;
  if (!isField && !isPrompt) return blocks;
  return blocks.map((block): Block => {
    if (block.kind === 'table') return block;
    const [first] = block.spans;
    return isPrompt && first !== undefined
      ? { ...block, spans: [{ ...first, text: '______' }] }
      : { ...block, isTyped: true };
  });
}

function readTable(table: XmlElement, context: BodyContext): Block {
  const number = context.count + 1;
  const rows = flatten(table, 'w:tr').map((row) =>
    flatten(row, 'w:tc').map((cell): Cell => {
      const properties = find(cell, 'w:tcPr');
      return {
        blocks: elements(cell).flatMap((child) => readBlock(child, context)),
        span: Math.min(50, Number(attribute(properties, 'w:val', 'w:gridSpan')) || 1),
        shaded: isColoured(attribute(properties, 'w:fill', 'w:shd')),
      };
    }),
  );
  return { kind: 'table', number, rows };
}

/** Rows, or cells, also those inside content controls. */
function flatten(parent: XmlElement, name: string): XmlElement[] {
  return elements(parent).flatMap((child) => {
    if (child.name === name) return [child];
    return /^w:(sdt|sdtContent|customXml|ins)$/.test(child.name) ? flatten(child, name) : [];
  });
}

function readParagraph(element: XmlElement, context: BodyContext): Block[] {
  context.count += 1;
  const number = context.count;
  const properties = find(element, 'w:pPr');
  const styleId = attribute(properties, 'w:val', 'w:pStyle');
  const layers = [...(properties === undefined ? [] : [properties]), ...context.styles.paragraphProperties(styleId)];
  const gathered: Gathered = { spans: [], pictures: [], boxes: [], choices: [], instructions: 0 };
  readInline(element, { context, number, styleId }, gathered);
  const indent = layers.map((layer) => find(layer, 'w:ind')?.attributes).find((found) => found !== undefined) ?? {};
  const paragraph: Paragraph = {
    kind: 'paragraph',
    number,
    label: readLabel(layers, styleId, context),
    style: context.styles.nameOf(styleId),
    indent: Number(indent['w:left'] ?? indent['w:start'] ?? 0) || 0,
    spans: joinSpans(gathered.spans),
    isTyped: false,
    pictures: gathered.pictures,
  };
  const choices = choiceParagraphs(paragraph, gathered.choices, plain);
  return [
    paragraph,
    ...choices,
    ...gathered.boxes.flatMap((box) => elements(box).flatMap((child) => readBlock(child, context))),
  ];
}

function readLabel(
  layers: readonly XmlElement[],
  styleId: string | undefined,
  { numbering }: BodyContext,
): ListLabel | null {
  const numbered = layers.map((layer) => find(layer, 'w:numPr')).filter((found) => found !== undefined);
  const listId = numbered.map((found) => attribute(found, 'w:val', 'w:numId')).find((id) => id !== undefined);
  if (listId === undefined || listId === '0') return null;
  const level = numbered.map((found) => attribute(found, 'w:val', 'w:ilvl')).find((found) => found !== undefined);
  return numbering.next(
    listId,
    level === undefined ? numbering.levelOfStyle(listId, styleId ?? '') : Number(level) || 0,
  );
}
