import { elements, find, isOn, valueAt, type XmlElement } from './xml.ts';

/** Settings of characters, as a style or a run has them; what is absent is left to the layer below, null switches off. */
export interface Characters {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly struck?: boolean;
  readonly hidden?: boolean;
  readonly colour?: string | null;
  readonly highlight?: string | null;
  readonly shading?: string | null;
  readonly border?: boolean;
  readonly font?: string;
  readonly vertical?: 'raised' | 'lowered' | null;
}

/** Settings of paragraphs likewise. */
export interface Paragraphs {
  readonly listId?: string;
  readonly level?: number;
  readonly left?: number;
  /** Of the first line, beside `left`; negative when it hangs out. */
  readonly first?: number;
  readonly shading?: string | null;
  readonly heading?: number | null;
}

export interface Styles {
  /** The settings that a paragraph of this style has. */
  paragraph(id: string | undefined): Paragraphs;
  /** Those that characters have in a paragraph of this style. */
  characters(id: string | undefined): Characters;
  /** Those that a style of characters adds. */
  added(id: string): Characters;
  /** The typeface of the whole document. */
  readonly font: string | undefined;
}

const verticals: Readonly<Record<string, 'raised' | 'lowered'>> = { superscript: 'raised', subscript: 'lowered' };

/** How each property of a run is read. */
const characterReaders: Readonly<Record<string, (element: XmlElement) => Characters>> = {
  'w:b': (element) => ({ bold: isOn(element) }),
  'w:i': (element) => ({ italic: isOn(element) }),
  'w:u': (element) => ({ underline: isOn(element) }),
  'w:strike': (element) => ({ struck: isOn(element) }),
  'w:dstrike': (element) => ({ struck: isOn(element) }),
  'w:vanish': (element) => ({ hidden: isOn(element) }),
  'w:color': ({ attributes }) => ({ colour: colour(attributes['w:val']) }),
  'w:highlight': ({ attributes }) => ({ highlight: colour(attributes['w:val']) }),
  'w:shd': (element) => ({ shading: readShading(element) }),
  'w:bdr': ({ attributes }) => ({ border: !/^(?:none|nil)$/u.test(attributes['w:val'] ?? 'none') }),
  'w:rFonts': ({ attributes }) => {
    const font = attributes['w:ascii'] ?? attributes['w:hAnsi'];
    return font === undefined ? {} : { font };
  },
  'w:vertAlign': ({ attributes }) => ({ vertical: verticals[attributes['w:val'] ?? ''] ?? null }),
};

/** The settings of a `w:rPr`. */
export function readCharacters(properties: XmlElement | undefined): Characters {
  const read: Characters = {};
  for (const element of elements(properties)) Object.assign(read, characterReaders[element.name]?.(element));
  return read;
}

/** The settings of a `w:pPr`. */
export function readParagraphs(properties: XmlElement | undefined): Paragraphs {
  const list = find(properties, 'w:numPr');
  const level = valueAt(list, 'w:ilvl');
  const listId = valueAt(list, 'w:numId');
  const shading = find(properties, 'w:shd');
  const outline = valueAt(properties, 'w:outlineLvl');
  return {
    ...(listId === undefined ? {} : { listId }),
    ...(level === undefined ? {} : { level: whole(level) }),
    ...readIndent(find(properties, 'w:ind')),
    ...(shading === undefined ? {} : { shading: readShading(shading) }),
    ...(outline === undefined ? {} : { heading: whole(outline) < 9 ? whole(outline) + 1 : null }),
  };
}

/** Where a `w:ind` has paragraphs begin, in twips. */
export function readIndent(element: XmlElement | undefined): Pick<Paragraphs, 'left' | 'first'> {
  const { attributes = {} } = element ?? {};
  const left = attributes['w:left'] ?? attributes['w:start'];
  const hanging = attributes['w:hanging'];
  const first = hanging === undefined ? attributes['w:firstLine'] : `-${hanging}`;
  return {
    ...(left === undefined ? {} : { left: whole(left) }),
    ...(first === undefined ? {} : { first: whole(first) }),
  };
}

/** A whole number out of a file; 0 for anything else. */
export const whole = (text: string | undefined): number => {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isSafeInteger(value) ? value : 0;
};

/** The colour of a ground; null for one that is not seen. */
export function readShading({ attributes }: XmlElement): string | null {
  const fill = colour(attributes['w:fill']);
  return fill !== null && /^[0-9a-f]{6}$/u.test(fill) && channels(fill).every((one) => one >= 0xf2) ? null : fill;
}

/** A colour in lower case; null for none, and for black or what is nearly so. */
function colour(value: string | undefined): string | null {
  const name = value?.toLowerCase() ?? 'auto';
  if (/^(?:auto|none|black|)$/u.test(name)) return null;
  return /^[0-9a-f]{6}$/u.test(name) && channels(name).every((one) => one < 0x40) ? null : name.slice(0, 20);
}

const channels = (hex: string) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const headingName = /^(?:heading ([1-9])|title|subtitle)$/u;
const longestChain = 20;

/** Reads the styles of a document, each with all that it is based on. */
export function readStyles(root: XmlElement | undefined): Styles {
  const styles = new Map(elements(root, 'w:style').map((style) => [style.attributes['w:styleId'] ?? '', style]));
  const usual = [...styles].find(
    ([, { attributes }]) =>
      attributes['w:type'] === 'paragraph' && /^(?:1|true|on)$/u.test(attributes['w:default'] ?? ''),
  )?.[0];
  const defaults = readCharacters(find(root, 'w:docDefaults', 'w:rPrDefault', 'w:rPr'));
  /** The style and what it is based on, the style itself last. */
  const chain = (id: string | undefined): XmlElement[] => {
    const found: XmlElement[] = [];
    let next = styles.get(id ?? '');
    while (next !== undefined && found.length < longestChain) {
      found.unshift(next);
      next = styles.get(valueAt(next, 'w:basedOn') ?? '');
    }
    return found;
  };
  const added = remembered(
    (id: string): Characters => Object.assign({}, ...chain(id).map((style) => readCharacters(find(style, 'w:rPr')))),
  );
  const paragraph = remembered(
    (id: string): Paragraphs =>
      Object.assign({}, ...chain(id).map((style) => ({ ...ofName(style), ...readParagraphs(find(style, 'w:pPr')) }))),
  );
  const known = (id: string | undefined) => (id !== undefined && styles.has(id) ? id : (usual ?? ''));
  const characters = remembered((id: string): Characters => ({ ...defaults, ...added(id) }));
  return {
    paragraph: (id) => paragraph(known(id)),
    characters: (id) => characters(known(id)),
    added,
    font: characters(known(undefined)).font,
  };
}

function ofName(style: XmlElement): Paragraphs {
  const [name, level] = headingName.exec((valueAt(style, 'w:name') ?? '').toLowerCase()) ?? [];
  return name === undefined ? {} : { heading: level === undefined ? (name === 'title' ? 1 : 2) : Number(level) };
}

function remembered<Value>(work: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? work(key);
    known.set(key, value);
    return value;
  };
}
