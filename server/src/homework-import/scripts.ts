const formsOf = (plain: string, forms: string) =>
  new Map([...plain].map((letter, index) => [letter, [...forms][index] ?? letter]));

const above = formsOf(
  '0123456789+-−–=()abcdefghijklmnoprstuvwxyzβγδθ',
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᵝᵞᵟᶿ',
);
const below = formsOf('0123456789+-−–=()aehijklmnoprstuvxβγρ', '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨ');

/** Superscript text in Unicode, with endings ('1st') on the line; undefined if a letter has none. */
export const raisedLetters = (text: string): string | undefined =>
  text.trim() === '' || /^\s*(?:st|nd|rd|th)\s*$/iu.test(text) ? text : written(text, above);

/** Subscript text in Unicode; undefined if a letter has no such form. */
export const loweredLetters = (text: string): string | undefined => written(text, below);

/**
 * Superscript text: 'm' with a raised '2' is 'm²'; text without such a form stays on the line after a '^'.
 */
export const raised = (text: string): string => raisedLetters(text) ?? `^${grouped(text)}`;

/** Subscript text: 'H', a lowered '2', 'O' is 'H₂O'. Text without such a form stays on the line. */
export const lowered = (text: string): string => loweredLetters(text) ?? text;

function written(text: string, forms: ReadonlyMap<string, string>): string | undefined {
  const letters = [...text].map((letter) => (/\s/u.test(letter) ? letter : forms.get(letter)));
  return letters.includes(undefined) ? undefined : letters.join('');
}

/** Fractions that have a character. */
const vulgar: Readonly<Record<string, string>> = { '1/2': '½', '1/3': '⅓', '2/3': '⅔', '1/4': '¼', '3/4': '¾' };

/** A fraction on one line: 'E/t', '(a + b)/c'. */
export const fractionOnLine = (top: string, bottom: string): string => `${grouped(top)}/${grouped(bottom)}`;

/** An equation with '½mv²' for '1/2mv²', which is ambiguous. */
export const withVulgarFractions = (equation: string): string =>
  equation.replace(/(?<![\d.,/)])\d\/\d(?=\s?(?!x\s*\d)\p{L})/gu, (fraction) => vulgar[fraction] ?? fraction);

/** In brackets if it is more than one word or number. */
export function grouped(text: string): string {
  const own = text.trim();
  return /^(?:[\p{L}\p{N}.,₀-₉⁰-⁹]*|\([^()]*\))$/u.test(own) ? own : `(${own})`;
}

/** A number as people write it: '300000000', '0.15', and '1.6 × 10⁻¹⁹' for long ones. */
export function writtenNumber(value: number): string {
  const [digits = '', power] = String(Number(value.toPrecision(12))).split('e');
  if (power !== undefined) return `${digits} × 10${raised(String(Number(power)))}`;
  return digits;
}

/** Invisible characters: zero width, direction marks, soft hyphens, and ones that no text may contain. */
export const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffc]|(?![\t\n\r])\p{Cc}/gu;
