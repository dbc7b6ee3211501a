import type { KeyEntry } from '../key/answer-key.ts';
import { readMatchLists } from '../key/match-lists.ts';
import { asksToFillIn } from '../lines/line-kinds.ts';
import type { Piece } from '../lines/pieces.ts';
import type { ParsedQuestion, TableItem } from '../parsed-question.ts';
import { readSegment, type SegmentPlace } from '../read-segment.ts';
import { blankQuestions, readBlanks } from './read-blanks.ts';
import { gridQuestions, readGrid } from './read-grid.ts';
import { asksToMatch, isLetteredMatch, matchQuestions, readMatch } from './read-match.ts';
import { readPairs } from './read-pairs.ts';

/** The questions of a table that is to be filled in, ticked or matched; `undefined` where there is none. */
export function readTableQuestions(
  pieces: readonly Piece[],
  at: SegmentPlace,
  key: readonly KeyEntry[],
): ParsedQuestion[] | undefined {
  const table = pieces.find((piece): piece is TableItem => piece.kind === 'table');
  const text = [at.stem, ...pieces.flatMap((piece) => (piece.kind === 'text' ? [piece.text] : []))].join(' ');
  if (table === undefined) return asksToMatch(text) ? matchOfLists(pieces, at, key) : undefined;
  const match = asksToMatch(text) || isLetteredMatch(table) ? readMatch(table, firstIsExample.test(text)) : undefined;
  const grid = match === undefined && ticks.test(text) ? readGrid(table) : undefined;
  const blanks = match === undefined && grid === undefined && asksToFillIn(text) ? readBlanks(table) : undefined;
  if (match === undefined && grid === undefined && blanks === undefined) return undefined;
  const rest = pieces.filter((piece) => piece !== table);
  const [asked, ...others] = readSegment(rest, { ...at, isTrueFalse: false, wordBank: [] });
  if (asked === undefined || others.length > 0) return undefined;
  const said = asked.answers.map(({ value }) => value).join('\n') || keyText(at, key);
  if (match !== undefined) return matchQuestions(match, asked, pairsSaid(rest) ?? said);
  const copy = key.find((entry) => entry.cells !== undefined && entry.path.join('.') === at.path.join('.'))?.cells;
  return grid === undefined
    ? blankQuestions(blanks ?? [], table, asked, { said, copy })
    : gridQuestions(grid, asked, said);
}

function matchOfLists(
  pieces: readonly Piece[],
  at: SegmentPlace,
  key: readonly KeyEntry[],
): ParsedQuestion[] | undefined {
  const lists = readMatchLists(pieces);
  const [asked, ...others] = lists === undefined ? [] : readSegment(lists.rest, { ...at, wordBank: [] });
  if (lists === undefined || asked === undefined || others.length > 0) return undefined;
  const said = asked.answers.map(({ value }) => value).join('\n') || keyText(at, key);
  return matchQuestions(lists.match, { ...asked, answers: [] }, pairsSaid(lists.rest) ?? said);
}

/** 'Answers: (i) B  (ii) C' with its labels, which an answer in words would lose. */
function pairsSaid(pieces: readonly Piece[]): string | undefined {
  const said = pieces.flatMap((piece) => (piece.kind === 'answer' ? [piece.text] : [])).join('\n');
  return readPairs(said).size > 1 ? said : undefined;
}

const ticks = /\b(?:tick|cross|put an? (?:tick|cross|✓|✔|x)|[✓✔])/iu;
const firstIsExample = /\b(?:first|one|example)\b.{0,25}\bdone\b|\bfirst (?:one|row) is an example\b/iu;

/** What the key has for a question, or for each of its parts. */
function keyText({ path, section }: SegmentPlace, key: readonly KeyEntry[]): string {
  const own = path.join('.');
  if (own === '') {
    const said = key.filter((entry) => entry.section === section);
    const whole = said.filter((entry) => entry.path.length === 0);
    // 'Part A 1B, 2D, 3E' has a number for each term.
    const ofTerms = section === undefined ? [] : said.filter((entry) => entry.path.length === 1);
    return whole.length > 0
      ? whole.map(({ text }) => text).join('\n')
      : ofTerms.map(({ path: [name], text }) => `${name} - ${text}`).join('\n');
  }
  const whole = key.find((entry) => entry.path.join('.') === own)?.text;
  const parts = key.filter(
    (entry) => entry.path.length === path.length + 1 && entry.path.slice(0, -1).join('.') === own,
  );
  return whole || parts.map(({ path: [...names], text }) => `${names.at(-1)} - ${text}`).join('\n');
}
