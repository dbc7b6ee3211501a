import type { Line } from '../../lines/lines.ts';
import { letterPlace, type Marker, readMarker } from '../../lines/markers.ts';
import { splitOptions } from '../../options/split-options.ts';
import type { Item } from '../../parsed-question.ts';

type Letter = Extract<Marker, { kind: 'letter' }>;

const near = 3;

/**
 * Whether a text names one of the options that stand in some items, by its letter or as it stands there; nothing where there are none with
 * letters, and none is as the text.
 */
export function fitsOptions(items: readonly Item[], text: string): boolean[] {
  const lines = items.flatMap((item) => (item.kind === 'line' ? splitOptions(item) : linesOf(item)));
  const letters = lines.flatMap((line) => letterOf(line)?.letter.toLowerCase() ?? []);
  const said = plain(text);
  const isThere = lines.some((line, index) => index > 0 && said !== '' && plain(textOf(line)) === said);
  if (isThere) return [true];
  const named = /^\W*([A-Ha-h])(?!\p{L})/u.exec(text)?.[1]?.toLowerCase();
  const areOptions = letters.includes('a') && letters.includes('b');
  return areOptions ? [named !== undefined && letters.includes(named)] : [];
}

const linesOf = (item: Item): readonly Line[] => (item.kind === 'table' ? item.rows.flat(2) : []);
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const textOf = ({ text }: Line) => text.slice(readMarker(text)?.end ?? 0);

function letterOf({ text }: Line): Letter | undefined {
  const marker = readMarker(text);
  return marker?.kind === 'letter' ? marker : undefined;
}

/**
 * Whether the line at an index is one of a list: the letter before its own stands above, or the next one below, or in its line; or boxes stand
 * beside it, and none of them says the same.
 */
export function isOfList(items: readonly Item[], index: number): boolean {
  const item = items[index];
  if (item?.kind !== 'line') return false;
  if (readMarker(item.text)?.kind === 'box') return isBoxed(items, index, item);
  const [own, ...more] = splitOptions(item).map(letterOf);
  if (own === undefined) return false;
  if (more.length > 0) return true;
  const place = letterPlace(own.letter);
  const has = (one: Item, wanted: number) => {
    const other = one.kind === 'line' ? letterOf(one) : undefined;
    return other?.style === own.style && letterPlace(other.letter) === wanted;
  };
  const below = items.slice(index + 1, index + near + 1);
  const above = items.slice(Math.max(0, index - near), index);
  return below.some((one) => has(one, place + 1)) || above.some((one) => has(one, place - 1));
}

/** '◉ False' below '○ True'. */
function isBoxed(items: readonly Item[], index: number, line: Line): boolean {
  const isBox = (one: Item | undefined) => one?.kind === 'line' && readMarker(one.text)?.kind === 'box';
  if (!isBox(items[index - 1]) && !isBox(items[index + 1])) return false;
  const around = items.slice(Math.max(0, index - farthest), index);
  return !around.some((one) => isBox(one) && one.kind === 'line' && plain(textOf(one)) === plain(textOf(line)));
}

const farthest = 8;
