import { asks as asksForAnything, readSection } from '../../lines/line-kinds.ts';
import { type Line, tidy } from '../../lines/lines.ts';
import { letterPlace, readMarker } from '../../lines/markers.ts';
import type { Item, RowItem } from '../../parsed-question.ts';
import { asksToMatch } from '../../tables/read-match.ts';

const room = String.raw`(?:_{2,}|\.{3,}|…+|[([]\s*[)\]])`;
const given = String.raw`_*\s*[([]?\s*(?<given>[A-Z])\s*[)\]]?\s*_*`;
const before = new RegExp(
  String.raw`^(?:${room}|${given}(?=\s|[.)]?\s*\d))\s*\(?(?<number>\d{1,2})[.)]\s*(?<term>\S.*)$`,
  'u',
);
const plain = new RegExp(
  String.raw`^\(?(?<number>\d{1,2})[.)]\s*(?<room>${room}\s*)?(?<term>\S.*?)(?:\s*${room}|\s*_+(?<given>[A-Z])_+)?$`,
  'u',
);
const fewest = 2;
const most = 30;
/** How far above the lists the instruction is. */
const near = 2;

interface Term {
  readonly number: string;
  readonly text: string;
  readonly given: string | undefined;
  readonly hasRoom: boolean;
}

/**
 * Terms with numbers above descriptions with letters, or below them, where each term has room for a letter before its number, '____ 1. crest'
 * or 'C 1. crest', or an instruction to match without a number stands above both: a question for each term.
 */
export function spellListedPairs(items: readonly Item[]): readonly Item[] {
  const spelt: Item[] = [];
  for (let index = 0; index < items.length; ) {
    const found = pairsAt(items, index);
    if (found === undefined) {
      const item = items[index];
      if (item !== undefined) spelt.push(item);
      index += 1;
    } else {
      const heading = spelt.at(-1);
      const isAbove = heading?.kind === 'line' && asks(heading);
      const isInstruction = isAbove && asksForAnything(heading.text) && readSection(heading.text) === undefined;
      if (isInstruction) spelt.pop();
      else if (isAbove) spelt[spelt.length - 1] = { ...heading, isHeading: true };
      spelt.push(...found.rows.map((row) => (isInstruction ? instructed(row, heading.text) : row)));
      index = found.end;
    }
  }
  return spelt;
}

function pairsAt(items: readonly Item[], start: number): { rows: readonly RowItem[]; end: number } | undefined {
  const first = items[start];
  if (first?.kind !== 'line' || !/^[\W_]*(?:\d{1,2}|[A-Z]|[a-z])[\W_]/u.test(first.text)) return undefined;
  const isAsked = items.slice(Math.max(0, start - near), start).some((item) => item.kind === 'line' && asks(item));
  const own = termIn(first);
  const isTermFirst = own?.number === '1' || (own?.hasRoom === true && isAsked);
  const middle = isTermFirst ? endOfTerms(items, start) : endOfLetters(items, start);
  const end = isTermFirst ? endOfLetters(items, middle) : endOfTerms(items, middle);
  const [terms, described] = isTermFirst
    ? [items.slice(start, middle), items.slice(middle, end)]
    : [items.slice(middle, end), items.slice(start, middle)];
  if (terms.length < fewest || described.length < terms.length) return undefined;
  const named = terms.flatMap((item) => (item.kind === 'line' ? (termIn(item) ?? []) : []));
  const haveRoom = named.every(({ hasRoom }) => hasRoom);
  if (named[0]?.number === '1' ? !isAsked && !haveRoom : !isAsked || !haveRoom) return undefined;
  const lettered = described.flatMap((item) => (item.kind === 'line' ? [item] : []));
  const options = lettered.toSorted((one, other) => placeOf(one) - placeOf(other)).map(textBehindLetter);
  return { rows: named.map((term, at) => toRow(term, options, terms[at]?.place ?? 0)), end };
}

/** What tells to match is no part of the question above. */
const instructed = (row: RowItem, description: string): RowItem => ({
  ...row,
  question: { ...row.question, description },
});

const asks = ({ text }: Line) =>
  (readMarker(text) === undefined || /^[A-H][.:)]/u.test(text)) &&
  text.length < 120 &&
  (asksToMatch(text) || /\bmatching\b/iu.test(text));

function termIn({ text }: Line): Term | undefined {
  const roomy = before.exec(text);
  const { number, term, given: letter, room: own } = (roomy ?? plain.exec(text))?.groups ?? {};
  if (number === undefined || term === undefined) return undefined;
  return { number, text: tidy(term), given: letter, hasRoom: roomy !== null || own !== undefined };
}

function endOfTerms(items: readonly Item[], start: number): number {
  const numberAt = (index: number) => {
    const item = items[index];
    return item?.kind === 'line' ? Number(termIn(item)?.number) : Number.NaN;
  };
  let end = start;
  while (numberAt(end) === numberAt(start) + end - start && end - start < most) end += 1;
  return end;
}

/** Letters from 'a' on, each once; in columns they come as a, c, b and d. */
function endOfLetters(items: readonly Item[], start: number): number {
  const places: number[] = [];
  let end = start;
  for (const item of items.slice(start, start + most)) {
    const place = item.kind === 'line' ? placeOf(item) : 0;
    if (place === 0 || places.includes(place) || (places.length === 0 && place !== 1)) break;
    places.push(place);
    if (Math.max(...places) === places.length) end = start + places.length;
  }
  return end;
}

function placeOf({ text }: Line): number {
  const marker = readMarker(text);
  return marker?.kind === 'letter' ? letterPlace(marker.letter) : 0;
}

const textBehindLetter = ({ text }: Line) => text.slice(readMarker(text)?.end ?? 0).trim();

function toRow({ number, text, given: letter }: Term, options: readonly string[], place: number): RowItem {
  const answer = letter === undefined ? undefined : options[letterPlace(letter) - 1];
  return {
    kind: 'row',
    place,
    number,
    question: {
      section: undefined,
      path: [number],
      place,
      text,
      options: options.map((value) => ({ value, place, confidence: 0.85 })),
      answers: answer === undefined ? [] : [{ value: answer, place, confidence: 0.85 }],
      pictures: [],
      leftOver: [],
    },
  };
}
