/** A text ready for comparison, and the way back to what the student wrote. */
export interface Normalised {
  /** Lower case, compatibility forms, accents and curly quotes made plain: 'H₂O' is 'h2o', 'doesn’t' is "doesn't". */
  readonly text: string;
  /** Where each character of `text` begins in the original; absent when every place is the same. */
  readonly offsets: readonly number[] | undefined;
}

const plainForms: ReadonlyMap<string, string> = new Map([
  ['‘', "'"],
  ['’', "'"],
  ['ʼ', "'"],
  ['`', "'"],
  ['´', "'"],
  ['“', '"'],
  ['”', '"'],
  ['−', '-'],
  ['‐', '-'],
  ['‑', '-'],
  ['–', ' - '],
  ['—', ' - '],
  ['→', ' > '],
  ['➔', ' > '],
  ['⇒', ' > '],
  ['°', ' degree '],
  ['×', ' * '],
  ['÷', ' / '],
  ['⁄', '/'],
  ['…', '. '],
  ['½', ' 1/2'],
  ['¼', ' 1/4'],
  ['¾', ' 3/4'],
  ['⅓', ' 1/3'],
  ['⅔', ' 2/3'],
  ['ß', 'ss'],
]);

/** Brings a text into the form in which everything is compared. Never throws; unpaired surrogates pass through. */
export function normalise(original: string): Normalised {
  for (let i = 0; i < original.length; i++) {
    if (original.charCodeAt(i) > 127) return normaliseByCharacter(original);
  }
  return { text: original.toLowerCase(), offsets: undefined };
}

/** Character by character, because one character may become several or none, and evidence must quote the original. */
function normaliseByCharacter(original: string): Normalised {
  const offsets: number[] = [];
  let text = '';
  let at = 0;
  while (at < original.length) {
    let end = at;
    while (end < original.length && original.charCodeAt(end) < 128) offsets.push(end++);
    if (end > at) text += original.slice(at, end).toLowerCase();
    if (end === original.length) break;
    const character = String.fromCodePoint(original.codePointAt(end) ?? 0);
    const plain = plainForm(character);
    for (let i = 0; i < plain.length; i++) offsets.push(end);
    text += plain;
    at = end + character.length;
  }
  offsets.push(original.length);
  return { text, offsets };
}

const remembered = new Map<string, string>();
const mostRemembered = 2000;

function plainForm(character: string): string {
  const known = plainForms.get(character) ?? remembered.get(character);
  if (known !== undefined) return known;
  let plain = '';
  for (const part of character.normalize('NFKD')) {
    if (!isCombiningMark(part.charCodeAt(0))) plain += plainForms.get(part) ?? part.toUpperCase().toLowerCase();
  }
  if (isCombiningMark(plain.charCodeAt(plain.length - 1))) plain = plain.slice(0, -1);
  if (remembered.size < mostRemembered) remembered.set(character, plain);
  return plain;
}

/** The accents that may be piled on any letter; the vowel signs of other scripts are letters of theirs and stay. */
function isCombiningMark(code: number): boolean {
  return code >= 0x300 && code <= 0x36f;
}
