import { sliceLine, spokenLine } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { Item, TableItem } from '../parsed-question.ts';
import { cellText } from '../tables/question-table.ts';
import { type Match, readMatch } from '../tables/read-match.ts';

const fewest = 3;
const sign = /\s+[-–—]+>?\s+|\s*(?:[=:→⇒➔➜]|->)\s*|\t+\s*/gu;
/** A term has one of the first signs of a line behind it. */
const mostSigns = 4;

interface Asked {
  readonly index: number;
  readonly table: TableItem;
  readonly match: Match;
  readonly own: ReadonlyMap<string, string>;
}

type Pair = readonly [term: string, meant: string];

/**
 * A table to match whose terms stand below once more with what each means, in a table or in lines 'photosynthesis – makes food', in another
 * order: the letter of it is put beside each term, and the second list is no question and no answer of others.
 */
export function spellMatchesSaidByWords(items: readonly Item[]): readonly Item[] {
  const byTerm = new Map<string, Asked>();
  const instead = new Map<number, readonly Item[]>();
  let run: { asked: Asked; pairs: Map<string, string>; from: number } | undefined;
  for (const [index, item] of items.entries()) {
    const pairs = pairsOf(item, byTerm);
    const asked = byTerm.get(pairs[0]?.[0] ?? '');
    if (asked === undefined || pairs.some(([term, meant]) => !says(asked, term, meant))) run = undefined;
    else {
      if (run?.asked !== asked) run = { asked, pairs: new Map(), from: index };
      for (const [term, meant] of pairs) run.pairs.set(term, meant);
      if (run.pairs.size === asked.match.terms.length && isOther(asked, run.pairs)) {
        instead.set(asked.index, [withLetters(asked, run.pairs)]);
        for (let at = run.from; at <= index; at += 1) instead.set(at, at === run.from ? numberOnly(items[at]) : []);
        run = undefined;
        continue;
      }
    }
    if (item.kind === 'table') for (const term of addTerms(item, index)) byTerm.set(...term);
  }
  return instead.size === 0 ? items : items.flatMap((item, index) => instead.get(index) ?? [item]);
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/[\s.;]+$/u, '')
    .trim();

function addTerms(table: TableItem, index: number): readonly [string, Asked][] {
  const match = readMatch(table);
  if (match === undefined || match.terms.length < fewest || match.terms.some(({ given }) => given !== undefined))
    return [];
  const own = new Map(match.terms.map(({ text }, at) => [plain(text), plain(match.descriptions[at]?.text ?? '')]));
  const asked: Asked = { index, table, match, own };
  return own.size < match.terms.length ? [] : [...own.keys()].map((term) => [term, asked]);
}

/** What an item says of terms to match: every row of a table, or a line. */
function pairsOf(item: Item, byTerm: ReadonlyMap<string, Asked>): readonly Pair[] {
  if (byTerm.size === 0) return [];
  if (item.kind === 'table') {
    const rows = item.rows.map((row) => row.map(cellText).filter((text) => text !== ''));
    const pairs = rows.map(
      ([term = '', meant = '', ...more]): Pair => [more.length > 0 ? '' : bare(term), bare(meant)],
    );
    return pairs[0] !== undefined && !byTerm.has(pairs[0][0]) ? pairs.slice(1) : pairs;
  }
  if (item.kind !== 'line') return [];
  const text = item.text.slice(readMarker(item.text)?.end ?? 0);
  const signs = [...text.matchAll(sign)].slice(0, mostSigns);
  const found = signs.map(
    ({ index, 0: whole }): Pair => [plain(text.slice(0, index)), bare(text.slice(index + whole.length))],
  );
  return found.filter(([term]) => byTerm.has(term)).slice(0, 1);
}

const bare = (text: string) => plain(text.slice(readMarker(text)?.end ?? 0));

const says = ({ match }: Asked, term: string, meant: string) =>
  match.terms.some(({ text }) => plain(text) === term) && match.descriptions.some(({ text }) => plain(text) === meant);

/** Whether the pairs are others than those that stand beside each other in the table to match. */
const isOther = ({ own }: Asked, pairs: ReadonlyMap<string, string>) =>
  [...pairs].some(([term, meant]) => own.get(term) !== meant);

function withLetters({ table, match }: Asked, pairs: ReadonlyMap<string, string>): TableItem {
  const letterOf = (at: number) => String.fromCharCode(65 + at);
  const rows = match.terms.map(({ text, place }, at) => {
    const meant = match.descriptions.findIndex((one) => plain(one.text) === pairs.get(plain(text)));
    const described = `${letterOf(at)}) ${match.descriptions[at]?.text}`;
    return [[spokenLine(text, place)], [spokenLine(letterOf(meant), place)], [spokenLine(described, place)]];
  });
  const spare = match.descriptions
    .slice(match.terms.length)
    .map(({ text }, at) => [[], [], [spokenLine(`${letterOf(match.terms.length + at)}) ${text}`, table.place)]]);
  return { ...table, rows: [...rows, ...spare] };
}

/** '2. photosynthesis – makes food' has the number of the question before the first pair, and nothing else that is its own. */
function numberOnly(item: Item | undefined): readonly Item[] {
  const marker = item?.kind === 'line' ? readMarker(item.text) : undefined;
  return item?.kind === 'line' && marker?.kind === 'number' ? [sliceLine(item, 0, marker.end)] : [];
}
