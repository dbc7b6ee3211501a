/** What characters of symbol fonts show; others of these fonts are decoration. */
const wingdings: Readonly<Record<string, string>> = {
  o: '☐',
  q: '☐',
  r: '☐',
  '\u00a8': '☐',
  '\u00fe': '☑',
  '\u00fd': '☒',
  x: '☒',
  '\u00fc': '✓',
  '\u00fb': '✗',
  '\u00e0': '→',
  '\u00f0': '⇒',
  l: '●',
  n: '■',
  '\u00a1': '○',
  m: '○',
};
const wingdings2: Readonly<Record<string, string>> = {
  '\u00a3': '☐',
  '*': '☐',
  '0': '☐',
  R: '☑',
  S: '☒',
  P: '✓',
  O: '✗',
};
const symbol: Readonly<Record<string, string>> = {
  a: 'α',
  b: 'β',
  g: 'γ',
  d: 'δ',
  D: 'Δ',
  l: 'λ',
  m: 'μ',
  p: 'π',
  q: 'θ',
  r: 'ρ',
  W: 'Ω',
  w: 'ω',
  '\u00b0': '°',
  '\u00b4': '×',
  '\u00b8': '÷',
  '\u00b1': '±',
  '\u00ae': '→',
  '\u00a3': '≤',
  '\u00b3': '≥',
  '\u00b9': '≠',
  '\u00d6': '√',
  '\u00a5': '∞',
  '\u00b7': '•',
};

/** A character of a font as Unicode: the box of Wingdings is '☐'. Of other fonts a character is itself. */
export function symbolCharacter(font: string, character: string): string {
  const table = /^wingdings 2$/i.test(font)
    ? wingdings2
    : /^wingdings/i.test(font)
      ? wingdings
      : /^symbol$/i.test(font)
        ? symbol
        : undefined;
  const code = character.codePointAt(0) ?? 0;
  // Symbol fonts keep their characters among those for private use.
  const plain = code >= 0xf000 && code <= 0xf0ff ? String.fromCharCode(code - 0xf000) : character;
  if (table === undefined) return plain === character ? character : '•';
  return table[plain] ?? '•';
}

const rareBoxes = /[\u2b2d\u2b2c\u2b2f\u2b58\u25ef\u274d\u26ac\u3007]/gu;

/** A text with the ovals and rings that tools print before options as the circle that is read everywhere: '⬭ a gas' is '○ a gas'. */
export const withPlainBoxes = (text: string): string => text.replace(rareBoxes, '○');
