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
export function phonetic(word: string): string {
  let said = word;
  for (const [spelling, sound] of sounds) said = said.replace(spelling, sound);
  return said;
}

/** Words that sound like others and are words of their own. */
export const homophones: ReadonlySet<string> = new Set(
  (
    'serial cereal symbol cymbal council counsel complement compliment stationary stationery principal principle muscle mussel current currant lessen lesson ' +
    'profit prophet patients patience presents presence residents residence assistants assistance instants instance incidents incidence accept except ' +
    'ascent assent descent dissent capital capitol cellar seller censor sensor session cession mettle medal meddle metal petal pedal bridal bridle ' +
    'chord cord colonel kernel desert dessert discreet discrete draught draft elicit illicit hoarse horse martial marshal mantel mantle miner minor mucous mucus ' +
    'naval navel pallet palette palate pedal plaice place practice practise canvas canvass gorilla guerrilla idol idle leased least ' +
    'overdo overdue passed past pistil pistol populous populace rigger rigour sealing ceiling cygnet signet taught taut tracked tract wether weather whether'
  ).split(' '),
);
