import { asks } from '../../lines/line-kinds.ts';
import { type Line, sliceLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { relabelled } from '../../lines/relabelled.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 4;
const share = 0.75;
/** 'Soap is an alkali. (True)' */
const truthBehind = /[([]\s*(?:true|false|t|f)\s*[)\]]\W*$/iu;

/**
 * Questions that have bullets in the place of numbers, under headings perhaps: where nothing has a number or a letter, and nothing else asks, nearly
 * every bullet does. They are counted through.
 */
export function spellBulletedQuestions(items: readonly Item[]): readonly Item[] {
  const lines = items.filter((item) => item.kind === 'line');
  const bulleted = lines.filter(isBulleted);
  const asking = bulleted.filter((line) => asks(textOf(line)) || truthBehind.test(line.text));
  if (bulleted.length < fewest || asking.length < bulleted.length * share || lines.length < items.length) return items;
  const others = lines.filter((line) => !isBulleted(line));
  const areAlone = others.every((line) => readMarker(line.text) === undefined && !/\?\s*$/u.test(line.text));
  return areAlone ? countBullets(items) : items;
}

/** The items with '1.', '2.' … for their bullets, from the first to the last. */
export function countBullets(items: readonly Item[]): readonly Item[] {
  let count = 0;
  return items.map((item) => {
    if (item.kind !== 'line' || !isBulleted(item)) return item;
    count += 1;
    const text = sliceLine(item, readMarker(item.text)?.end ?? 0);
    return relabelled(text, `${count}.`);
  });
}

const isBulleted = ({ text }: Line) => readMarker(text)?.kind === 'bullet';
const textOf = ({ text }: Line) => text.slice(readMarker(text)?.end ?? 0);
