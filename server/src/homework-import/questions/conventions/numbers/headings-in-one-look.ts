import { isFurniture, isKeyTitle } from '../../lines/line-kinds.ts';
import { emphasisOf, type Line } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';
import { isUnanswered } from '../unanswered.ts';

/** Below the first; an answer would stand below the last too, which nothing follows. */
const mostShare = 1;
const mostShareInKey = 1 / 3;

/**
 * Which of the lines that are named like headings, in a colour or in capitals, are headings and no answers: all lines of their look stand above a question,
 * one of them above the first, or there are few of them and a key says the answers. `begins` tells what begins a question.
 */
export function headingsInOneLook(
  items: readonly Item[],
  named: ReadonlySet<Item>,
  begins: (item: Item) => boolean,
): ReadonlySet<Item> {
  const numbers = items.flatMap((item, index) => (begins(item) ? [index] : []));
  const [first = items.length] = numbers;
  const above = new Set(items.slice(Math.max(0, first - 2), first).flatMap((item) => lookOf(item) ?? []));
  const looks = new Map<string, { all: number; headings: Item[] }>();
  for (const item of items.slice(first)) {
    const look = lookOf(item);
    if (look === undefined) continue;
    const own = looks.get(look) ?? { all: 0, headings: [] };
    own.all += 1;
    if (named.has(item)) own.headings.push(item);
    looks.set(look, own);
  }
  const isKeyed = looks.size > 0 && !isUnanswered(items);
  return new Set(
    [...looks].flatMap(([look, { all, headings }]) => {
      const most = above.has(look) ? mostShare : isKeyed ? mostShareInKey : 0;
      return all === headings.length && all <= numbers.length * most ? headings : [];
    }),
  );
}

function lookOf(item: Item): string | undefined {
  return item.kind === 'line' && !isFurniture(item.text) && !isKeyTitle(item.text) ? lookOfHeading(item) : undefined;
}

/** How a line that is all in one colour looks, or in capitals; `undefined` for any other. */
export function lookOfHeading({ text, spans }: Line): string | undefined {
  const { colour, bold, underlined, marked } = emphasisOf(spans);
  if (colour === null && !marked && !bold && !underlined && capitals.test(text)) return 'CAPITALS';
  return colour === null || marked ? undefined : `${colour} ${bold} ${underlined}`;
}

/** 'ECG' is no heading, 'FORCES AND MOTION' is. */
const capitals = /^(?=.*\p{Lu}{4})[^\p{Ll}]+$/u;
