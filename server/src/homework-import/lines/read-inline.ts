import type { DraftMessage } from '../../contract/homework-draft.ts';
import { descendants, elements, find, textOf, valueAt, type XmlElement } from '../../files/xml.ts';
import type { FoundPicture } from '../pictures.ts';
import { fractionOnLine, grouped, withVulgarFractions } from '../scripts.ts';
import { cleanCharacters, inFont, lowered, raised } from './characters.ts';
import type { Aside, DocumentPicture } from './line.ts';
import { type Ground, isOn, type Shown, type ShownOf } from './styles.ts';

/** Characters that are shown alike, a line break as '\n'; or the place of a picture, by its index in the document. */
export interface Piece {
  readonly text: string;
  readonly shown: Shown;
  readonly picture?: number;
}

/** What a part of the file refers to, and what reading it gathers beside lines. */
export interface Surroundings {
  readonly shownOf: ShownOf;
  /** Pictures of the file by relationship. */
  readonly found: ReadonlyMap<string, FoundPicture>;
  /** Texts of notes by kind and id; what was referred to is taken out. */
  readonly notes: Map<string, string>;
  readonly pictures: DocumentPicture[];
  readonly asides: Aside[];
  readonly messages: DraftMessage[];
}

/** What is gathered of one paragraph. */
export interface Gathered {
  readonly pieces: Piece[];
  /** Text boxes that hang on it. */
  readonly boxes: XmlElement[];
  /** Of each field that is open whether its result is being read; before that comes its instruction, which nobody sees. */
  readonly fields: boolean[];
}

/** Where what is read is: `place` is the paragraph, counted from 1. */
export interface Inline extends Surroundings {
  readonly ground: Ground;
  readonly shown: Shown;
  readonly place: number;
  readonly gathered: Gathered;
}

type Reader = (element: XmlElement, at: Inline) => void;

const write =
  (text: string): Reader =>
  (_, at) =>
    add(text, at);
const note =
  (kind: Aside['kind']): Reader =>
  ({ attributes: { id } }, { notes, asides, place }) => {
    const text = notes.get(`${kind} ${id}`) ?? '';
    notes.delete(`${kind} ${id}`);
    if (text !== '') asides.push({ kind, text, place });
  };
const unseen = ['del', 'moveFrom', 'instrText', 'delText', 'rt', 'pPr', 'rPr', 'sdtPr', 'sdtEndPr', 'rubyPr'];

/** How elements within paragraphs are read. Of any other what is in it is read: nothing that is seen gets lost. */
const readers = new Map<string, Reader>([
  ['r', (element, at) => readInline(element, { ...at, shown: at.shownOf(element, at.ground) })],
  ['t', (element, at) => add(inFont(textOf(element), at.shown.font), at)],
  ['tab', write('\t')],
  ['ptab', write('\t')],
  ['br', write('\n')],
  ['cr', write('\n')],
  ['noBreakHyphen', write('-')],
  ['sym', ({ attributes: { char = '', font } }, at) => add(inFont(characterOf(char), font), at)],
  ['oMath', addEquation],
  ['sdt', (element, at) => readControl(find(element, 'sdtPr'), find(element, 'sdtContent') ?? element, at)],
  ['fldChar', readFieldMark],
  ['drawing', readDrawing],
  ['pict', readDrawing],
  ['object', readDrawing],
  ['AlternateContent', (element, at) => readInline(chosenOf(element), at)],
  ['footnoteReference', note('footnote')],
  ['endnoteReference', note('endnote')],
  ['commentReference', note('comment')],
  ...unseen.map((name): [string, Reader] => [name, () => undefined]),
]);

/** Reads what is in a paragraph, or in something within it. */
export function readInline(parent: XmlElement | undefined, at: Inline): void {
  for (const child of elements(parent)) (readers.get(child.name) ?? readInline)(child, at);
}

function add(text: string, { gathered, shown }: Inline): void {
  if (!gathered.fields.includes(false) && text !== '') gathered.pieces.push({ text: cleanCharacters(text), shown });
}

/** An equation looks as its first letters do. */
function addEquation(element: XmlElement, at: Inline): void {
  add(readEquation(element), { ...at, shown: at.shownOf(descendants(element, 'r')[0], at.ground) });
}

function characterOf(hex: string): string {
  const code = Number.parseInt(hex, 16);
  return code > 0 && code < 0xffff ? String.fromCharCode(code) : '';
}

/** What would be shown: the choice, or the fallback where only that has anything to read. */
export function chosenOf(alternatives: XmlElement): XmlElement | undefined {
  const choice = find(alternatives, 'Choice');
  const fallback = find(alternatives, 'Fallback');
  const [isChosen, isOther] = [choice, fallback].map((one) => descendants(one, 't', 'sym', ...readable).length > 0);
  return choice === undefined || (!isChosen && isOther) ? fallback : choice;
}

const gap = '______';

/** A content control: its check box, a gap for its list or for what nobody filled in, or else what was typed into it. */
export function readControl(properties: XmlElement | undefined, content: XmlElement, at: Inline): void {
  const box = find(properties, 'checkbox');
  const list = find(properties, 'dropDownList') ?? find(properties, 'comboBox');
  const isPrompt = isOn(find(properties, 'showingPlcHdr')?.attributes);
  if (box !== undefined) add(isOn(find(box, 'checked')?.attributes) ? '☑' : '☐', at);
  else if (list !== undefined || isPrompt) add(gap, at);
  else readInline(content, at);
}

/** Fields have an instruction and then a result. The check box or list of an old form is in the first mark. */
function readFieldMark(mark: XmlElement, at: Inline): void {
  const { gathered } = at;
  const box = find(mark, 'ffData', 'checkBox');
  if (box !== undefined) add(isOn((find(box, 'checked') ?? find(box, 'default'))?.attributes) ? '☑' : '☐', at);
  if (find(mark, 'ffData', 'ddList') !== undefined) add(gap, at);
  const { fldCharType } = mark.attributes;
  if (fldCharType !== 'begin') gathered.fields.pop();
  if (fldCharType !== 'end') gathered.fields.push(fldCharType === 'separate');
}

const readable = ['blip', 'imagedata', 'txbxContent', 'textpath', 'chart', 'relIds', 'oMath'];
const untold = new Map([
  ['chart', 'a chart is not read'],
  ['relIds', 'a SmartArt drawing is not read'],
  ['object', 'an embedded object is not read'],
]);

/** The pictures and text boxes of a drawing; what else it shows is told. */
function readDrawing(drawing: XmlElement, at: Inline): void {
  const shapes = descendants(drawing, 'docPr', 'shape', 'rect', 'wsp').map(({ attributes }) => attributes);
  const alt = shapes.map(({ descr, title, alt }) => (descr || title || alt || '').trim()).find(Boolean) ?? null;
  const say = (what: string, excerpt: string | null = alt) => at.messages.push(warningAt(at.place, what, excerpt));
  const parts = partsOf(drawing);
  for (const part of parts) {
    const { attributes, name } = part;
    const what = untold.get(name);
    if (name === 'txbxContent') at.gathered.boxes.push(part);
    else if (name === 'textpath') add(attributes.string ?? '', at);
    else if (name === 'oMath') addEquation(part, at);
    else if (what !== undefined) say(what);
    else {
      const found = at.found.get(attributes.embed ?? attributes.link ?? attributes.id ?? '');
      if (found === undefined || 'problem' in found) say(found?.problem ?? 'a picture that is not in the file');
      else {
        at.gathered.pieces.push({ text: '', shown: at.shown, picture: at.pictures.length });
        at.pictures.push({ ...found.picture, alt, place: at.place });
      }
    }
  }
  // A line or a frame without text decorates, several shapes together are a drawing.
  const what = untold.get(drawing.name) ?? (shapes.length > 2 ? 'a drawing is not read' : undefined);
  if (parts.length === 0 && what !== undefined) say(what);
}

/** What can be read of a drawing, each once, in order. */
const partsOf = (element: XmlElement | undefined): XmlElement[] =>
  elements(element).flatMap((child) =>
    readable.includes(child.name) ? [child] : partsOf(child.name === 'AlternateContent' ? chosenOf(child) : child),
  );

/** A message that something at this paragraph was seen and not read. */
export function warningAt(place: number, what: string, excerpt: string | null): DraftMessage {
  const said = excerpt === null ? '' : ` (“${excerpt.length > 80 ? `${excerpt.slice(0, 79)}…` : excerpt}”)`;
  const message = `Paragraph ${place}: ${what}${said}.`;
  return { severity: 'warning', path: null, place: { unit: 'paragraph', number: place }, message, excerpt };
}

/** An equation on one line: 'E/t', '(a + b)/c', 'x²', '√(x + 1)', '½mv²'. */
const readEquation = (element: XmlElement): string => withVulgarFractions(inside(element));

/** How the parts of an equation are written; any other is what is in it. */
const writers = new Map<string, (element: XmlElement) => string>([
  ['t', textOf],
  ['del', () => ''],
  ['br', () => ' '],
  ['f', (element) => fractionOnLine(part(element, 'num'), part(element, 'den'))],
  ['sSup', (element) => part(element, 'e') + raised(part(element, 'sup'))],
  ['sSub', (element) => part(element, 'e') + lowered(part(element, 'sub'))],
  ['sSubSup', (element) => part(element, 'e') + scripts(element)],
  ['sPre', (element) => scripts(element) + part(element, 'e')],
  ['limLow', (element) => part(element, 'e') + lowered(part(element, 'lim'))],
  ['limUpp', (element) => part(element, 'e') + raised(part(element, 'lim'))],
  ['nary', (element) => (valueAt(element, 'naryPr', 'chr') ?? '∫') + scripts(element) + part(element, 'e')],
  ['rad', (element) => `${raised(part(element, 'deg'))}√${grouped(part(element, 'e'))}`],
  ['func', (element) => `${part(element, 'fName')} ${part(element, 'e')}`.trim()],
  ['acc', (element) => part(element, 'e') + (valueAt(element, 'accPr', 'chr') ?? '\u0302')],
  ['m', (element) => elements(element, 'mr').map(listed).join('; ')],
  ['eqArr', (element) => elements(element, 'e').map(inside).join('; ')],
  [
    'd',
    (element) =>
      (valueAt(element, 'dPr', 'begChr') ?? '(') + listed(element) + (valueAt(element, 'dPr', 'endChr') ?? ')'),
  ],
]);

const inside = (element: XmlElement | undefined): string =>
  elements(element)
    .map((child) => (writers.get(child.name) ?? inside)(child))
    .join('');
const part = (element: XmlElement, name: string): string => inside(find(element, name));
const scripts = (element: XmlElement): string => lowered(part(element, 'sub')) + raised(part(element, 'sup'));
const listed = (element: XmlElement): string => elements(element, 'e').map(inside).join(', ');
