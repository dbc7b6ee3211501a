/** Endings and stems that British and American English spell in two ways: how each is found, and what the other writes. */
const pairs: readonly (readonly [british: RegExp, american: string, americanAs: RegExp, britishAs: string])[] = [
  [
    /^(?<stem>col|behavi|vap|fav|flav|harb|hon|hum|lab|neighb|od|rum|tum|vig|arm|savi|sav|splend|endeav)our/,
    '$<stem>or',
    /^(?<stem>col|behavi|vap|fav|flav|harb|hon|hum|lab|neighb|od|rum|tum|vig|arm|savi|sav|splend|endeav)or(?=s?$|e|i|less|ful|hood|able)/,
    '$<stem>our',
  ],
  [
    /(?<=\w{3})is(?=(?:e|es|ed|er|ers|ing|ation|ations|able)$)/,
    'iz',
    /(?<=\w{3})iz(?=(?:e|es|ed|er|ers|ing|ation|ations|able)$)/,
    'is',
  ],
  [/(?<=anal|paral|catal|rol)ys(?=e|i)/, 'yz', /(?<=anal|paral|catal|rol)yz(?=e|i)/, 'ys'],
  [
    /(?<=met|lit|cent|fib|theat|lust|calib|och|meag|spect|somb)re(?=s?$)/,
    'er',
    /(?<=met|lit|cent|fib|theat|lust|calib|och|meag|spect|somb)er(?=s?$)/,
    're',
  ],
  [/^haem(?=[ao])/, 'hem', /^hem(?=[ao](?!p))/, 'haem'],
  [/(?<=an|leuk|ur|isch|septic|glyc)aem/, 'em', /(?<=^an|leuk|^ur|isch|septic|glyc)em(?=i)/, 'aem'],
  [/^an(?:ae)sth/, 'anesth', /^anesth/, 'anaesth'],
  [/^foe(?=t)/, 'fe', /^fe(?=tus|tal)/, 'foe'],
  [/^oe(?=str|soph|dem)/, 'e', /^e(?=strog|soph|dema)/, 'oe'],
  [/paed/, 'ped', /(?<=ortho)ped|^ped(?=iatr)|(?<=cyclo)ped/, 'paed'],
  [/^(?<stem>f|c)aec/, '$<stem>ec', /^(?<stem>f|c)ec(?=es|al|um)/, '$<stem>aec'],
  [/rrhoea/, 'rrhea', /rrhea/, 'rrhoea'],
  [/^(?<stem>gyn|arch|pal)ae/, '$<stem>e', /^(?<stem>gyn|arch|pal)e(?=o)/, '$<stem>ae'],
  [/^caesi/, 'cesi', /^cesi/, 'caesi'],
  [/^amoeb/, 'ameb', /^ameb/, 'amoeb'],
  [/sulph/, 'sulf', /sulf/, 'sulph'],
  [/ogue(?=s?$)/, 'og', /(?<=dial|anal|catal|prol|monol|epil|homol)og(?=s?$)/, 'ogue'],
  [
    /(?<=[ae])ll(?=ed$|ing$|er$|ers$|ous$)/,
    'l',
    /(?<=trav|lab|mod|fu|lev|sign|chann|spir|marv|canc|equ|tunn)(?<stem>[ae])l(?=ed$|ing$|er$|ers$|ous$)/,
    '$<stem>ll',
  ],
  [/(?<=def|off|lic|pret)ence/, 'ense', /(?<=def|off|lic|pret)ense/, 'ence'],
  [/^mould/, 'mold', /^mold/, 'mould'],
];

const wholeWords: readonly (readonly [string, string])[] = [
  ['grey', 'gray'],
  ['greys', 'grays'],
  ['greyish', 'grayish'],
  ['aluminium', 'aluminum'],
  ['plough', 'plow'],
  ['ploughs', 'plows'],
  ['ploughing', 'plowing'],
  ['tyre', 'tire'],
  ['tyres', 'tires'],
  ['kerb', 'curb'],
  ['draught', 'draft'],
  ['programme', 'program'],
  ['programmes', 'programs'],
  ['practise', 'practice'],
  ['sceptical', 'skeptical'],
  ['skilful', 'skillful'],
  ['fulfil', 'fulfill'],
  ['jewellery', 'jewelry'],
  ['moustache', 'mustache'],
  ['maths', 'math'],
  ['aeroplane', 'airplane'],
  ['aeroplanes', 'airplanes'],
  ['ageing', 'aging'],
  ['judgement', 'judgment'],
  ['artefact', 'artifact'],
  ['artefacts', 'artifacts'],
  ['disc', 'disk'],
  ['discs', 'disks'],
  ['gramme', 'gram'],
  ['grammes', 'grams'],
  ['mollusc', 'mollusk'],
  ['molluscs', 'mollusks'],
  ['manoeuvre', 'maneuver'],
  ['sombre', 'somber'],
  ['woollen', 'woolen'],
  ['cosy', 'cozy'],
  ['axe', 'ax'],
  ['pyjamas', 'pajamas'],
];

const toAmerican: ReadonlyMap<string, string> = new Map(wholeWords);
const toBritish: ReadonlyMap<string, string> = new Map(wholeWords.map(([british, american]) => [american, british]));

/** A word as Americans spell it; the same for a word that is spelt in one way only. Small letters. */
function americanSpelling(word: string): string {
  const whole = toAmerican.get(word);
  if (whole !== undefined) return whole;
  if (word.length < 5) return word;
  let other = word;
  for (const [british, american] of pairs) other = other.replace(british, american);
  return other;
}

/** The other spellings of a word, British for American and the other way round; none for most words. */
export function spellingVariants(word: string): string[] {
  const american = americanSpelling(word);
  let british = toBritish.get(word) ?? word;
  if (british === word && word.length >= 5)
    for (const [, , as, spelling] of pairs) british = british.replace(as, spelling);
  return [...new Set([american, british])].filter((other) => other !== word);
}
