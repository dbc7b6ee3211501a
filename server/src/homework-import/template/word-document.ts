import { writeZip } from '../../files/write-zip.ts';

/** A paragraph of a document of our own. */
export interface Paragraph {
  readonly text: string;
  /** What stands before the text, in bold. */
  readonly label?: string;
  readonly look?: 'title' | 'question' | 'option' | 'below';
  /** A PNG file with its size in pixels and its text alternative, behind the text. */
  readonly picture?: {
    readonly bytes: Uint8Array;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
}

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const namespaces = `xmlns:w="${main}" xmlns:r="${office}" xmlns:a="${drawing}/main" xmlns:wp="${drawing}/wordprocessingDrawing" xmlns:pic="${drawing}/picture"`;
/** English metric units in a pixel at 96 to the inch. */
const unitsPerPixel = 9525;

/** A Word file: paragraphs of which questions have the numbers 1. 2. 3. and options the letters A) B) C), which Word counts by itself. */
export function writeWordDocument(paragraphs: readonly Paragraph[], header: string): Buffer {
  const pictures = paragraphs.flatMap(({ picture }) => picture ?? []);
  const body = paragraphs.map((paragraph) => paragraphXml(paragraph, pictures)).join('');
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;
  const relations = (inside: string) =>
    `${head}<Relationships xmlns="${packages}/relationships">${inside}</Relationships>`;
  const types = ['document.main', 'styles', 'numbering', 'header'].map((type) => {
    const part = { 'document.main': 'document', header: 'header1' }[type] ?? type;
    return `<Override PartName="/word/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${type}+xml"/>`;
  });
  return writeZip({
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${types.join('')}</Types>`,
    '_rels/.rels': relations(relation('document', 'officeDocument', 'word/document.xml')),
    'word/_rels/document.xml.rels': relations(
      [
        relation('styles', 'styles', 'styles.xml'),
        relation('numbering', 'numbering', 'numbering.xml'),
        relation('header', 'header', 'header1.xml'),
        ...pictures.map((_picture, index) => relation(`picture${index}`, 'image', `media/picture${index}.png`)),
      ].join(''),
    ),
    'word/document.xml': `${head}<w:document ${namespaces}><w:body>${body}<w:sectPr><w:headerReference w:type="default" r:id="header"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="500" w:footer="500" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    'word/header1.xml': `${head}<w:hdr ${namespaces}><w:p><w:pPr><w:pStyle w:val="Header"/></w:pPr>${run(header)}</w:p></w:hdr>`,
    'word/styles.xml': styles,
    'word/numbering.xml': numbering,
    ...Object.fromEntries(pictures.map(({ bytes }, index) => [`word/media/picture${index}.png`, bytes])),
  });
}

const looks = {
  title: '<w:pStyle w:val="Title"/>',
  question: '<w:keepNext/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:spacing w:before="300"/>',
  option: '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr>',
  below: '<w:ind w:left="425"/>',
} as const satisfies Record<NonNullable<Paragraph['look']>, string>;

function paragraphXml({ text, label, look, picture }: Paragraph, pictures: readonly Paragraph['picture'][]): string {
  const drawn = picture === undefined ? '' : pictureXml(picture, pictures.indexOf(picture));
  const before = label === undefined ? '' : run(`${label} `, '<w:rPr><w:b/></w:rPr>');
  return `<w:p>${look === undefined ? '' : `<w:pPr>${looks[look]}</w:pPr>`}${before}${run(text)}${drawn}</w:p>`;
}

function run(text: string, look = ''): string {
  return text === '' ? '' : `<w:r>${look}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

function pictureXml({ width, height, alt }: NonNullable<Paragraph['picture']>, index: number): string {
  const size = `cx="${width * unitsPerPixel}" cy="${height * unitsPerPixel}"`;
  const name = `id="${index + 1}" name="Picture ${index + 1}"`;
  return `<w:r><w:drawing><wp:inline><wp:extent ${size}/><wp:docPr ${name} descr="${escapeXml(alt)}"/><a:graphic><a:graphicData uri="${drawing}/picture"><pic:pic><pic:nvPicPr><pic:cNvPr ${name}/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="picture${index}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

const style = (id: string, name: string, inside: string, isDefault = false) =>
  `<w:style w:type="paragraph" w:styleId="${id}"${isDefault ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${inside}</w:style>`;

const styles = `${head}<w:styles xmlns:w="${main}">${[
  style(
    'Normal',
    'Normal',
    '<w:pPr><w:spacing w:after="60"/></w:pPr><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="24"/><w:lang w:val="en-GB"/></w:rPr>',
    true,
  ),
  style('Title', 'Title', '<w:basedOn w:val="Normal"/><w:rPr><w:b/><w:sz w:val="40"/></w:rPr>'),
  style('Header', 'header', '<w:basedOn w:val="Normal"/><w:rPr><w:color w:val="595959"/><w:sz w:val="18"/></w:rPr>'),
].join('')}</w:styles>`;

const level = (index: number, format: string, text: string, left: number) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${left}" w:hanging="425"/></w:pPr></w:lvl>`;

const numbering = `${head}<w:numbering xmlns:w="${main}"><w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="multilevel"/>${level(0, 'decimal', '%1.', 425)}${level(1, 'upperLetter', '%2)', 850)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>`;
