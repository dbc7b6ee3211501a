import type { Emphasis } from '../../lines/lines.ts';

/** A way to stand out that the answers of a document may have. */
export type Look = (emphasis: Emphasis) => boolean;

/** To be in this colour. */
export const inColour =
  (one: string): Look =>
  ({ colour }) =>
    colour === one;
