import { descendants, elements, find, textOf } from '../xml/find.ts';
import type { XmlElement } from '../xml/parse-xml.ts';
import { type Choice, readDropDown, readFormList } from './choices.ts';
import { insertedColour, type PlacedNote, type PlacedPicture, type Span, type Unread } from './document.ts';
import { readEquation } from './equations.ts';
import { withVulgarFractions } from './fractions.ts';
import type { Numbering } from './numbering.ts';
import { noteKey } from './read-notes.ts';
import { readLook, readRunText } from './read-run.ts';
import type { Styles } from './styles.ts';

/** What a document's body refers to. */
export interface BodyContext {
  readonly styles: Styles;
  readonly numbering: Numbering;
  /** Part of the file by relationship id; null for what is elsewhere. */
  readonly parts: ReadonlyMap<string, string | null>;
  readonly unread: Unread[];
  /** Comments and footnotes by what refers to them: see `noteKey`. */
  readonly notes: ReadonlyMap<string, Omit<PlacedNote, 'paragraph'>>;
  /** Those that were referred to. */
  readonly noted: PlacedNote[];
  /** How many paragraphs were read so far. */
  count: number;
}

export const plain: Omit<Span, 'text'> = {
  bold: false,
  italic: false,
  underlined: false,
  marked: false,
  colour: null,
  struck: false,
  hidden: false,
};

/** What is gathered while a paragraph is read. */
export interface Gathered {
  readonly spans: Span[];
  readonly pictures: PlacedPicture[];
  /** Text boxes that hang on it. */
  readonly boxes: XmlElement[];
  /** Lists to choose from. */
  readonly choices: Choice[];
  /** Depth of fields whose instruction is being read. */
  instructions: number;
}

/** What we would be shown: the choice, or where it is empty the fallback. */
export function chosen(alternatives: XmlElement): XmlElement | undefined {
  const choice = find(alternatives, 'mc:Choice');
  return choice === undefined || choice.children.length === 0 ? find(alternatives, 'mc:Fallback') : choice;
}

/** Where a paragraph is. */
export interface Place {
  readonly context: BodyContext;
  readonly number: number;
  readonly styleId: string | undefined;
  /** Whether it was typed while changes were tracked. */
  readonly isInserted?: boolean;
}

/** Gathers what a paragraph, or something in it, holds. */
export function readInline(parent: XmlElement, place: Place, gathered: Gathered): void {
  for (const child of elements(parent)) {
    switch (child.name) {
      case 'w:r':
        readRun(child, place, gathered);
        break;
      case 'w:ins':
        readInline(child, { ...place, isInserted: true }, gathered);
        break;
      case 'w:moveTo':
      case 'w:hyperlink':
      case 'w:smartTag':
      case 'w:fldSimple':
      case 'w:customXml':
      case 'w:dir':
      case 'w:bdo':
        readInline(child, place, gathered);
        break;
      case 'w:sdt':
        readControl(child, place, gathered);
        break;
      case 'm:oMath':
      case 'm:oMathPara':
        gathered.spans.push({ ...plain, text: withVulgarFractions(readEquation(child)) });
        break;
      case 'mc:AlternateContent':
        for (const inside of elements(chosen(child))) readInline({ ...child, children: [inside] }, place, gathered);
        break;
    }
  }
}

/** A content control: what was chosen or typed into it; the prompt of one that nobody filled in is a gap. */
function readControl(control: XmlElement, place: Place, gathered: Gathered): void {
  const properties = find(control, 'w:sdtPr');
  const choice = readDropDown(properties, textOf(find(control, 'w:sdtContent')));
  if (choice !== undefined) addChoice(choice, gathered);
  else if (find(properties, 'w:showingPlcHdr') !== undefined && find(properties, 'w14:checkbox') === undefined) {
    gathered.spans.push({ ...plain, text: '______' });
  } else readInline(find(control, 'w:sdtContent') ?? control, place, gathered);
}

/** A list to choose from is a gap in its sentence. */
function addChoice(choice: Choice, { choices, spans }: Gathered): void {
  choices.push(choice);
  spans.push({ ...plain, text: '______' });
}

function readRun(run: XmlElement, place: Place, gathered: Gathered): void {
  const { context, number, styleId, isInserted } = place;
  for (const mark of elements(run, 'w:fldChar')) readFieldMark(mark, gathered);
  const { font, vertical, ...look } = readLook(run, context.styles, styleId);
  const text = gathered.instructions > 0 ? '' : readRunText(run, { font, vertical });
  const colour = look.colour ?? (isInserted && !look.hidden ? insertedColour : null);
  if (text !== '') gathered.spans.push({ ...look, colour, text });
  readEmbedded(run, place, gathered);
  for (const { name, attributes } of elements(run)) {
    const note = context.notes.get(noteKey(name, attributes['w:id'] ?? ''));
    if (note !== undefined) context.noted.push({ ...note, paragraph: number });
  }
}

/** Fields have an instruction, which nobody sees, and then a result. A form's check box has its state in the first mark. */
function readFieldMark(mark: XmlElement, gathered: Gathered): void {
  const box = find(mark, 'w:ffData', 'w:checkBox');
  if (box !== undefined) {
    const state = find(box, 'w:checked') ?? find(box, 'w:default');
    const isChecked = state !== undefined && !/^(0|false)$/.test(state.attributes['w:val'] ?? '');
    gathered.spans.push({ ...plain, text: isChecked ? '☑' : '☐' });
  }
  const choice = readFormList(mark);
  if (choice !== undefined) addChoice(choice, gathered);
  const type = mark.attributes['w:fldCharType'];
  if (type === 'begin') gathered.instructions += 1;
  else if (type === 'separate' || (type === 'end' && gathered.instructions > 0))
    gathered.instructions = Math.max(0, gathered.instructions - 1);
}

function readEmbedded(run: XmlElement, { context, number }: Place, gathered: Gathered): void {
  const say = (what: string, excerpt: string | null = null) =>
    context.unread.push({ paragraph: number, what, excerpt });
  const shapes = elements(run).flatMap((child) =>
    child.name === 'mc:AlternateContent' ? elements(chosen(child)) : [child],
  );
  for (const shape of shapes) {
    if (!/^(w:drawing|w:pict|w:object)$/.test(shape.name)) continue;
    const properties = descendants(shape, 'wp:docPr')[0]?.attributes;
    const alt = (properties?.descr ?? descendants(shape, 'v:shape')[0]?.attributes.alt ?? '').trim() || null;
    const found = [
      ...descendants(shape, 'a:blip').map(({ attributes }) => attributes['r:embed'] ?? attributes['r:link']),
      ...descendants(shape, 'v:imagedata').map(({ attributes }) => attributes['r:id']),
    ];
    for (const id of found) gathered.pictures.push({ part: context.parts.get(id ?? '') ?? null, alt });
    if (descendants(shape, 'c:chart').length > 0) say('a chart', alt);
    if (descendants(shape, 'dgm:relIds').length > 0) say('a SmartArt drawing', alt);
    if (shape.name === 'w:object' && found.length === 0) say('an embedded object', alt);
    const boxes = descendants(shape, 'w:txbxContent');
    gathered.boxes.push(...boxes);
    if (found.length === 0 && boxes.length === 0 && shape.name !== 'w:object' && isDrawing(shape))
      say('a drawing', alt ?? textOf(shape).slice(0, 60));
  }
}

/** A line or a frame without text decorates, several shapes together are a drawing. */
const isDrawing = (shape: XmlElement) =>
  descendants(shape, 'wps:wsp').length > 1 || descendants(shape, 'v:group').length > 0;

/** Word cuts a sentence into many runs; those that look the same are one. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && looksLike(last, span))
      joined[joined.length - 1] = { ...last, text: last.text + span.text };
    else joined.push(span);
  }
  return joined;
}

function looksLike(a: Span, b: Span): boolean {
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.underlined === b.underlined &&
    a.marked === b.marked &&
    a.colour === b.colour &&
    a.struck === b.struck &&
    a.hidden === b.hidden
  );
}
