import type { Lexicon } from '../../phrases/lexicon.ts';
import { slipDistance } from '../../text/edit-distance.ts';
import { baseForms } from '../../text/inflections.ts';
import { haveOpposedPrefixes } from '../../text/slips.ts';
import { wordClasses } from '../../text/word-classes.ts';
import { readWords, type Word } from '../../text/words.ts';

/** Shorter words sound like too many others, and from this length on one vowel more may be another; the same where a key says that spelling is free. */
const usually = { shortest: 5, longEnough: 8, slips: 1 };
const freely = { shortest: 3, longEnough: 5, slips: 2 };

/**
 * Reads words that are spelt by ear as the words of a scheme that they sound like: 'fotosinthesis', 'oksygen'. A word that sounds like two of
 * them, is a word of its own, or is known already, stays. `undefined` where nothing is read otherwise.
 */
export function readBySound(lexicon: Lexicon, isFree = false): (words: readonly Word[]) => readonly Word[] | undefined {
  const { shortest, longEnough, slips } = isFree ? freely : usually;
  const targets = lexicon.words
    .filter(({ word, isBeginning }) => !isBeginning && word.length >= shortest && /^[a-z]+$/.test(word))
    .map(({ word }) => ({ word, sound: phonetic(word), frame: consonants(phonetic(word)) }));
  const isReal = (text: string) => baseForms(text).some((base) => lexicon.real.has(base));
  const meantBy = (word: Word): string | undefined => {
    const { text } = word;
    if (text.length < shortest || wordClasses.has(text)) return undefined;
    const isOther = homophones.has(text) || isReal(text);
    if (isOther && !isFree) return undefined;
    if (!/^[a-z]+$/.test(text) || lexicon.entry(word).matches.length > 0) return undefined;
    const sound = phonetic(text);
    const frame = consonants(sound);
    const near = targets.filter(
      (one) =>
        one.sound === sound ||
        (!isOther &&
          one.frame === frame &&
          one.word.length >= longEnough &&
          slipDistance(one.sound, sound, slips) <= slips &&
          !haveOpposedPrefixes(text, one.word)),
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

/** Reads a text whose spelling is free: with the words of the scheme in it that its own sound like; `undefined` where there are none. */
export function hearer(lexicon: Lexicon): (text: string) => string | undefined {
  const read = readBySound(lexicon, true);
  return (text) => {
    const words = readWords(text);
    const heard = read(words);
    if (heard === undefined) return undefined;
    return words.reduceRight(
      (said, { start, end, text: own }, at) =>
        heard[at] === undefined || heard[at].text === own
          ? said
          : said.slice(0, start) + heard[at].text + said.slice(end),
      text,
    );
  };
}

function consonants(sound: string): string {
  return sound.replace(/[aeiou]/g, '');
}

/** Spellings of one sound, in the order in which they are replaced. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/^(?:ps|sc(?=[eiy]))/, 's'],
  [/^(?:kn|gn|pn|mn)/, 'n'],
  [/^wr|^rh/, 'r'],
  [/^x/, 's'],
  [/ph/g, 'f'],
  [/(?:[tsc]i|sh|ssi|s|c)(?:on|un|en|an)s?$/g, 'shon'],
  [/(?:ci|ti|sh)(?:ou|u)s$/g, 'shus'],
  [/(?:ci|ti)al$/g, 'shal'],
  [/x/g, 'ks'],
  [/sch|ch(?=[lr])|(?<=[aeiou])ch(?=o|n)/g, 'k'],
  [/cc(?=[ei])/g, 'ks'],
  [/sc(?=[eiy])|c(?=[eiy])|z/g, 's'],
  [/ck|cc|qu?|c/g, 'k'],
  [/dge?|g(?=[eiy])/g, 'j'],
  [/wh/g, 'w'],
  [/gh(?=t|$)/g, ''],
  [/mb$/, 'm'],
  [/th/g, '0'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/ea|ie|ei/g, 'i'],
  [/ou|ow/g, 'o'],
  [/ai/g, 'a'],
  [/e$/, ''],
  [/h(?=[^aeiou]|$)/g, ''],
];

/**
 * How a word is said, roughly, so that spellings by ear are one: 'fotosinthesis' for photosynthesis, 'oksygen', 'oxidashun'. Many words share a
 * sound: this alone makes none a misspelling of another.
 *
 * @param word Small letters.
 */
function phonetic(word: string): string {
  let said = word;
  for (const [spelling, sound] of sounds) said = said.replace(spelling, sound);
  return said;
}

/** Words that sound like others and are words of their own. */
const homophones: ReadonlySet<string> = new Set(
  (
    'serial cereal symbol cymbal council counsel complement compliment stationary stationery principal principle muscle mussel current currant lessen lesson ' +
    'profit prophet patients patience presents presence residents residence assistants assistance instants instance incidents incidence accept except ' +
    'ascent assent descent dissent capital capitol cellar seller censor sensor session cession mettle medal meddle metal petal pedal bridal bridle ' +
    'chord cord colonel kernel desert dessert discreet discrete draught draft elicit illicit hoarse horse martial marshal mantel mantle miner minor mucous mucus ' +
    'naval navel pallet palette palate pedal plaice place practice practise canvas canvass gorilla guerrilla idol idle leased least ' +
    'overdo overdue passed past pistil pistol populous populace rigger rigour sealing ceiling cygnet signet taught taut tracked tract wether weather whether'
  ).split(' '),
);
