/** One way to make a form: take `strip` off, put `add` on, where the word's end (or beginning) matches. */
interface Affix {
  readonly strip: string;
  readonly add: string;
  readonly condition: RegExp;
}

interface AffixTable {
  readonly prefixes: ReadonlyMap<string, readonly Affix[]>;
  readonly suffixes: ReadonlyMap<string, readonly Affix[]>;
}

/**
 * Every word of a hunspell dictionary with its forms: prefixes, suffixes, and both together. Rules for compounds are left out, and
 * genitives: 'froth's' would become a word of its own without its apostrophe.
 *
 * @param affixes Text of the .aff file.
 * @param dictionary Text of the .dic file.
 */
export function expandDictionary(affixes: string, dictionary: string): Set<string> {
  const table = readAffixes(affixes);
  const words = new Set<string>();
  for (const line of dictionary.split('\n').slice(1)) {
    const [word = '', flags = ''] = line.trim().split('/');
    if (!/^[A-Za-z']+$/.test(word)) continue;
    words.add(word);
    const suffixed = [...flags].flatMap((flag) =>
      (table.suffixes.get(flag) ?? []).flatMap((affix) => suffix(word, affix)),
    );
    for (const form of suffixed) words.add(form);
    for (const flag of flags) {
      for (const affix of table.prefixes.get(flag) ?? []) {
        for (const form of [word, ...suffixed]) for (const prefixed of prefix(form, affix)) words.add(prefixed);
      }
    }
  }
  return words;
}

function readAffixes(text: string): AffixTable {
  const prefixes = new Map<string, Affix[]>();
  const suffixes = new Map<string, Affix[]>();
  for (const line of text.split('\n')) {
    const [kind, flag, strip, add, condition] = line.trim().split(/\s+/);
    if (flag === undefined || strip === undefined || add === undefined || condition === undefined) continue;
    if (kind !== 'PFX' && kind !== 'SFX') continue;
    const table = kind === 'PFX' ? prefixes : suffixes;
    const affix = {
      strip: strip === '0' ? '' : strip,
      add: add.split('/')[0]?.replace(/^0$/, '') ?? '',
      condition: new RegExp(kind === 'PFX' ? `^${condition}` : `${condition}$`),
    };
    table.set(flag, [...(table.get(flag) ?? []), affix]);
  }
  return { prefixes, suffixes };
}

function suffix(word: string, { strip, add, condition }: Affix): string[] {
  if (add === "'s" || !condition.test(word) || !word.endsWith(strip)) return [];
  return [word.slice(0, word.length - strip.length) + add];
}

function prefix(word: string, { strip, add, condition }: Affix): string[] {
  return condition.test(word) && word.startsWith(strip) ? [add + word.slice(strip.length)] : [];
}
