import { codePoint } from 'dingbat-to-unicode';
import { loweredLetters, raisedLetters, unseen } from '../scripts.ts';

/** Typefaces whose letters are signs, as the table of them calls each. */
const signFonts = new Map(
  ['Symbol', 'Webdings', 'Wingdings', 'Wingdings 2', 'Wingdings 3'].map((font) => [font.toLowerCase(), font]),
);
/** Signs that mean the same, the one that is read everywhere first. */
const alike = ['☐🞏🞎❏❐❑❒□⬜🗆🗌◻▢', '☑🗹', '☒🗷⌧⊠⮽🗵', '✓🗸✔', '✗🗶🗴✘', '○⭘🔾◯⚬⬭⬬⬯❍⚪〇', '●⚫⬤🔵', '■◼⬛', '→🡪🠖⮕', '⇒⇨'];
const plainSigns = new Map(alike.flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)));

/** Text in a typeface of signs as Unicode: an 'o' in Wingdings is '☐'. Text in any other is itself. */
export function inFont(text: string, font: string | undefined): string {
  const known = signFonts.get(font?.toLowerCase() ?? '');
  if (known === undefined && !/[\uf000-\uf0ff]/u.test(text)) return text;
  return [...text].map((letter) => signOf(letter, known)).join('');
}

function signOf(letter: string, font: string | undefined): string {
  const code = letter.codePointAt(0) ?? 0;
  // Such typefaces keep their characters among those for private use as well.
  const isPrivate = code >= 0xf000 && code <= 0xf0ff;
  if (letter.trim() === '' || (code > 0xff && !isPrivate)) return letter;
  if (font === undefined) return '•';
  return codePoint(font, isPrivate ? code - 0xf000 : code)?.string ?? '•';
}

const folded = new RegExp(`[${[...plainSigns.keys()].join('')}]`, 'gu');

/** Text as it is read everywhere: without what nobody sees, one kind of space, of hyphen, and of each box and tick. */
export const cleanCharacters = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu, ' ')
    .replaceAll('\u2011', '-')
    .replace(folded, (sign) => plainSigns.get(sign) ?? sign);

/** Text that is higher: a '2' behind 'm' is '²'. What has no raised form is '^(…)'. */
export const raised = (text: string): string => raisedLetters(text) ?? behind('^', text);

/** Text that is lower: the '2' of H₂O; what has no lowered form is '_(…)'. */
export const lowered = (text: string): string => loweredLetters(text) ?? behind('_', text);

const behind = (sign: string, text: string): string => text.replace(/\S(?:[\s\S]*\S)?/u, (own) => `${sign}(${own})`);
