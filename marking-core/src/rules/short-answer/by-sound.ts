import type { Lexicon } from '../../phrases/lexicon.ts';
import { slipDistance } from '../../text/edit-distance.ts';
import { baseForms } from '../../text/inflections.ts';
import { wordClasses } from '../../text/word-classes.ts';
import { readWords, type Word } from '../../text/words.ts';
import { homophones, phonetic } from '../../words/phonetic.ts';

/** Shorter words sound like too many others. */
const shortest = 5;
/** From this length on one vowel more may be another. */
const longEnough = 8;

/**
 * Reads words that are spelt by ear as the words of a scheme that they sound like: 'fotosinthesis', 'oksygen'. A word that sounds like two of
 * them, is a word of its own, or is known already, stays. `undefined` where nothing is read otherwise.
 */
export function readBySound(lexicon: Lexicon): (words: readonly Word[]) => readonly Word[] | undefined {
  const targets = lexicon.words
    .filter(({ word, isBeginning }) => !isBeginning && word.length >= shortest && /^[a-z]+$/.test(word))
    .map(({ word }) => ({ word, sound: phonetic(word), frame: consonants(phonetic(word)) }));
  const isReal = (text: string) => baseForms(text).some((base) => lexicon.real.has(base));
  const meantBy = (word: Word): string | undefined => {
    const { text } = word;
    if (text.length < shortest || wordClasses.has(text) || homophones.has(text) || isReal(text)) return undefined;
    if (!/^[a-z]+$/.test(text) || lexicon.entry(word).matches.length > 0) return undefined;
    const sound = phonetic(text);
    const frame = consonants(sound);
    const near = targets.filter(
      (one) =>
        one.sound === sound ||
        (one.frame === frame && one.word.length >= longEnough && slipDistance(one.sound, sound, 1) <= 1),
    );
    return near.length === 1 ? near[0]?.word : undefined;
  };
  return (words) => {
    let isRead = false;
    const read = words.map((word) => {
      const meant = meantBy(word);
      const [target] = meant === undefined ? [] : readWords(meant);
      if (target === undefined) return word;
      isRead = true;
      const { gap, sentence, start, end } = word;
      return { ...target, gap, sentence, start, end };
    });
    return isRead ? read : undefined;
  };
}

function consonants(sound: string): string {
  return sound.replace(/[aeiou]/g, '');
}
