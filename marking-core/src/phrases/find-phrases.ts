import { deniedWords } from '../text/negation.ts';
import { withoutTakenBack } from '../text/self-corrections.ts';
import { withVerdicts } from '../text/verdicts.ts';
import { wordClass } from '../text/word-classes.ts';
import { gap, readWords, type Word } from '../text/words.ts';
import { type ChangeOfMind, changesOfMind, settled } from './changes-of-mind.ts';
import type { Lexicon } from './lexicon.ts';
import { mayBeArticle } from './one-letter-words.ts';
import { type WordEntry, wordEntry } from './phrase.ts';
import type { Occurrence } from './phrase-finder.ts';

/** An answer with everything that the scheme's words have to do with it. */
export interface Reading {
  readonly words: readonly Word[];
  readonly entries: readonly WordEntry[];
  readonly denied: readonly boolean[];
  /** In the order in which they are complete. */
  readonly found: readonly Occurrence[];
  readonly changes: readonly ChangeOfMind[];
}

const mayTakeBack = wordClass.correction | wordClass.change | wordClass.relative | wordClass.exception;
const nothingDenied: readonly boolean[] = [];
const firstHalf = wordEntry(0);
const nothingFound: readonly Occurrence[] = [];
const noChanges: readonly ChangeOfMind[] = [];

/** Reads an answer: which phrases it has, where, and whether they are denied there. Linear in the length of the answer. */
export function findPhrases(lexicon: Lexicon, words: readonly Word[]): Reading {
  // As long as it will be: a list that grows takes room for more words than most answers have.
  const entries = new Array<WordEntry>(words.length);
  let classes = 0;
  let bits = 0;
  let hasHead = false;
  let hasParts = false;
  let at = 0;
  for (const word of words) {
    const entry = lexicon.entry(word);
    entries[at++] = entry;
    classes |= entry.classes;
    bits |= entry.bits;
    if (entry.tails !== undefined) hasHead = true;
    if (entry.parts !== undefined) hasParts = true;
  }
  if (bits === 0 && !hasHead) return { words, entries, denied: nothingDenied, found: nothingFound, changes: noChanges };
  if ((classes & mayTakeBack) !== 0) {
    const left = withoutTakenBack(words, classesOf(entries));
    if (left.length < words.length) return findPhrases(lexicon, left);
  }
  if (hasParts) {
    const apart = words.flatMap((word, place) => takenApart(word, entries[place]?.parts));
    if (apart.length > words.length) return findPhrases(lexicon, apart);
  }
  if (hasHead) joinHalves(lexicon, words, entries);
  const denies = (classes & (wordClass.denier | wordClass.weakDenier | wordClass.exception)) !== 0;
  if (denies) readAbbreviations(lexicon, words, entries);
  const denied = denies ? readDenials(words, entries) : nothingDenied;
  const changes = (classes & wordClass.change) === 0 ? noChanges : changesOfMind(words, classesOf(entries));
  const found = settled(lexicon.finder.find(words, entries, denied), changes, words);
  return { words, entries, denied, found, changes };
}

/** Word classes by place. */
function classesOf(entries: readonly WordEntry[]): (at: number) => number {
  return (at) => entries[at]?.classes ?? 0;
}

function readDenials(words: readonly Word[], entries: readonly WordEntry[]): readonly boolean[] {
  const classes = classesOf(entries);
  return withVerdicts(words, classes, deniedWords(words, classes), (at) => (entries[at]?.matches.length ?? 0) > 0);
}

/** The words that are one in an answer, each of which quotes all that was written. */
function takenApart(word: Word, parts: readonly string[] | undefined): readonly Word[] {
  if (parts === undefined) return [word];
  const { sentence, start, end } = word;
  return readWords(parts.join(' ')).map((part) => ({ ...part, gap: part.gap || word.gap, sentence, start, end }));
}

const apart = gap.stop | gap.comma | gap.dash | gap.equals | gap.greater | gap.less | gap.slash | gap.colon;

/** 'stop watch' is read as 'stopwatch', and 'di-oxide' as 'dioxide', where that is a word of the scheme. */
function joinHalves(lexicon: Lexicon, words: readonly Word[], entries: WordEntry[]): void {
  for (let at = 0; at + 1 < words.length; at++) {
    const head = words[at];
    const tail = words[at + 1];
    const tails = entries[at]?.tails;
    if (head === undefined || tail === undefined || tails === undefined || (tail.gap & apart) !== 0) continue;
    if ((head.text.length < 3 && (tail.gap & gap.hyphen) === 0) || !tails.has(tail.text)) continue;
    const whole = lexicon.entryOf(head.text + tail.text);
    const next = whole.tails === undefined ? undefined : lexicon.tailsOf(tail.text);
    entries[at] = firstHalf;
    entries[at + 1] = wordEntry(0, whole.matches, mayBeArticle(tail.text), next);
  }
}

/** 'same no. of atoms': here 'no' is short for number. */
function readAbbreviations(lexicon: Lexicon, words: readonly Word[], entries: WordEntry[]): void {
  for (let at = 0; at + 1 < words.length; at++) {
    if (words[at]?.text === 'no' && words[at + 1]?.text === 'of') entries[at] = lexicon.entryOf('number');
  }
}
