import type { Look } from './line.ts';
import { type Characters, readCharacters, type Styles } from './styles.ts';
import { find, valueAt, type XmlElement } from './xml.ts';

/** How a run is shown; two that are shown alike are the same object. */
export interface Shown {
  readonly look: Look;
  readonly font: string | undefined;
  readonly vertical: 'raised' | 'lowered' | null;
  readonly isHidden: boolean;
}

/** What a run stands in. */
export interface Ground {
  readonly style: string | undefined;
  /** Colour of the paragraph's ground, or the cell's. */
  readonly shading: string | null;
  readonly isInserted: boolean;
}

/** Tells how runs look: `run` is a `w:r`, or undefined for the paragraph's own look. */
export type Looks = (run: XmlElement | undefined, ground: Ground) => Shown;

/** Reads looks: a run's own settings before those of its style, its paragraph's and the document's. */
export function readLooks(styles: Styles): Looks {
  const known = new Map<string, Shown>();
  return (run, ground) => {
    const own = find(run, 'w:rPr');
    const style = valueAt(own, 'w:rStyle');
    const characters: Characters = {
      ...styles.characters(ground.style),
      ...(style === undefined ? {} : styles.added(style)),
      ...readCharacters(own),
    };
    const shown: Shown = {
      look: lookOf(characters, ground, styles.font),
      font: characters.font,
      vertical: characters.vertical ?? null,
      isHidden: characters.hidden ?? false,
    };
    const key = JSON.stringify(shown);
    const same = known.get(key);
    if (same !== undefined) return same;
    known.set(key, shown);
    return shown;
  };
}

function lookOf(characters: Characters, { shading, isInserted }: Ground, usualFont: string | undefined): Look {
  const { bold, italic, underline, struck, border, colour, font } = characters;
  const marked = [characters.highlight, characters.shading, shading].find((one) => one && !isWhite(one));
  const highlight = marked ?? (border ? 'border' : undefined);
  return {
    ...(bold ? { bold } : {}),
    ...(italic ? { italic } : {}),
    ...(underline ? { underline } : {}),
    ...(struck ? { struck } : {}),
    ...(colour && !(isWhite(colour) && highlight === undefined) ? { colour } : {}),
    ...(highlight === undefined ? {} : { highlight }),
    ...(font === undefined || font === usualFont ? {} : { font }),
    ...(isInserted ? { inserted: true } : {}),
  };
}

const isWhite = (colour: string) => colour === 'ffffff' || colour === 'white';
