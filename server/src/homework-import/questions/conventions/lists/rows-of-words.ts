import { type Line, sliceLine, spokenLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';

const chooses =
  /\b(?:circle|underline|tick|choose|ring|highlight|select|pick|find|cross\s+out|which)\b.*\b(?:(?:in|from|of|on)\s+(?:each|every)\s+(?:row|line|list|set|group|one)|odd\s+one\s+out)\b/iu;
/** 'Circle the correct spelling.', which rows of words below it can only say is asked of each. */
const choosesSpelling =
  /\b(?:circle|underline|tick|choose|ring|highlight|select|pick|cross\s+out|which)\b.*\b(?:spel\p{L}+|odd|correct(?:ly)?\s+(?:written|plural))\b/iu;
const apart = /\s*\t\s*|\s{3,}|\s+[/|]\s+/u;
const fewestWords = 3;
const fewestRows = 2;
const longest = 120;

/**
 * 'Circle the correct spelling in each row.' above '1. erosion   errosion   erotion': each row asks that, and its words are the options. So do
 * rows with letters below '2. Circle the correct spelling.', which are its parts. A row that asks something itself, or has only two words with
 * room between, is left as it is.
 */
export function spellRowsOfWords(items: readonly Item[]): readonly Item[] {
  const spelt = new Map<Item, readonly Line[]>();
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'line' || item.text.length > longest) continue;
    const marker = readMarker(item.text);
    const isNumbered = marker?.kind === 'number';
    const isOfEach = chooses.test(item.text);
    if (!isOfEach && !choosesSpelling.test(item.text)) continue;
    const rowsOf = (kind: Kind) => {
      const found = rowsFrom(items, index + 1, kind);
      return isOfEach || found.every(areAlike) ? found : [];
    };
    const numbered = isNumbered && !isOfEach ? [] : rowsOf('number');
    if (numbered.length >= fewestRows)
      for (const row of numbered) spelt.set(row, asQuestion(row, labelBefore(row), askedBy(item)));
    const lettered = isNumbered ? rowsOf('letter') : [];
    if (!isNumbered || lettered.length < fewestRows) continue;
    spelt.set(item, []);
    const { text, marks = 0 } = takeMarks(item.text.slice(marker.end));
    // What is said for all of them is shared out.
    const share = marks > 0 && marks % lettered.length === 0 ? ` [${marks / lettered.length}]` : '';
    for (const row of lettered) spelt.set(row, asQuestion(row, `${marker.value} ${labelBefore(row)}`, text + share));
  }
  return spelt.size === 0 ? items : items.flatMap((item): readonly Item[] => spelt.get(item) ?? [item]);
}

type Kind = 'number' | 'letter';

/** The rows that follow each other from an item on. */
function rowsFrom(items: readonly Item[], from: number, kind: Kind): readonly Line[] {
  const below = items.slice(from);
  const end = below.findIndex((item) => wordsOf(item, kind) === undefined);
  return below.slice(0, end === -1 ? undefined : end).filter((item) => item.kind === 'line');
}

/** The words of a row with a number, or a letter, with where each begins; `undefined` for any other line. */
function wordsOf(item: Item, kind?: Kind): readonly { from: number; to: number }[] | undefined {
  if (item.kind !== 'line') return undefined;
  const marker = readMarker(item.text);
  if ((marker?.kind !== 'number' && marker?.kind !== 'letter') || (kind ?? marker.kind) !== marker.kind)
    return undefined;
  let at = marker.end;
  const words = item.text
    .slice(marker.end)
    .split(apart)
    .map((word) => {
      const from = item.text.indexOf(word, at);
      at = from + word.length;
      return { from, to: at };
    });
  const areWords = words.length >= fewestWords && words.every(({ from, to }) => to > from && to - from <= 40);
  // 'a) iron   b) zinc   c) tin' are three options of one question, and 'force: newton   joule' asks of force.
  const isOther = kind === 'letter' && /:|\s\(?[a-h][.)]\s/iu.test(item.text.slice(marker.end));
  return areWords && !isOther && !/_{3,}|\.{4,}|…|\?\s*$/u.test(item.text) ? words : undefined;
}

/** 'I went too / to / two the shops' is a sentence, and no row of words. */
function areAlike(line: Line): boolean {
  const counts = (wordsOf(line) ?? []).map(({ from, to }) => line.text.slice(from, to).split(/\s+/u).length);
  return new Set(counts).size === 1 && !/[()[\]]/u.test(line.text.slice(readMarker(line.text)?.end ?? 0));
}

/** 'Task 2. Circle the correct spelling in each row.' without the name of its section. */
const askedBy = ({ text }: Line) =>
  text.replace(/^\W*(?:task|section|part|exercise|activity|q|question)?\s*\w{1,3}\s*[.):–-]\s+/iu, '');

const labelBefore = ({ text }: Line) => text.slice(0, readMarker(text)?.end ?? 0).trim();

function asQuestion(line: Line, label: string, asked: string): readonly Line[] {
  const options = (wordsOf(line) ?? []).map(({ from, to }, index) =>
    withLabel({ ...sliceLine(line, from, to), label: null }, `${String.fromCharCode(65 + index)})`),
  );
  return [spokenLine(`${label} ${asked}`, line.place), ...options];
}
