import type { SourceLine } from './source-line.ts';
import { wordsOf } from './words-of.ts';

/** Marks of a question that stand alone are seldom more. */
const mostMarks = 6;
/** A longer text, in characters, is more than a number. */
const longest = 30;

/** '1(c)(ii)', 'c ii', '(b)(i)', '01.2' */
const part = /^\W*(?:q\s?)?(?:0\d\.\d|\d{1,2}\W*[a-h]\W*(?:[ivx]{1,4}\W*)?|[a-h][\s()]+[ivx]{1,4}\W*)$/iu;

const number = /^\W*(\d{1,3})\W*(?:[a-z]|[ivx]{1,4})?\W*$/iu;

/**
 * Says of lines that are nothing but a number or letter whether they only name what stands beside or below them: a number that another one follows,
 * marks in a column, a letter before an option. A letter or number that names nothing may be an answer.
 */
export function readNumbers(lines: readonly SourceLine[]): (at: number) => boolean {
  const names = new Set<number>();
  const numbers = lines.map(({ text }) => Number(text.length > longest ? 0 : (number.exec(text)?.[1] ?? 0)));
  const known = new Set(numbers);
  for (const [at, { text }] of lines.entries()) {
    if (text.length > longest) continue;
    const value = numbers[at] ?? 0;
    if (part.test(text)) names.add(at);
    else if (value > 0) {
      if (value <= mostMarks || known.has(value - 1) || known.has(value + 1)) names.add(at);
    } else if (/^\W*(?:[a-z]|[ivx]{1,4})\W*$/iu.test(text)) {
      const below = (lines[at + 1]?.text ?? '').slice(0, longest);
      if (/^\W*[a-h]\W*$/u.test(text) && below !== '') names.add(at);
      else if (wordsOf(below).join('').length > 1 && !/^\W*\d+\W*$/u.test(below)) names.add(at);
    }
  }
  return (at) => names.has(at);
}
