import { type Line, sliceLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

/**
 * 'a. nucleus c. mitochondria' above 'b. DNA d. cell', or 'i) up ii) down' above 'iii) left iv) right': options in rows that kept no gap
 * between them. Each gets a line of its own, in the order of its letter, where the rows have all letters from the first on, each once.
 */
export function spellOptionsInRows(items: readonly Item[]): readonly Item[] {
  const spelt: Item[] = [];
  for (let index = 0; index < items.length; ) {
    const found = rowsOf(items, index);
    spelt.push(...(found?.options ?? items.slice(index, index + 1)));
    index += found?.rows ?? 1;
  }
  return spelt;
}

const mostRows = 5;
const leading = /^(\(?)([ai])([.)])\s*(?=\S)/iu;
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** How the labels of a list are typed: the label of a place, from 1 on. */
type Labels = (place: number) => string;

interface Cut {
  readonly place: number;
  readonly line: Line;
}

function rowsOf(items: readonly Item[], from: number): { rows: number; options: readonly Line[] } | undefined {
  const first = items[from];
  const [, open = '', letter = '', close = ''] = (first?.kind === 'line' && leading.exec(first.text)) || [];
  if (letter === '') return undefined;
  const isUpper = letter !== letter.toLowerCase();
  const labels: Labels = (place) => {
    const own = letter.toLowerCase() === 'i' ? (romans[place - 1] ?? '?') : String.fromCharCode(96 + place);
    return `${open}${isUpper ? own.toUpperCase() : own}${close}`;
  };
  const below = items.slice(from, from + mostRows);
  const end = below.findIndex((item) => item.kind !== 'line' || placeOf(item.text, labels) === undefined);
  const lines = below.slice(0, end === -1 ? undefined : end).filter((item) => item.kind === 'line');
  for (let rows = lines.length; rows > 1; rows--) {
    const own = lines.slice(0, rows);
    const options = [readAcross(own, labels), readDownwards(own, labels)].find((cuts) => isWhole(cuts, rows));
    if (options !== undefined)
      return { rows, options: options.toSorted((one, other) => one.place - other.place).map(({ line }) => line) };
  }
  return undefined;
}

const placeOf = (text: string, labels: Labels) => {
  const place = romans.findIndex((_label, index) => startsWith(text, labels(index + 1))) + 1;
  return place === 0 ? undefined : place;
};

const startsWith = (text: string, label: string) => text.startsWith(label) && /^\s*\S/u.test(text.slice(label.length));

const readDownwards = (lines: readonly Line[], labels: Labels) =>
  lines.flatMap((line) => cut(line, labels, lines.length));
const readAcross = (lines: readonly Line[], labels: Labels) => lines.flatMap((line) => cut(line, labels, 1));

/** All places are there, each once, two or more in each row but the last. */
function isWhole(cuts: readonly Cut[], rows: number): boolean {
  const places = cuts.map(({ place }) => place);
  const isEach = new Set(places).size === places.length && Math.max(...places) === places.length;
  return isEach && places.length >= rows * 2 - 1;
}

/** Where the space, or the tab, before a label is. */
function gapBefore(text: string, label: string, from: number): number {
  const places = [' ', '\t'].map((gap) => text.indexOf(`${gap}${label}`, from)).filter((at) => at !== -1);
  return places.length === 0 ? -1 : Math.min(...places);
}

/** A line cut before the labels that follow its own by so many places each. */
function cut(line: Line, labels: Labels, step: number): Cut[] {
  const first = placeOf(line.text, labels) ?? 0;
  const bounds = [0];
  for (let place = first + step; place <= romans.length; place += step) {
    const from = (bounds.at(-1) ?? 0) + 1;
    const at = gapBefore(line.text, labels(place), from);
    if (at === -1 || !startsWith(line.text.slice(at + 1), labels(place))) break;
    bounds.push(at + 1);
  }
  return bounds.map((start, index) => ({
    place: first + index * step,
    line: index === 0 ? sliceLine(line, 0, bounds[1]) : { ...sliceLine(line, start, bounds[index + 1]), label: null },
  }));
}
