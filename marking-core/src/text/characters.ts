/** A character's role in a word: a letter, a digit, an apostrophe, or none. */
export const letter = 1;
export const digit = 2;
export const apostrophe = 3;
const unknown = 4;

/** Codes of signs that are part of numbers. */
export const percent = 37;
export const comma = 44;
export const point = 46;

/** By code; beyond ASCII each is found out when it is met. */
const kinds = new Uint8Array(0x10000).fill(unknown, 128);
const lower = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  const character = String.fromCharCode(code).toLowerCase();
  lower[code] = character.charCodeAt(0);
  if (character >= 'a' && character <= 'z') kinds[code] = letter;
  if (character >= '0' && character <= '9') kinds[code] = digit;
}
kinds["'".charCodeAt(0)] = apostrophe;

/** Longer texts, which no answer is, get room of their own. */
const room = new Uint16Array(0x8000);

/**
 * The codes of a text in lower case, with a 0 after them, when it is plain ASCII, as most are. They are good until the next text is
 * read: reading codes from one place is much faster than from strings, and nothing has to be cleared away.
 */
export function plainCodes(text: string): Uint16Array | undefined {
  const codes = roomFor(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127) return undefined;
    codes[at] = lower[code] ?? code;
  }
  codes[text.length] = 0;
  return codes;
}

/** The codes of a text that is normalised, with a 0 after them; good until the next text is read. */
export function codesOf(text: string): Uint16Array {
  const codes = roomFor(text.length);
  for (let at = 0; at < text.length; at++) codes[at] = text.charCodeAt(at);
  codes[text.length] = 0;
  return codes;
}

function roomFor(length: number): Uint16Array {
  return length < room.length ? room : new Uint16Array(length + 1);
}

export function kindAt(codes: Uint16Array, at: number): number {
  const kind = kinds[codes[at] ?? 0] ?? 0;
  return kind === unknown ? findKind(codes[at] ?? 0, codes[at + 1] ?? 0) : kind;
}

const letterOrMark = /[\p{L}\p{M}\p{N}]/u;

function findKind(code: number, next: number): number {
  const isFirstOfPair = code >= 0xd800 && code < 0xdc00;
  const isPair = isFirstOfPair && next >= 0xdc00 && next < 0xe000;
  const character = isPair ? String.fromCharCode(code, next) : String.fromCharCode(code);
  const kind = letterOrMark.test(character) ? letter : 0;
  if (!isFirstOfPair) kinds[code] = kind;
  return kind;
}
