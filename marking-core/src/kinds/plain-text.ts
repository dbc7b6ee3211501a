const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const subscripts = '₀₁₂₃₄₅₆₇₈₉';

const vulgarFractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
};

/** Signs that are typed in several ways, in the order in which they are replaced. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\\d?frac\s*\{\s*(\w+)\s*\}\s*\{\s*(\w+)\s*\}/g, '$1/$2'],
  [/\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '($1)/($2)'],
  [/\\(?:times|cdot)\b/g, '*'],
  [/\\div\b/g, '/'],
  [/\\[()[\]]|\$\$|\\,/g, ' '],
  [/[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+[⁺⁻]?|[⁺⁻]/g, '^$&'],
  [/⁻/g, '-'],
  [/⁺/g, '+'],
  [/[₊]/g, '+'],
  [/[₋−‐‑‒–—―﹣－➖]/g, '-'],
  [/⇌|⇋|<-+>|<=+>/g, '<->'],
  [/→|⟶|➔|➜|⇒|⟹|[-=]{1,3}>/g, '->'],
  [/[×✕✖⨯∗＊]/g, '*'],
  [/[÷∕⁄／]/g, '/'],
  [/[⋅∙•·‧・]/g, '·'],
  [/[∶：]/g, ':'],
  [/[‘’ʼ`´′]/g, "'"],
  [/[“”″]/g, '"'],
  [/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\t\r\n]/g, ' '],
  [/[\u200b-\u200d\u2060\ufeff]/g, ''],
  [/[µμ]/g, 'u'],
  [/[Ωω]/g, 'Ω'],
  [/℃/g, '°C'],
  [/[º˚]/g, '°'],
  [/％/g, '%'],
  [/＝/g, '='],
  [/≤|=</g, '<='],
  [/≥/g, '>='],
];

const plainAscii = /^[\x20-\x23\x25-\x3b\x3f-\x5b\x5d-\x5f\x61-\x7e]*$/;

/** The text that was read last: one answer is read as several kinds of value. */
let last = { text: '', plain: '' };

/**
 * A text with every sign in one spelling, whatever keyboard it came from: all dashes are '-', raised digits '^2', small ones plain, '×' is '*'
 * and '÷' '/', vulgar fractions are written out, a middle dot is '·'. Capitals stay. Never throws.
 */
export function plainText(text: string): string {
  if (plainAscii.test(text)) return text.trim();
  if (last.text !== text) last = { text, plain: readSigns(text) };
  return last.plain;
}

function readSigns(text: string): string {
  let plain = text;
  for (const [spelling, sign] of spellings) plain = plain.replace(spelling, sign);
  return plain
    .replace(
      /\^([-+]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g,
      (_, digits: string) => `^${digits.replace(/[^-+]/g, (digit) => place(superscripts, digit))}`,
    )
    .replace(/[₀₁₂₃₄₅₆₇₈₉]/g, (digit) => place(subscripts, digit))
    .replace(
      // Without a lookbehind, which Safari has from 16.4 only.
      /(^|\S)\s*([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⅑⅒])|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⅑⅒]/g,
      (found, before = '', sign: string = found) =>
        `${before}${/\d/.test(before) ? ' ' : ''}${vulgarFractions[sign] ?? ''}`,
    )
    .trim();
}

function place(digits: string, digit: string): string {
  return String(digits.indexOf(digit));
}
