import { itemBefore } from './item-before.ts';
import { numberWords, numberWordValue } from './number-words.ts';
import { isClose, type QuantityWords } from './quantity.ts';
import { perWords, readUnit } from './units.ts';
import { wordClass, wordClasses } from './word-classes.ts';
import { gap, type Word } from './words.ts';

/** A number in digits or words, and its last word. */
export interface NumberReading {
  readonly value: number;
  readonly last: number;
}

/** The number that begins at a word, if one does. */
export function readNumber(words: readonly Word[], at: number, known: QuantityWords): NumberReading | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  if (word.value !== undefined) return { value: (word.gap & gap.minus) === 0 ? word.value : -word.value, last: at };
  const { text } = word;
  const meant = known.numberOf(at);
  if (meant !== undefined) return readNumberWords(words, at, meant);
  if (!word.mayBeNumber) return undefined;
  if (text.length > 1 && text.charCodeAt(text.length - 1) < 58) return readHead(text, at, known.heads);
  const kind = numberKinds.get(text);
  return kind === undefined ? undefined : kind(words, at, known);
}

/** 'pH8' */
function readHead(text: string, at: number, heads: readonly string[]): NumberReading | undefined {
  for (const head of heads) {
    const rest = text.startsWith(head) ? Number(text.slice(head.length) || Number.NaN) : Number.NaN;
    if (!Number.isNaN(rest)) return { value: rest, last: at };
  }
  return undefined;
}

/** 'this one mark', 'the one that': here it is no number. */
const determiners: ReadonlySet<string> = new Set('this that the which any every each no only another'.split(' '));

/** 'a hertz' and 'one wave' are 1, and so is 'one' before a stop; 'one of them' and 'a wave' are no numbers. */
function readOne(words: readonly Word[], at: number, known: QuantityWords): NumberReading | undefined {
  if (words[at]?.text === 'one') {
    if (determiners.has(itemBefore(words, at)?.text ?? '')) return undefined;
    const next = wordClasses.get(words[at + 1]?.text ?? '') ?? 0;
    const isPronoun =
      isClose(words, at + 1) && (next & wordClass.function) !== 0 && !perWords.has(words[at + 1]?.text ?? '');
    return isPronoun ? undefined : readNumberWords(words, at);
  }
  return readUnit(words, at + 1, known.unitOf) === undefined ? undefined : { value: 1, last: at };
}

type NumberKind = (words: readonly Word[], at: number, known: QuantityWords) => NumberReading | undefined;

/** How the words that may begin a number are read; everything else is passed over at once. */
const numberKinds: ReadonlyMap<string, NumberKind> = new Map<string, NumberKind>([
  ...numberWords.map((word): [string, NumberKind] => [word, (words, at) => readNumberWords(words, at)]),
  ['one', readOne],
  ['a', readOne],
  ['an', readOne],
  ['half', (_, at) => ({ value: 0.5, last: at })],
]);

/** 'twenty five', 'one hundred and five' */
function readNumberWords(
  words: readonly Word[],
  at: number,
  first = numberWordValue(words[at]?.text ?? ''),
): NumberReading | undefined {
  let value = first;
  if (value === undefined) return undefined;
  let last = at;
  for (let next = at + 1; next < words.length; next++) {
    const text = words[next]?.text ?? '';
    const more = numberWordValue(text);
    if (
      more === undefined &&
      text === 'and' &&
      value >= 100 &&
      numberWordValue(words[next + 1]?.text ?? '') !== undefined
    )
      continue;
    if (more === undefined || ((words[next]?.gap ?? 0) & ~(gap.space | gap.hyphen)) !== 0) break;
    if (more === 100 || more === 1000) value *= more;
    else if (value >= 20 && more < 10 && value % 10 === 0) value += more;
    else if (value >= 100 && more < 100 && value % 100 === 0) value += more;
    else break;
    last = next;
  }
  return { value, last };
}
