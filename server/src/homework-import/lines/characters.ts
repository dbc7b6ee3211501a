import { codePoint } from 'dingbat-to-unicode';

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

/** Characters that nobody sees: of zero width, marks of direction, soft hyphens, and what no text may hold. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffc]|(?![\t\n\r])\p{Cc}/gu;
const folded = new RegExp(`[${[...plainSigns.keys()].join('')}]`, 'gu');

/** Text as it is read everywhere: without what nobody sees, one kind of space, of hyphen, and of each box and tick. */
export const cleanCharacters = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu, ' ')
    .replaceAll('\u2011', '-')
    .replace(folded, (sign) => plainSigns.get(sign) ?? sign);

const raisedForms = forms('0123456789+-−–=()abcdefghijklmnoprstuvwxyz', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ');
const loweredForms = forms('0123456789+-−–=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ');

function forms(plain: string, shown: string): ReadonlyMap<string, string> {
  const others = [...shown];
  return new Map([...plain].map((letter, index) => [letter, others[index] ?? letter]));
}

/** Text that stands higher: a '2' behind 'm' is '²'. The ending of a number ('1st') stays on the line; what has no raised form is '^(…)'. */
export const raised = (text: string): string =>
  /^\s*(?:st|nd|rd|th)\s*$/iu.test(text) ? text : written(text, raisedForms, '^');

/** Text that stands lower: the '2' of H₂O; what has no lowered form is '_(…)'. */
export const lowered = (text: string): string => written(text, loweredForms, '_');

function written(text: string, known: ReadonlyMap<string, string>, sign: string): string {
  if (text.trim() === '') return text;
  const letters = [...text].map((letter) => (/\s/u.test(letter) ? letter : known.get(letter)));
  if (!letters.includes(undefined)) return letters.join('');
  const [before = ''] = /^\s*/u.exec(text) ?? [];
  return `${before}${sign}(${text.trim()})${text.slice(text.trimEnd().length)}`;
}
