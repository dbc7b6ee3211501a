import type { DraftMessage } from '../../contract/homework-draft.ts';
import { cleanCharacters, inFont } from './characters.ts';
import { readEquation } from './equations.ts';
import type { Aside, Choice, DocumentPicture } from './line.ts';
import type { Ground, Looks, Shown } from './looks.ts';
import { absent, type FoundPicture } from './pictures.ts';
import { descendants, elements, find, isOn, textOf, valueAt, type XmlElement } from './xml.ts';

/** Characters of one look, a line break as '\n'; or the place of a picture. */
export interface Piece {
  readonly text: string;
  readonly shown: Shown;
  /** Index into the document's pictures. */
  readonly picture?: number;
}

/** What is gathered while a paragraph is read. */
export interface Gathered {
  readonly pieces: Piece[];
  /** Text boxes that hang on it. */
  readonly boxes: XmlElement[];
  readonly choices: Choice[];
  readonly asides: Aside[];
  readonly messages: DraftMessage[];
  /** Depth of fields whose instruction is being read: nobody sees that. */
  instructions: number;
}

/** Where what is read stands. */
export interface Inline {
  readonly looks: Looks;
  readonly ground: Ground;
  readonly shown: Shown;
  /** The paragraph, counted from 1. */
  readonly place: number;
  /** Pictures of the file by relationship. */
  readonly found: ReadonlyMap<string, FoundPicture>;
  /** Those that the document shows, in order. */
  readonly pictures: DocumentPicture[];
  /** The text of a note; undefined where it is not there. */
  readonly note: (kind: Aside['kind'], id: string) => string | undefined;
  readonly gathered: Gathered;
}

const gap = '______';

/** How elements within paragraphs are read. Of any other what is in it is read: nothing that is seen gets lost. */
const readers: Readonly<Record<string, (element: XmlElement, at: Inline) => void>> = {
  'w:r': (element, at) => readInline(element, { ...at, shown: at.looks(element, at.ground) }),
  'w:ins': (element, at) => {
    const ground = { ...at.ground, isInserted: true };
    readInline(element, { ...at, ground, shown: at.looks(undefined, ground) });
  },
  'w:t': (element, at) => add(inFont(textOf(element), at.shown.font), at),
  'w:tab': (_, at) => add('\t', at),
  'w:ptab': (_, at) => add('\t', at),
  'w:br': (_, at) => add('\n', at),
  'w:cr': (_, at) => add('\n', at),
  'w:noBreakHyphen': (_, at) => add('-', at),
  'w:sym': ({ attributes }, at) => {
    const code = Number.parseInt(attributes['w:char'] ?? '', 16);
    if (code > 0 && code < 0xffff) add(inFont(String.fromCharCode(code), attributes['w:font']), at);
  },
  'm:oMath': (element, at) => add(readEquation(element), at),
  'w:sdt': (element, at) => readControl(find(element, 'w:sdtPr'), find(element, 'w:sdtContent') ?? element, at),
  'w:fldChar': readFieldMark,
  'w:drawing': readDrawing,
  'w:pict': readDrawing,
  'w:object': readDrawing,
  'mc:AlternateContent': (element, at) => {
    const chosen = chosenOf(element);
    if (chosen !== undefined) readInline(chosen, at);
  },
  'w:footnoteReference': (element, at) => readNote('footnote', element, at),
  'w:endnoteReference': (element, at) => readNote('endnote', element, at),
  'w:commentReference': (element, at) => readNote('comment', element, at),
  // What was deleted, what nobody sees, and settings.
  ...Object.fromEntries(
    ['w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'w:rt', 'w:pPr', 'w:rPr', 'w:sdtPr', 'w:rubyPr'].map((name) => [
      name,
      () => undefined,
    ]),
  ),
};

/** Reads what is in a paragraph, or in something within it. */
export function readInline(parent: XmlElement, at: Inline): void {
  for (const child of parent.children) {
    if (typeof child === 'string') continue;
    const reader = readers[child.name];
    if (reader === undefined) readInline(child, at);
    else reader(child, at);
  }
}

/** What would be shown: the choice, or the fallback where only that has anything to read. */
export function chosenOf(alternatives: XmlElement): XmlElement | undefined {
  const choice = find(alternatives, 'mc:Choice');
  const fallback = find(alternatives, 'mc:Fallback');
  const isReadable = (element: XmlElement | undefined) =>
    descendants(element, 'w:t', 'a:blip', 'v:imagedata', 'm:t', 'w:sym', 'c:chart', 'dgm:relIds').length > 0;
  return choice === undefined || (!isReadable(choice) && isReadable(fallback)) ? fallback : choice;
}

function add(text: string, { gathered, shown }: Inline): void {
  if (gathered.instructions > 0 || text === '') return;
  gathered.pieces.push({ text: cleanCharacters(text), shown });
}

function readNote(kind: Aside['kind'], { attributes }: XmlElement, { gathered, note, place }: Inline): void {
  const text = note(kind, attributes['w:id'] ?? '');
  if (text !== undefined && text !== '') gathered.asides.push({ kind, text, place });
}

/** A content control: its check box, its list, the gap that nobody filled in, or else what was typed into it. */
export function readControl(properties: XmlElement | undefined, content: XmlElement, at: Inline): void {
  const box = find(properties, 'w14:checkbox');
  const list = find(properties, 'w:dropDownList') ?? find(properties, 'w:comboBox');
  const isPrompt = isOn(find(properties, 'w:showingPlcHdr'));
  if (box !== undefined) {
    const state = find(box, 'w14:checked')?.attributes['w14:val'] ?? '0';
    add(/^(?:1|true|on)$/u.test(state) ? '☑' : '☐', at);
  } else if (list !== undefined) {
    const entries = elements(list, 'w:listItem').map(
      ({ attributes }) => attributes['w:displayText'] ?? attributes['w:value'] ?? '',
    );
    addChoice(entries, isPrompt ? undefined : textOfRuns(content), at);
  } else if (isPrompt) add(gap, at);
  else readInline(content, at);
}

const textOfRuns = (content: XmlElement) => descendants(content, 'w:t').map(textOf).join('').trim();

const prompt = /^(?:choose|select|pick|click)\b.*\b(?:item|answer|option|here|one)\b|^[-–—\s.]*$/iu;

/** A list to choose from is a gap in its sentence. */
function addChoice(entries: readonly string[], shown: string | undefined, at: Inline): void {
  const options = entries.map((entry) => cleanCharacters(entry).trim()).filter((entry) => !prompt.test(entry));
  at.gathered.choices.push({ options, chosen: options.find((option) => option === shown) ?? null });
  add(gap, at);
}

/** Fields have an instruction and then a result. An old form's check box or list is in the first mark. */
function readFieldMark(mark: XmlElement, at: Inline): void {
  const { gathered } = at;
  const box = find(mark, 'w:ffData', 'w:checkBox');
  if (box !== undefined) add(isOn(find(box, 'w:checked') ?? find(box, 'w:default')) ? '☑' : '☐', at);
  const list = find(mark, 'w:ffData', 'w:ddList');
  if (list !== undefined) {
    const entries = elements(list, 'w:listEntry').map(({ attributes }) => attributes['w:val'] ?? '');
    addChoice(entries, entries[Number(valueAt(list, 'w:result') ?? 0)]?.trim(), at);
  }
  const type = mark.attributes['w:fldCharType'];
  if (type === 'begin') gathered.instructions += 1;
  else if (type === 'separate' || type === 'end') gathered.instructions = Math.max(0, gathered.instructions - 1);
}

const readable = ['a:blip', 'v:imagedata', 'w:txbxContent', 'v:textpath', 'c:chart', 'dgm:relIds', 'm:oMath'];

/** The pictures and text boxes of a drawing; what else it shows is told. */
function readDrawing(drawing: XmlElement, at: Inline): void {
  const properties = descendants(drawing, 'wp:docPr')[0]?.attributes;
  const shapes = descendants(drawing, 'v:shape', 'v:rect', 'wps:wsp');
  const alt = (properties?.descr || properties?.title || shapes[0]?.attributes.alt || '').trim() || null;
  const parts = partsOf(drawing);
  const say = (what: string, excerpt: string | null = alt) =>
    at.gathered.messages.push(warning(at.place, what, excerpt));
  for (const part of parts) {
    const { attributes, name } = part;
    if (name === 'w:txbxContent') at.gathered.boxes.push(part);
    else if (name === 'v:textpath') add(attributes.string ?? '', at);
    else if (name === 'm:oMath') add(readEquation(part), at);
    else if (name === 'c:chart') say('a chart is not read');
    else if (name === 'dgm:relIds') say('a SmartArt drawing is not read');
    else {
      const id = attributes['r:embed'] ?? attributes['r:link'] ?? attributes['r:id'] ?? '';
      const found = at.found.get(id) ?? absent;
      if ('problem' in found) say(found.problem);
      else {
        at.gathered.pieces.push({ text: '', shown: at.shown, picture: at.pictures.length });
        at.pictures.push({ ...found.picture, alt, place: at.place });
      }
    }
  }
  // A line or a frame without text decorates, several shapes together are a drawing.
  const isDrawn = shapes.length > 1 || descendants(drawing, 'v:group').length > 0;
  if (parts.length > 0) return;
  if (drawing.name === 'w:object') say('an embedded object is not read');
  else if (isDrawn) say('a drawing is not read', alt ?? (textOf(drawing).trim().slice(0, 60) || null));
}

/** What can be read of a drawing, each once, in order. */
function partsOf(element: XmlElement | undefined): XmlElement[] {
  return elements(element).flatMap((child) => {
    if (readable.includes(child.name)) return [child];
    return partsOf(child.name === 'mc:AlternateContent' ? chosenOf(child) : child);
  });
}

function warning(place: number, what: string, excerpt: string | null): DraftMessage {
  const said = excerpt === null ? '' : ` (“${excerpt.length > 80 ? `${excerpt.slice(0, 79)}…` : excerpt}”)`;
  return {
    severity: 'warning',
    path: null,
    place: { unit: 'paragraph', number: place },
    message: `Paragraph ${place}: ${what}${said}.`,
    excerpt,
  };
}
