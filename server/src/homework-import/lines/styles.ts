import { elements, find, valueAt, type XmlElement } from '../../files/xml.ts';
import type { Look } from './line.ts';

type Attributes = Readonly<Record<string, string>>;
/** What is set of a paragraph or of characters, by the name of the setting. */
export type Settings = Readonly<Record<string, Attributes>>;

/** The settings of a `pPr` or `rPr`, those of its list among them. */
export function readSettings(properties: XmlElement | undefined): Settings {
  const settings: Record<string, Attributes> = {};
  for (const element of elements(properties)) {
    const { name, attributes } = element;
    if (name === 'numPr') Object.assign(settings, readSettings(element));
    else settings[name] = attributes;
  }
  return settings;
}

/** Settings over those of the layers before; of typefaces each part by itself. */
export function layered(...layers: readonly Settings[]): Settings {
  const all: Record<string, Attributes> = {};
  for (const layer of layers)
    for (const [name, attributes] of Object.entries(layer))
      all[name] = name === 'rFonts' ? { ...all[name], ...attributes } : attributes;
  return all;
}

/** Whether a setting is there and not switched off. */
export const isOn = (attributes: Attributes | undefined): boolean =>
  attributes !== undefined && !/^(?:0|false|off|none|nil)$/u.test(attributes.val ?? '');

/** A whole number out of a file; 0 for anything else. */
export const whole = (text: string | undefined): number => {
  const value = Number.parseInt(text ?? '', 10);
  return Math.abs(value) < 1_000_000 ? value : 0;
};

export interface Styles {
  /** The settings that a paragraph of this style has. */
  paragraph(id: string | undefined): Settings;
  /** Those that characters have in a paragraph of this style. */
  characters(id: string | undefined): Settings;
  /** Those that a style of characters adds. */
  added(id: string): Settings;
}

const longestChain = 20;

/** Reads the styles of a document, each with all that it is based on. */
export function readStyles(root: XmlElement | undefined): Styles {
  const styles = new Map(elements(root, 'style').map((style) => [style.attributes.styleId ?? '', style]));
  const usual = [...styles].find(
    ([, { attributes }]) => attributes.type === 'paragraph' && /^(?:1|true|on)$/u.test(attributes.default ?? ''),
  )?.[0];
  const defaults = readSettings(find(root, 'docDefaults', 'rPrDefault', 'rPr'));
  const chain = (id: string): XmlElement[] => {
    const found: XmlElement[] = [];
    let next = styles.get(id);
    while (next !== undefined && found.length < longestChain) {
      found.unshift(next);
      next = styles.get(valueAt(next, 'basedOn') ?? '');
    }
    return found;
  };
  const ofStyles = (part: string) =>
    remembered((id) => layered(...chain(id).flatMap((style) => [ofName(style), readSettings(find(style, part))])));
  const added = ofStyles('rPr');
  const paragraph = ofStyles('pPr');
  const characters = remembered((id) => layered(defaults, added(id)));
  const known = (id: string | undefined) => (id !== undefined && styles.has(id) ? id : (usual ?? ''));
  return {
    paragraph: (id) => paragraph(known(id)),
    characters: (id) => characters(known(id)),
    added,
  };
}

/** 'heading 2', 'title' and 'subtitle' are of a level, whatever they set. */
function ofName(style: XmlElement): Settings {
  const name = /^(?:heading ([1-9])|(title)|subtitle)$/iu.exec(valueAt(style, 'name') ?? '');
  if (name === null) return {};
  return { outlineLvl: { val: name[2] === undefined ? String(Number(name[1] ?? 2) - 1) : '0' } };
}

function remembered<Value>(work: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? work(key);
    known.set(key, value);
    return value;
  };
}

/** How characters are shown; what is shown alike is the same object. */
export interface Shown {
  readonly look: Look;
  readonly font: string | undefined;
  readonly vertical: 'raised' | 'lowered' | undefined;
  readonly isHidden: boolean;
}

/** What characters stand in: the style of the paragraph and the colour of its ground or its cell’s. */
export interface Ground {
  readonly style: string | undefined;
  readonly shading: string | undefined;
  /** White paper: outside of cells and boxes, whose ground may have a colour that is told elsewhere. */
  readonly isPaper: boolean;
}

/** Tells how a `r` is shown; without one, what is shown by the paragraph's own settings. */
export type ShownOf = (run: XmlElement | undefined, ground: Ground) => Shown;

export function readLooks(styles: Styles): ShownOf {
  const known = new Map<string, Shown>();
  return (run, ground) => {
    // A run of an equation has those of equations first.
    const own = readSettings(elements(run, 'rPr').at(-1));
    const settings = layered(styles.characters(ground.style), styles.added(own.rStyle?.val ?? ''), own);
    const look = lookOf(settings, ground);
    const shown: Shown = {
      look,
      font: settings.rFonts?.ascii ?? settings.rFonts?.hAnsi,
      vertical: verticals[settings.vertAlign?.val ?? ''],
      isHidden:
        isOn(settings.vanish) || (ground.isPaper && look.highlight === undefined && isWhite(settings.color?.val)),
    };
    const key = JSON.stringify(shown);
    const same = known.get(key) ?? shown;
    known.set(key, same);
    return same;
  };
}

const verticals: Readonly<Record<string, 'raised' | 'lowered'>> = { superscript: 'raised', subscript: 'lowered' };

function lookOf({ b, i, u, strike, dstrike, color, highlight, shd, bdr }: Settings, ground: Ground): Look {
  const marked = colourOf(highlight?.val) ?? shadingOf(shd) ?? ground.shading ?? (isOn(bdr) ? 'border' : undefined);
  const colour = colourOf(color?.val) ?? (marked !== undefined && isWhite(color?.val) ? 'ffffff' : undefined);
  return {
    ...(isOn(b) ? { bold: true } : {}),
    ...(isOn(i) ? { italic: true } : {}),
    ...(isOn(u) ? { underline: true } : {}),
    ...(isOn(strike) || isOn(dstrike) ? { struck: true } : {}),
    ...(colour === undefined ? {} : { colour }),
    ...(marked === undefined ? {} : { highlight: marked }),
  };
}

/** The colour of a ground; undefined for one that is hardly seen. */
export function shadingOf(shading: Attributes | undefined): string | undefined {
  const fill = colourOf(shading?.fill);
  return fill !== undefined && channels(fill).every((channel) => channel >= 0xf2) ? undefined : fill;
}

/** A colour in lower case; undefined for none, for white, and for black or what is nearly so. */
function colourOf(value: string | undefined): string | undefined {
  const name = value?.toLowerCase() ?? '';
  if (/^(?:auto|none|black|)$/u.test(name) || isWhite(name)) return undefined;
  return channels(name).every((channel) => channel < 0x40) ? undefined : name.slice(0, 20);
}

const isWhite = (colour: string | undefined) => /^(?:white|ffffff)$/iu.test(colour ?? '');

/** Red, green and blue; not a number for the name of a colour. */
const channels = (colour: string) =>
  [0, 2, 4].map((at) => (/^[0-9a-f]{6}$/u.test(colour) ? Number.parseInt(colour.slice(at, at + 2), 16) : Number.NaN));
