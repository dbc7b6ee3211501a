import { writeZip } from '../../files/write-zip.ts';

/** How a paragraph of a sample looks. */
export interface ParagraphLook {
  readonly style?: string;
  /** Item of this list, at this level. */
  readonly list?: readonly [listId: number, level: number];
  /** In twentieths of a point. */
  readonly indent?: number;
}

export interface WordFileOptions {
  /** Lists by id: for each level its format and text, such as `['decimal', '%1.']`; a third element starts it elsewhere. */
  readonly lists?: Readonly<Record<number, readonly (readonly [format: string, text: string, start?: number])[]>>;
  readonly pictures?: Readonly<Record<string, Uint8Array>>;
  /** Names of pictures that are linked to instead. */
  readonly links?: Readonly<Record<string, string>>;
  readonly header?: string;
  readonly title?: string;
  /** Further parts of the file. */
  readonly parts?: Readonly<Record<string, string | Uint8Array>>;
}

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
export const escapeXml = (text: string) => text.replace(/[&<>]/g, (letter) => escapes[letter] ?? letter);

const looks: Readonly<Record<string, string>> = {
  '**': '<w:b/>',
  '==': '<w:highlight w:val="yellow"/>',
  __: '<w:u w:val="single"/>',
  '~~': '<w:strike/>',
  '^^': '<w:vertAlign w:val="superscript"/>',
  ',,': '<w:vertAlign w:val="subscript"/>',
  '%%': '<w:color w:val="FF0000"/>',
  '##': '<w:vanish/>',
};

/**
 * Runs from text in which `**bold**`, `==highlighted==`, `@@underlined@@`, `~~struck~~`, `^^raised^^`, `,,lowered,,`,
 * `%%red%%` and `##hidden##` mark how it looks, '\t' is a tab and '\n' a line break.
 */
export function runs(text: string): string {
  return text.split(/(\*\*|==|@@|~~|\^\^|,,|%%|##)/).reduce<{ xml: string; on: readonly string[] }>(
    ({ xml, on }, piece) => {
      const look = looks[piece === '@@' ? '__' : piece];
      if (look === undefined) return { xml: xml + run(piece, on.join('')), on };
      return { xml, on: on.includes(look) ? on.filter((one) => one !== look) : [...on, look] };
    },
    { xml: '', on: [] },
  ).xml;
}

function run(text: string, look: string): string {
  if (text === '') return '';
  const content = text
    .split(/(\t|\n)/)
    .map((piece) =>
      piece === '\t'
        ? '<w:tab/>'
        : piece === '\n'
          ? '<w:br/>'
          : piece === ''
            ? ''
            : `<w:t xml:space="preserve">${escapeXml(piece)}</w:t>`,
    )
    .join('');
  return `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}${content}</w:r>`;
}

/** A paragraph from marked text: see `runs`. `raw` is XML that follows its text. */
export function p(text: string, { style, list, indent }: ParagraphLook = {}, raw = ''): string {
  const properties = [
    style === undefined ? '' : `<w:pStyle w:val="${style}"/>`,
    list === undefined ? '' : `<w:numPr><w:ilvl w:val="${list[1]}"/><w:numId w:val="${list[0]}"/></w:numPr>`,
    indent === undefined ? '' : `<w:ind w:left="${indent}"/>`,
  ].join('');
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${runs(text)}${raw}</w:p>`;
}

/** A table of cells, each marked text or XML of blocks (what begins with '<w:'). */
export function table(...rows: readonly (readonly string[])[]): string {
  const cell = (content: string) =>
    `<w:tc><w:tcPr/>${
      content.startsWith('<w:')
        ? content
        : content
            .split('\n\n')
            .map((text) => p(text))
            .join('')
    }</w:tc>`;
  return `<w:tbl><w:tblPr/>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
}

/** A picture in a run of its own, by its name among `pictures` or `links`. */
export function picture(name: string, alt = ''): string {
  return `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="${name}" descr="${alt}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${name.replace(/\W/g, '')}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

/** A text box, once as Word of today draws it and once for older programs. */
export function textBox(...blocks: readonly string[]): string {
  const content = `<w:txbxContent>${blocks.join('')}</w:txbxContent>`;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:docPr id="9" name="Box"/><a:graphic><a:graphicData><wps:wsp><wps:txbx>${content}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${content}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
}

/** A whole .docx file around the blocks of its body. */
export function wordFile(blocks: readonly string[], options: WordFileOptions = {}): Buffer {
  const { lists = {}, pictures = {}, links = {}, header, title, parts = {} } = options;
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (id: string, kind: string, target: string, mode = '') =>
    `<Relationship Id="${id}" Type="${type}/${kind}" Target="${target}"${mode}/>`;
  const relations = [
    relation('styles', 'styles', 'styles.xml'),
    relation('numbering', 'numbering', 'numbering.xml'),
    ...Object.keys(pictures).map((name) => relation(name.replace(/\W/g, ''), 'image', `media/${name}`)),
    ...Object.entries(links).map(([name, target]) =>
      relation(name.replace(/\W/g, ''), 'image', escapeXml(target), ' TargetMode="External"'),
    ),
    header === undefined ? '' : relation('header', 'header', 'header1.xml'),
  ].join('');
  const relationships = (inside: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`;
  return writeZip({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': relationships(relation('document', 'officeDocument', 'word/document.xml')),
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document ${namespaces}><w:body>${blocks.join('')}<w:sectPr/></w:body></w:document>`,
    'word/_rels/document.xml.rels': relationships(relations),
    'word/styles.xml': `<?xml version="1.0"?><w:styles ${namespaces}>${styles}</w:styles>`,
    'word/numbering.xml': `<?xml version="1.0"?><w:numbering ${namespaces}>${numbering(lists)}</w:numbering>`,
    ...(header === undefined
      ? {}
      : { 'word/header1.xml': `<?xml version="1.0"?><w:hdr ${namespaces}>${p(header)}</w:hdr>` }),
    ...(title === undefined
      ? {}
      : {
          'docProps/core.xml': `<?xml version="1.0"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title></cp:coreProperties>`,
        }),
    ...Object.fromEntries(Object.entries(pictures).map(([name, bytes]) => [`word/media/${name}`, bytes])),
    ...parts,
  });
}

const styles = [
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
  '<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:rPr><w:b/></w:rPr></w:style>',
  ...[1, 2, 3].map(
    (level) =>
      `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:rPr><w:b/><w:color w:val="2F5496"/></w:rPr></w:style>`,
  ),
  '<w:style w:type="paragraph" w:styleId="ListParagraph"><w:name w:val="List Paragraph"/></w:style>',
  '<w:style w:type="character" w:styleId="Strong"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style>',
].join('');

function numbering(lists: NonNullable<WordFileOptions['lists']>): string {
  const abstracts = Object.entries(lists).map(([id, levels]) => {
    const inside = levels
      .map(
        ([format, text, start = 1], level) =>
          `<w:lvl w:ilvl="${level}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`,
      )
      .join('');
    return `<w:abstractNum w:abstractNumId="${id}">${inside}</w:abstractNum>`;
  });
  const nums = Object.keys(lists).map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`);
  return [...abstracts, ...nums].join('');
}
