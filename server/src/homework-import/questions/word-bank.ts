import { readAnswerLine } from './lines/answer-text.ts';
import { asksToFillIn } from './lines/line-kinds.ts';
import { tidy } from './lines/lines.ts';
import { readMarker } from './lines/markers.ts';
import { takeMarks } from './lines/marks.ts';
import type { Item } from './parsed-question.ts';

const named =
  /(?:^|[.!?:–—|-]\s+)(?:word\s*(?:bank|box|list)|key\s*words?|missing words?|words?(?: (?:to use|below|(?:in|from) the (?:box|list)))?|choose from(?: (?:these|this|the)(?: (?:words|list|terms|answers))?)?|use (?:the|these)(?: following)? words[^:–]*)\s*[:–-]\s*(.+)$/isu;
/** 'Fill in the gaps using these words: ear, …' */
const using =
  /\b(?:using|with|from) (?:the|these)(?: following)? words?(?: (?:below|given|(?:in|from) the (?:box|list)))?\s*[:–-]\s*(.+)$/isu;
const announced =
  /\b(?:word\s*(?:bank|box|list)|words? (?:below|from|in) |these words|words in the box|(?:from|in|using) the (?:box|list|table|word)\b|using the words|use the words)/iu;
const separators = /\s*(?:[,;|•·/]|\t|\n|\s{3,}|\s[–-]\s)\s*/u;

/** The words that gaps are to be filled with, where a text or a box lists them; `undefined` where none does. */
export function readWordBank(items: readonly Item[]): string[] | undefined {
  for (const [index, item] of items.entries()) {
    if (item.kind === 'line') {
      const list = (named.exec(item.text) ?? using.exec(item.text))?.[1];
      if (list !== undefined) return toWords(takeMarks(list).text);
    }
    if (item.kind === 'line' && readAnswerLine(item.text) !== undefined) continue;
    const isAnnounced = items
      .slice(Math.max(0, index - 3), index)
      .some(
        (before) =>
          before.kind === 'line' && (announced.test(before.text) || /^word\s*(?:bank|box)\W*$/iu.test(before.text)),
      );
    if (!isAnnounced && !isBelowTask(item, items[index - 1])) continue;
    const text =
      item.kind === 'table'
        ? item.rows.flatMap((row) => row.flatMap((cell) => cell.map(({ text: line }) => line))).join('\t')
        : item.kind === 'line' && !/[.?]$|_{2,}/u.test(item.text)
          ? item.text
          : '';
    // A box of two words is a table of one row, which two of a list are not.
    const isBox = item.kind === 'table' && item.rows.length === 1 && item.rows[0]?.length === 2;
    const words = toWords(text, isBox ? 1 : 2);
    if (words !== undefined) return words;
  }
  return undefined;
}

/** 'Sawm     Zakah     Makkah' or a row of words right below 'Fill in the missing words', which speaks of no box. */
function isBelowTask(item: Item, above: Item | undefined): boolean {
  if (above?.kind !== 'line' || !asksToFillIn(above.text)) return false;
  if (item.kind === 'table') return item.rows.length === 1;
  return item.kind === 'line' && readMarker(item.text) === undefined && apart.test(item.text);
}

/** Three words with wide gaps between them, or more. */
const apart = /^[^.?!_…]{2,40}?(?:(?:\s{3,}|\s*\t\s*|\s+[|•·]\s+)[^.?!_…]{2,40}?){2,}$/u;

function toWords(text: string, more = 2): string[] | undefined {
  const split = text
    .split(separators)
    .map(tidy)
    .filter((word) => word !== '');
  const words = split.length === 1 && !/[.?]/u.test(text) ? tidy(text).split(' ') : split;
  const areWords =
    words.length > (/ \| /u.test(text) ? 1 : more) &&
    words.length <= 40 &&
    words.every((word) => word.split(' ').length <= 4 && word.length < 40 && !/_{2,}/u.test(word));
  return areWords ? words : undefined;
}
