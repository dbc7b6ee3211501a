import { readAnswerLine } from '../lines/answer-text.ts';
import { tidy } from '../lines/lines.ts';
import type { Item, RowItem } from '../parsed-question.ts';
import { rowOf } from '../row-of.ts';
import { asksToMatch } from '../tables/read-match.ts';

const sign = /\s*(?:↔|⟷|<->|→|⇒|➔|⟶|->)\s*|\s+(?:–|—|-|=)\s+/u;
const fewest = 2;
const mostPerLine = 12;

/**
 * 'Correct answer: evaporation ↔ salt from sea water' below 'Match each method …', a line for each pair, or 'Answer: evaporation – salt, filtration – sand'
 * with all of them, or a comma in each line: a question for each term, its options what the others are matched with.
 */
export function spellPairsInAnswers(items: readonly Item[]): readonly Item[] {
  const spoken: Item[] = [];
  for (let index = 0; index < items.length; ) {
    const item = items[index];
    const above = spoken.at(-1);
    const isAsked = above?.kind === 'line' && asksToMatch(above.text);
    const { pairs, end } = isAsked ? pairsBelow(items, index) : { pairs: [], end: index };
    if (pairs.length < fewest) {
      if (item !== undefined) spoken.push(item);
      index += 1;
      continue;
    }
    const options = pairs.map(([, meant]) => meant);
    spoken.push(...pairs.map(([term, meant]) => toRow({ term, meant, options }, item?.place ?? 0)));
    index = end;
  }
  return spoken;
}

/** The pairs by their signs, or else by the comma of each line. */
function pairsBelow(items: readonly Item[], start: number): { pairs: readonly Pair[]; end: number } {
  const found = pairsFrom(items, start);
  return found.pairs.length > 0 ? found : pairsByComma(items, start);
}

type Pair = readonly [term: string, meant: string];

/** The pairs of the answer lines from an item on; none where one of them is no pair. */
function pairsFrom(items: readonly Item[], start: number): { pairs: readonly Pair[]; end: number } {
  const pairs: Pair[] = [];
  let end = start;
  for (const item of items.slice(start)) {
    const said = item.kind === 'line' ? readAnswerLine(item.text) : undefined;
    if (said === undefined || said === '') break;
    const parts = said.split(/\s*[,;]\s+/u);
    const listed = parts.flatMap((part) => [pairOf(part) ?? []].filter(isPair));
    const areListed = parts.length > 1 && parts.length < mostPerLine && listed.length === parts.length;
    const found = areListed ? listed : [pairOf(said) ?? []].filter(isPair);
    if (found.length === 0) return { pairs: [], end };
    pairs.push(...found);
    end += 1;
  }
  return { pairs, end };
}

const fewestByComma = 3;
const glued = /(?<=[^\d\s]),(?=[^\d\s])/u;

/**
 * 'Correct answer: robin,insects', as pages of lessons have it: the first comma without a space behind it parts the two. With spaces, each of
 * several lines has one comma only; a list would have more.
 */
function pairsByComma(items: readonly Item[], start: number): { pairs: readonly Pair[]; end: number } {
  const said = items.slice(start).map((item) => (item.kind === 'line' ? readAnswerLine(item.text) : undefined));
  const count = said.findIndex((text) => text === undefined || text === '');
  const lines = said.slice(0, count === -1 ? undefined : count).flatMap((text) => text ?? []);
  const areGlued = lines.every((text) => glued.test(text));
  if (!areGlued && lines.length < fewestByComma) return { pairs: [], end: start };
  const pairs = lines.flatMap((text) => {
    const parts = text.split(areGlued ? glued : /,\s+/u).map((part) => tidy(part));
    const [term = '', ...meant] = parts;
    const isWhole = parts.every((part) => /\p{L}{2}|^\d+$/u.test(part)) && (areGlued || parts.length === 2);
    return isWhole && meant.length > 0 ? [[term, meant.join(',')] as const] : [];
  });
  const areApart = new Set(pairs.map(([term]) => term.toLowerCase())).size === lines.length;
  return areApart ? { pairs, end: start + lines.length } : { pairs: [], end: start };
}

const isPair = (pair: Pair | readonly never[]): pair is Pair => pair.length > 0;

function pairOf(text: string): Pair | undefined {
  const [term = '', meant = '', ...more] = text.split(sign).map((part) => tidy(part));
  return term === '' || meant === '' || more.length > 0 ? undefined : [term, meant];
}

function toRow(
  { term, meant, options }: { term: string; meant: string; options: readonly string[] },
  place: number,
): RowItem {
  const read = (value: string) => ({ value, place, confidence: 0.85 });
  return rowOf(place, { text: term, options: options.map(read), answers: [read(meant)] });
}
