import { isAnswerSpace } from '../../lines/line-kinds.ts';
import type { Line } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const longest = 40;

/** Where lines stand that look like the headings at the places given, below the first of these: all begin in bold or a colour, or are in capitals. */
export function headsLike(items: readonly Item[], heads: readonly number[]): readonly number[] {
  const looks = new Set(heads.map((index) => lookAt(items[index])));
  const [look, ...more] = looks;
  if (look === undefined || more.length > 0) return [];
  return items.flatMap((item, index) => {
    const isBelow = index > Math.min(...heads) && !heads.includes(index) && item.kind === 'line';
    return isBelow && item.text.length <= longest && lookAt(item) === look ? [index] : [];
  });
}

/** How the beginning of a line looks; `undefined` where it looks like any other text. */
function lookAt(item: Item | undefined): string | undefined {
  if (item?.kind !== 'line' || item.continues || readMarker(item.text) !== undefined || isAnswerSpace(item.text))
    return undefined;
  const first = item.spans.find(({ text }) => text.trim() !== '');
  const isCapital = inCapitals(item);
  if (first === undefined || (!first.bold && first.colour === null && !isCapital)) return undefined;
  return `${first.bold} ${first.colour} ${isCapital}`;
}

const inCapitals = ({ text }: Line) => /^\P{L}*\p{Lu}{3,}(?!\p{Ll})/u.test(text);
