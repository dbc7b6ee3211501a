import { readAnswerLine } from '../lines/answer-text.ts';
import { asks, isAnswerSpace, readSection } from '../lines/line-kinds.ts';
import type { Line } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { marksOfEach, takeMarks } from '../lines/marks.ts';
import type { Item, Read, RowItem } from '../parsed-question.ts';
import { marksOfPart } from '../part-of-question.ts';
import { asksToMatch } from '../tables/read-match.ts';
import { readPairs } from '../tables/read-pairs.ts';
import { type MatchRun, matchRunAt } from './match-runs.ts';

/** How far above the lists what asks to match them stands. */
const near = 4;
const shortest = 60;
const fewestWords = 4;

/**
 * Lists to match whose terms have numbers of their own and whose other side has letters from A on, in a table, in lines or below each other,
 * with room for the letter or a teacher's letter anywhere beside the term: a question for each term. Terms below a number that asks to match
 * them are its parts, and read elsewhere.
 */
export function spellLetteredMatches(items: readonly Item[]): readonly Item[] {
  const spoken: Item[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    if (item === undefined) break;
    const above = lastOf(spoken);
    const run = matchRunAt(items, index);
    const asked = run === undefined ? undefined : askedAbove(above, run);
    if (run === undefined || asked === undefined) {
      spoken.push(item);
      continue;
    }
    const kept = asked.lines.flatMap((line): Line[] =>
      isLettered(line) ? [line] : isHeading(line) ? [{ ...line, isHeading: true }] : [],
    );
    const below = pairsBelow(items, run);
    const rows = toRows(below === undefined ? run : withGiven(run, below.letters), asked.lines);
    spoken.splice(spoken.length - asked.lines.length, asked.lines.length, ...kept, ...rows);
    index = (below?.end ?? run.end) - 1;
  }
  return spoken;
}

/** 'Answers: 1 B, 2 D, 3 A' in the line below the lists says the letter of each term. */
function pairsBelow(
  items: readonly Item[],
  { end, terms, descriptions }: MatchRun,
): { readonly letters: ReadonlyMap<string, string>; readonly end: number } | undefined {
  const at = items.findIndex((item, index) => index >= end && !(item.kind === 'line' && isAnswerSpace(item.text)));
  const line = items[at];
  const said = line?.kind === 'line' ? readAnswerLine(line.text) : undefined;
  if (said === undefined || terms.some(({ given }) => given !== undefined)) return undefined;
  const letters = readPairs(said);
  const areAll =
    letters.size === terms.length &&
    terms.every(({ term }) =>
      descriptions.some(({ letter }) => letter === letters.get(String(term.number ?? '')) && letter !== undefined),
    );
  return areAll ? { letters, end: at + 1 } : undefined;
}

const withGiven = (run: MatchRun, letters: ReadonlyMap<string, string>): MatchRun => ({
  ...run,
  terms: run.terms.map((row) => ({ ...row, given: letters.get(String(row.term.number ?? '')) })),
});

const lastOf = (items: readonly Item[]) => items.slice(-near).reverse();

/** The lines at once above that only ask to match, or name it; `undefined` where the lists are of a question above, or are none to match. */
function askedAbove(above: readonly Item[], { terms, isBeside }: MatchRun): { lines: readonly Line[] } | undefined {
  const lines: Line[] = [];
  for (const item of above) {
    if (item.kind !== 'line' || !(saysMatch(item) || isHeading(item) || ofLetters.test(item.text)) || isNumbered(item))
      break;
    lines.unshift(item);
    if (isHeading(item)) break;
  }
  const next = above[lines.length];
  const isAsked = lines.some(saysMatch);
  const first = terms[0]?.term.number ?? 1;
  const isBelow = next?.kind === 'line' && isNumbered(next) && (asksToMatch(next.text) || (first === 1 && !isAsked));
  return isBelow || !(isAsked || isBeside) ? undefined : { lines };
}

/** '4 Matching questions' as a heading counts them. */
const isNumbered = ({ text, isHeading: isTitle }: Line) => {
  if (/^\d{1,2}\s+matching\s+(?:questions?|items?|pairs?)\W*$/iu.test(text)) return false;
  const marker = readMarker(text);
  if (marker?.kind === 'number') return !(marker.isWeak && isTitle);
  return marker?.kind === 'letter' && /^[a-h]$/u.test(marker.letter);
};

/** 'B. Match …', which may name a section. */
const isLettered = ({ text }: Line) => readMarker(text)?.kind === 'letter';

/** 'Write the letter of the correct meaning in the blank.' */
const ofLetters = /^(?=.{1,150}$).*\b(?:letters?|lettres?|letras?|Buchstaben?)\b/iu;

const saysMatch = ({ text }: Line) => asksToMatch(text) || (text.length < shortest && /\bmatching\b/iu.test(text));

const isHeading = (line: Line) =>
  line.isHeading ||
  readSection(line.text) !== undefined ||
  (line.text.length < shortest && saysMatch(line) && !asks(line.text) && !/[.:?]$/u.test(line.text));

/** 'Match each word to its meaning.' without the name of a section and marks; a mere name of the kind, 'Matching', tells nothing. */
function instructionIn(text: string): string[] {
  const own = readSection(text) === undefined ? text : text.replace(/^\p{L}+\s+\w+\s*[:.–—-]*\s*/u, '');
  const marker = readMarker(own);
  const said = takeMarks(marker?.kind === 'letter' ? own.slice(marker.end) : own).text;
  return asksToMatch(said) && said.split(/\s+/u).length >= fewestWords ? [said] : [];
}

function toRows({ terms, descriptions }: MatchRun, asked: readonly Line[]): readonly RowItem[] {
  const said = asked.map(({ text }) => text).join(' ');
  const description = asked.flatMap(({ text }) => instructionIn(text)).join('\n') || undefined;
  const each = marksOfEach(said);
  const total = takeMarks(said).marks;
  const share = each ?? (total === undefined ? undefined : marksOfPart(total, terms.length));
  return terms.map(({ term, given }) => {
    const { place } = term.line;
    const number = term.number?.toString();
    const { text, marks = share } = takeMarks(term.line.text);
    const read = <Value>(value: Value): Read<Value> => ({ value, place, confidence: 0.9 });
    const answers = descriptions.filter(({ letter }) => letter === given);
    return {
      kind: 'row',
      place,
      number,
      question: {
        section: undefined,
        path: number === undefined ? [] : [number],
        place,
        text,
        description,
        options: descriptions.map(({ line }) => read(line.text)),
        answers: answers.map(({ line }) => read(line.text)),
        marks: marks === undefined ? undefined : read(marks),
        pictures: [],
        leftOver: [],
      },
    };
  });
}
