import { matchesInLanguage } from '../lines/languages.ts';
import { emphasisOf } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import type { ParsedQuestion, TableItem } from '../parsed-question.ts';
import { partOfQuestion } from '../part-of-question.ts';
import { cellText } from './question-table.ts';
import { readPairs } from './read-pairs.ts';

/** Terms to be matched with descriptions: one question for each term, its options the descriptions. */
export interface Match {
  /** `given` is the letter that stands beside it already, for the teacher. */
  readonly terms: readonly { label: string; text: string; place: number; given?: string | undefined }[];
  readonly descriptions: readonly { label: string; text: string }[];
}

/** Whether a text says that things are to be matched: 'Draw a line from each …'. */
export function asksToMatch(text: string): boolean {
  const isAsked = /\b(?:match|link|connect|pair|draw (?:a )?(?:straight )?lines?|join)\b/iu;
  // 'Choose a term from COLUMN B that matches the description in COLUMN A.'
  const isOfColumns = /\bmatch(?:es|ing)\b.{0,60}\bcolumn\b/isu;
  return isAsked.test(text) || isOfColumns.test(text) || matchesInLanguage(text);
}

/** The two sides of a table for matching; `undefined` when it has no two. The first term may be done as an example. */
export function readMatch({ rows, place }: TableItem, firstIsExample = false): Match | undefined {
  const filled = withLettersBehind(
    rows.map((row) =>
      row
        .map((cell) => ({ text: cellText(cell), place: cell[0]?.place ?? place }))
        .filter(({ text }) => /[\p{L}\p{N}]/u.test(text)),
    ),
  );
  const given = new Map(filled.map(givenIn).filter((one) => one !== undefined));
  const joined = filled.map((row) => joinLabels(row.length === 3 ? withoutGiven(row) : row));
  const spare = rows.slice(1).flatMap((row, index) => spareIn(row, joined[index + 1] ?? []));
  const sides = joined.filter((row, index) => row.length === 2 && spareIn(rows[index] ?? [], row).length === 0);
  const isBoldAbove = isBold(rows[0]) && !isBold(rows[1]) && joined[0]?.length === 2;
  const body = isBoldAbove || (isHeading(sides[0]) && !areInOrder(sides)) ? sides.slice(1) : sides;
  if (body.length < 2 || body.length + spare.length < rows.length - 2) return undefined;
  const lefts = withLetters(body.map(([left]) => left?.text ?? ''));
  const terms = body.map(([left], index) => ({
    ...withLabel(left && { ...left, text: lefts[index] ?? '' }, String(index + 1)),
    place: left?.place ?? place,
    given: left === undefined ? undefined : given.get(left.place),
  }));
  const all = [...body.map(([, right]) => right), ...spare];
  const rights = withLetters(all.map((right) => right?.text ?? ''));
  const descriptions = all.map((right, index) =>
    withLabel(right && { ...right, text: rights[index] ?? '' }, String.fromCharCode(97 + index)),
  );
  const areJoined = rows.every((row) => row.length === 3 && arrow.test(cellText(row[1] ?? [])));
  const saidTerms = areJoined
    ? terms.map((term, index) => ({ ...term, given: term.given ?? descriptions[index]?.label }))
    : terms;
  return { terms: firstIsExample ? saidTerms.slice(1) : saidTerms, descriptions };
}

/** An arrow in the cell between joins the two beside it: an answer. */
const arrow = /^(?:→|⇒|➔|➜|➞|⟶|►|▶|[-=–—]{1,3}>)$/u;

/** What stands on the right beside nothing, with its letter in it or before it: there are more of them than terms. */
function spareIn(row: TableItem['rows'][number], sides: readonly Side[]): readonly Side[] {
  const isBare = cellText(row[0] ?? []) === '' && row.length > sides.length;
  const isLabelled =
    sides.length === 2 && sides[0] !== undefined && isLetter(sides[0]) && cellText(row[1] ?? []) === '';
  const last = sides.at(-1);
  if (!isBare || last === undefined || !(sides.length === 1 || isLabelled)) return [];
  return [isLabelled ? { ...last, text: `${sides[0]?.text}) ${last.text}` } : last];
}

/** Rows of a term, its letter or room for it, and what has the letters from A on: nothing has to say that they are to be matched. */
export const isLetteredMatch = ({ rows }: TableItem): boolean =>
  rows.length > 2 &&
  rows.every(
    ([, letter = [], described = [], ...more]) =>
      more.length === 0 && /^[A-Z]?$/u.test(cellText(letter)) && readMarker(cellText(described))?.kind === 'letter',
  );

/** Whether the numbers or letters of a side begin in the first row already, 'a part that makes food': that is no heading. */
const areInOrder = (rows: readonly (readonly Side[])[]) =>
  [0, 1].some((side) => {
    const texts = rows.map((row) => row[side]?.text ?? '');
    return withLetters(texts) !== texts;
  });

/** 'P Fit a gate', 'Q Lock it' and 'R Mop up' are lettered where all go on as the alphabet does: 'P) Fit a gate' … */
function withLetters(texts: readonly string[]): readonly string[] {
  const numbers = texts.map((text) => /^(\d{1,2})\s+(?=\p{L})/u.exec(text));
  if (numbers.every((match, index) => Number(match?.[1]) === index + 1))
    return texts.map((text, index) => `${index + 1}) ${text.slice(numbers[index]?.[0].length ?? 0)}`);
  const found = texts.map((text) => /^([A-Za-z])\s+(?=\S)/u.exec(text));
  const letters = found.map((match) => match?.[1] ?? '').sort();
  const first = letters[0]?.charCodeAt(0) ?? 0;
  const areLetters = letters.every((letter, index) => letter.charCodeAt(0) === first + index);
  return areLetters ? texts.map((text, index) => `${text[0]}) ${text.slice(found[index]?.[0].length ?? 0)}`) : texts;
}

/** 'Habitat | B | A an animal': the other side has letters without a stop, behind a teacher's letter, and below a head perhaps. */
function withLettersBehind(rows: readonly (readonly Side[])[]): readonly (readonly Side[])[] {
  const isGiven = ([, letter, right, ...more]: readonly Side[]) =>
    letter !== undefined && right !== undefined && more.length === 0 && isLetter(letter);
  const given = rows.filter(isGiven);
  if (given.length < 2 || given.length < rows.length - 1) return rows;
  const rights = withLetters(given.map(([, , right]) => right?.text ?? ''));
  return rows.map((row) => {
    const text = rights[given.indexOf(row)];
    return text === undefined ? row : row.map((side, at) => (at === 2 ? { ...side, text } : side));
  });
}

/** 'Wet floor – R' says it of 'Wet floor in the bathroom'. */
function shortened(pairs: ReadonlyMap<string, string>, text: string): string | undefined {
  const found = [...pairs].filter(([term]) => term.length > 3 && text.toLowerCase().startsWith(term));
  return onlyOne(found)?.[1];
}

type Side = { readonly text: string; readonly place: number };

/** 'Habitat | B | A. an animal that is hunted': the letter between is the answer, as the other side has a letter of its own. */
function givenIn([left, letter, right]: readonly Side[]): [place: number, letter: string] | undefined {
  if (left === undefined || letter === undefined || right === undefined) return undefined;
  if (isLetter(letter) && readMarker(right.text)?.kind === 'letter') return [left.place, letter.text.toLowerCase()];
  return isBehind(letter, right) ? [left.place, right.text.toLowerCase()] : undefined;
}

const isLetter = ({ text }: Side) => /^[A-Za-z]$/u.test(text);

/** 'Calcium | B strong bones | B': the letter in a column of its own, behind the other side. */
const isBehind = (side: Side, last: Side) => isLetter(last) && /^\(?[A-Z](?:[).:]|\s)\s*\S/u.test(side.text);

function withoutGiven(row: readonly Side[]): readonly Side[] {
  const [left, middle, right] = row;
  if (left === undefined || middle === undefined || right === undefined || givenIn(row) === undefined) return row;
  return isBehind(middle, right) ? [left, middle] : [left, right];
}

/** '1 | nucleus | A | controls the cell' has its labels in cells of their own. */
function joinLabels(row: readonly Side[]): Side[] {
  const joined: Side[] = [];
  let label = '';
  for (const side of row) {
    if (/^\(?(?:\d{1,2}(?:\.\d{1,2}){0,2}|[A-Za-z])[.)]?$/u.test(side.text) && row.length > 2)
      label = `${side.text.replace(/[()]|\.$/gu, '')}) `;
    else {
      joined.push({ ...side, text: label + side.text });
      label = '';
    }
  }
  return joined;
}

/** Whether everything in a row is bold. */
const isBold = (row: TableItem['rows'][number] | undefined) =>
  row?.every((cell) => cell.every(({ spans, text }) => text === '' || emphasisOf(spans).bold)) === true;

const onlyOne = <One>(found: readonly One[]): One | undefined => (found.length === 1 ? found[0] : undefined);

/** 'Heads | Tails', 'Quantity | Unit' */
const namesColumn =
  /^(?:(?:sentence\s+)?(?:heads?|tails?|beginnings?|starts?|starters?|endings?|ends?)|(?:first|second)\s+half|left|right|causes?|effects?|uses?|examples?|process(?:es)?|units?|quantit(?:y|ies)|questions?|answers?|facts?|ideas?|phrases?|statements?|scientists?|discover(?:y|ies)|types?|features?|pictures?)$/iu;

function isHeading(row: readonly Side[] | undefined): boolean {
  if (row !== undefined && row.length > 0 && row.every(({ text }) => namesColumn.test(text))) return true;
  return (
    row?.every(({ text }) => text.length < 30 && readMarker(text) === undefined) === true &&
    /term|word|definition|description|meaning|function|name|column|key|part|structure|symbol|organ|\b(?:list|set|group|liste|groupe?|grupo|gruppe|gruppo|colonne|columna|coluna|spalte|colonna|kolom)\s+(?:[A-Z]|\d|I{1,3})\b/iu.test(
      row.map(({ text }) => text).join(' '),
    )
  );
}

function withLabel(side: Side | undefined, usual: string): { label: string; text: string } {
  const text = side?.text ?? '';
  const marker = readMarker(text);
  // '2.1 Brittle' is the first term of question 2.
  if (marker?.kind === 'number')
    return { label: marker.parts.at(-1) ?? String(marker.value), text: text.slice(marker.end).trim() };
  if (marker?.kind === 'letter') return { label: marker.letter.toLowerCase(), text: text.slice(marker.end).trim() };
  return { label: usual, text: takeMarks(text).text };
}

/** The questions of a match, with the answers that '1-C, 2-A' gives. */
export function matchQuestions({ terms, descriptions }: Match, asked: ParsedQuestion, key: string): ParsedQuestion[] {
  const pairs = readPairs(key);
  return terms.map(({ label, text, place, given }) => {
    const meant = given ?? pairs.get(label.toLowerCase()) ?? pairs.get(text.toLowerCase()) ?? shortened(pairs, text);
    const description =
      descriptions.find((one) => one.label === meant) ??
      descriptions.find((one) => one.text.toLowerCase() === meant) ??
      onlyOne(descriptions.filter((one) => meant !== undefined && one.text.toLowerCase().startsWith(meant)));
    return partOfQuestion(asked, terms.length, {
      label,
      place,
      text,
      options: descriptions.map((one) => ({ value: one.text, place, confidence: 0.9 })),
      answers: description === undefined ? [] : [{ value: description.text, place, confidence: 0.9 }],
    });
  });
}
