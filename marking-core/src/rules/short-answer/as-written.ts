import { wordClass, wordClasses } from '../../text/word-classes.ts';
import { readWords } from '../../text/words.ts';
import { outcome, refused } from '../outcomes.ts';
import type { Outcome } from '../rule-marking.ts';

/** How sure it is of an answer that is the key, has words before it, differs in accents or marks alone, or differs. */
const sure = { same: 1, framed: 0.9, nearly: 0.6, different: 0.93 };

/**
 * Marks answers whose form is what is asked for: a translation, a spelling, a tense. An answer has to be written as a key is, apart from case and
 * outer punctuation; words without content may stand before it ('it is …'), and where a sentence is to be corrected the words that change are enough.
 */
export function writtenMarker(
  accept: readonly string[],
  question: string,
): (text: string, maxMarks: number) => Outcome {
  const keys = accept.map((text) => ({
    text,
    plain: plainOf(text),
    loose: looseOf(text),
    changed: changedIn(text, question),
  }));
  return (text, maxMarks) => {
    const plain = plainOf(text);
    const award = (part: string, confidence: number) =>
      outcome(maxMarks, [{ part, words: text.trim(), how: 'exact' }], confidence);
    const changed = changedIn(text, question);
    const same = keys.find((key) => key.plain === plain || key.changed === plain || key.plain === changed);
    if (same !== undefined) return award(same.text, same.plain === plain ? sure.same : sure.framed);
    const framed = keys.find((key) => plain.endsWith(` ${key.plain}`) && isFrame(plain.slice(0, -key.plain.length)));
    if (framed !== undefined) return award(framed.text, sure.framed);
    const loose = looseOf(text);
    return refused('no-match', keys.some((key) => key.loose === loose) ? sure.nearly : sure.different);
  };
}

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'m\b/g, ' am'],
  [/'ll\b/g, ' will'],
  [/'ve\b/g, ' have'],
  [/\b(he|she|it|that|there|what|who|where)'s\b/g, '$1 is'],
];

/** Small letters, one kind of apostrophe, single spaces, without punctuation around it. */
function plainOf(text: string): string {
  const small = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'");
  const spaced = small.replace(/\s+/g, ' ').replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
  return contractions.reduce((written, [short, long]) => written.replace(short, long), spaced);
}

function looseOf(text: string): string {
  return plainOf(text)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The words of a text that a question has not, where it has others too: 'went' of 'I went to school' for 'I go to school'. */
function changedIn(text: string, question: string): string | undefined {
  const wordsOf = (one: string) =>
    one
      .toLowerCase()
      .replace(/[‘’]/g, "'")
      .match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const words = wordsOf(text);
  const asked = new Set(wordsOf(question));
  const changed = words.filter((word) => !asked.has(word));
  return changed.length > 0 && words.length - changed.length > 1 ? plainOf(changed.join(' ')) : undefined;
}

function isFrame(before: string): boolean {
  return readWords(before).every(({ text }) => {
    const classes = wordClasses.get(text) ?? 0;
    return text === 'answer' || ((classes & wordClass.function) !== 0 && (classes & wordClass.denier) === 0);
  });
}
