import { takeMarks } from '../lines/marks.ts';
import type { ParsedQuestion } from '../parsed-question.ts';

/** 'Row 2: …', '(b) …' */
const label = /^\(?(?:(?:row|statement|line|part)\s*)?(?:\d{1,2}|[a-h]|[ivx]{1,4})(?:[).:]|\s(?=\W))/iu;
const truth = ['true', 'false', 't', 'f'];
const fewest = 2;

/**
 * What a key says in a line each, or behind semicolons, of the rows of one question, which have the same words to tick: by the beginning of each
 * row that it has, 'Salt dissolves… – True', or in their order where it has nothing but the words.
 */
export function wordsOfStatements(said: string, rows: readonly ParsedQuestion[]): string[] | undefined {
  const words = rows.length < fewest ? undefined : wordsOf(rows);
  if (words === undefined) return undefined;
  const lines = said.split(/\s*[;\n]\s*/u).flatMap((line) => readLine(line, words) ?? []);
  if (lines.length !== rows.length) return undefined;
  const isInOrder = lines.every(({ of }, index) => plain(rows[index]?.text ?? '').startsWith(of));
  const own = rows.map(({ text }) => lines.filter(({ of }) => of !== '' && plain(text).startsWith(of)));
  const found = isInOrder ? lines : own.flatMap((meant) => (meant.length === 1 ? meant : []));
  return new Set(found).size === rows.length ? found.map(({ word }) => word) : undefined;
}

/** What may be ticked in every row. */
function wordsOf(rows: readonly ParsedQuestion[]): readonly string[] | undefined {
  if (rows.every(({ type }) => type === 'true-false')) return truth;
  const [first = [], ...others] = rows.map(({ options }) => options.map(({ value }) => value));
  const areSame = others.every((options) => options.join('\n') === first.join('\n'));
  return areSame && first.length > 1 ? first : undefined;
}

/** The word at the end of a line, the longest that it ends with, and what stands before it. */
function readLine(line: string, words: readonly string[]): { of: string; word: string } | undefined {
  const text = plain(takeMarks(line).text.replace(label, ''));
  const [word] = words
    .filter((one) => text === plain(one) || text.endsWith(` ${plain(one)}`))
    .sort((one, other) => other.length - one.length);
  return word === undefined ? undefined : { of: text.slice(0, -plain(word).length).trim(), word };
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘]/gu, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
