import { elements, find } from '../xml/find.ts';
import type { XmlElement } from '../xml/parse-xml.ts';
import type { Span } from './document.ts';
import { lowered, raised } from './scripts.ts';
import type { Styles } from './styles.ts';
import { symbolCharacter, withPlainBoxes } from './symbols.ts';

/** How a run looks, its own settings before those of its style and its paragraph's. */
export function readLook(
  run: XmlElement,
  styles: Styles,
  paragraphStyle: string | undefined,
): Omit<Span, 'text'> & { font: string; vertical: string } {
  const own = find(run, 'w:rPr');
  const character = find(own, 'w:rStyle')?.attributes['w:val'];
  const around = styles.runProperties(paragraphStyle);
  const layers = [
    ...(own === undefined ? [] : [own]),
    ...(character === undefined ? [] : styles.runProperties(character)),
    ...around,
  ];
  const setting = (name: string) => layers.map((layer) => find(layer, name)).find((found) => found !== undefined);
  const isOn = (name: string) => {
    const found = setting(name);
    return found !== undefined && !/^(0|false|off|none)$/.test(found.attributes['w:val'] ?? '');
  };
  const fonts = setting('w:rFonts')?.attributes ?? {};
  const highlight = setting('w:highlight')?.attributes['w:val'];
  return {
    bold: isOn('w:b'),
    italic: isOn('w:i'),
    underlined: isOn('w:u'),
    marked:
      (highlight !== undefined && highlight !== 'none' && highlight !== 'white') ||
      isColoured(setting('w:shd')?.attributes['w:fill']) ||
      isDrawn(setting('w:bdr')?.attributes['w:val']),
    colour: readColour(setting('w:color')?.attributes['w:val']),
    struck: isOn('w:strike') || isOn('w:dstrike'),
    hidden: isOn('w:vanish'),
    font: fonts['w:ascii'] ?? fonts['w:hAnsi'] ?? '',
    vertical: setting('w:vertAlign')?.attributes['w:val'] ?? 'baseline',
  };
}

/** Whether a ground is anything but white. */
export function isColoured(fill: string | undefined): boolean {
  return fill !== undefined && !/^(auto|ffffff|none)$/i.test(fill);
}

/** Whether a border is seen around a word: teachers ring the right one so. */
const isDrawn = (border: string | undefined) => border !== undefined && !/^(?:none|nil)$/.test(border);

/** Null for black and what is nearly so: teachers write answers in red or green, and headings in dark blue. */
function readColour(value: string | undefined): string | null {
  if (value === undefined || !/^[0-9a-f]{6}$/i.test(value)) return null;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
  const isGrey = Math.max(red, green, blue) - Math.min(red, green, blue) < 40;
  return isGrey || Math.max(red, green, blue) < 90 ? null : value.toLowerCase();
}

const breaks: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
};

/** The text of a run, without what is embedded in it. */
export function readRunText(run: XmlElement, look: { font: string; vertical: string }): string {
  return elements(run)
    .map((child) => {
      if (child.name === 'w:t')
        return inFont(withPlainBoxes(child.children.filter((part) => typeof part === 'string').join('')), look);
      if (child.name === 'w:br')
        return child.attributes['w:type'] === undefined || child.attributes['w:type'] === 'textWrapping' ? '\n' : '';
      if (child.name !== 'w:sym') return breaks[child.name] ?? '';
      const code = Number.parseInt(child.attributes['w:char'] ?? '', 16);
      return code > 0 && code < 0xffff
        ? symbolCharacter(child.attributes['w:font'] ?? '', String.fromCharCode(code))
        : '';
    })
    .join('');
}

function inFont(text: string, { font, vertical }: { font: string; vertical: string }): string {
  const shown = /^(wingdings|symbol$)/i.test(font)
    ? [...text].map((letter) => (letter === ' ' ? letter : symbolCharacter(font, letter))).join('')
    : text;
  if (vertical === 'superscript') return raised(shown);
  return vertical === 'subscript' ? lowered(shown) : shown;
}
