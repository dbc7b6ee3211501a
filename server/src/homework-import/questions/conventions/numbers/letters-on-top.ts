import { splitKey } from '../../key/split-key.ts';
import { isNumbered } from '../../lines/item-numbers.ts';
import { asks, demands } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { letterPlace, readMarker, romanPlace } from '../../lines/markers.ts';
import { splitOptions } from '../../options/split-options.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 3;

/**
 * Where nothing has a number and each of the lines 'A.', 'B.', 'C.' asks, or 'i.', 'ii.', 'iii.', their letters are the numbers of the
 * questions, and of the answers.
 */
export function spellLettersOnTop(items: readonly Item[]): readonly Item[] {
  if (items.some((item) => isNumbered(item) || item.kind === 'row')) return items;
  if (items.filter((item) => item.kind === 'line' && letterOf(item) !== undefined).length < fewest) return items;
  const { body, key } = splitKey(items);
  const asked = body.flatMap((item) => (item.kind === 'line' ? (letterOf(item)?.letter ?? []) : []));
  const placeOf = asked[1]?.toLowerCase() === 'ii' ? romanPlace : letterPlace;
  const goOn = asked.every((letter, at) => placeOf(letter) === at + 1);
  const areAsked = body.every((item) => item.kind !== 'line' || letterOf(item) === undefined || asksAlone(item));
  if (asked.length < fewest || !goOn || !areAsked) return items;
  const isOfKey = new Set(key);
  return items.flatMap((item): readonly Item[] => {
    if (item.kind !== 'line') return [item];
    return (isOfKey.has(item) ? splitOptions(item) : [item]).map((line) => numbered(line, placeOf));
  });
}

function letterOf(line: Line): { letter: string; end: number } | undefined {
  const marker = readMarker(line.text);
  return marker?.kind === 'letter' ? marker : undefined;
}

/** Whether a line with a letter asks, and has no options on it; 'a) le chien = ____' is one of a list of words. */
function asksAlone(line: Line): boolean {
  const text = line.text.slice(letterOf(line)?.end ?? 0);
  const isSentence = /(?:\p{L}{2,}\W+){3}/u.test(text) && !text.includes('=');
  return (demands(text) || (asks(text) && isSentence)) && splitOptions(line).length === 1;
}

function numbered(line: Line, placeOf: (letter: string) => number): Line {
  const own = letterOf(line);
  const value = own === undefined ? 0 : placeOf(own.letter);
  if (own === undefined || value === 0) return line;
  return { ...withLabel(sliceLine(line, own.end), `${value}.`), label: null };
}
