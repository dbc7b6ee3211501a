const formsOf = (plain: string, forms: string) =>
  new Map([...plain].map((letter, index) => [letter, [...forms][index] ?? letter]));

const above = formsOf(
  '0123456789+-−–=()abcdefghijklmnoprstuvwxyzβγδθ',
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᵝᵞᵟᶿ',
);
const below = formsOf('0123456789+-−–=()aehijklmnoprstuvxβγρ', '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨ');

/** Text that stands higher in Unicode, with the ending of a number ('1st') on the line; undefined where a letter has no such form. */
export const raisedLetters = (text: string): string | undefined =>
  text.trim() === '' || /^\s*(?:st|nd|rd|th)\s*$/iu.test(text) ? text : written(text, above);

/** Text that stands lower in Unicode; undefined where a letter has no such form. */
export const loweredLetters = (text: string): string | undefined => written(text, below);

/** Text that stands higher: 'm' with a raised '2' is 'm²'; what has no raised form stays on the line behind a '^'. */
export const raised = (text: string): string => raisedLetters(text) ?? `^${grouped(text)}`;

/** Text that stands lower: 'H', a lowered '2', 'O' is 'H₂O'. What has no lowered form stays on the line. */
export const lowered = (text: string): string => loweredLetters(text) ?? text;

function written(text: string, forms: ReadonlyMap<string, string>): string | undefined {
  const letters = [...text].map((letter) => (/\s/u.test(letter) ? letter : forms.get(letter)));
  return letters.includes(undefined) ? undefined : letters.join('');
}

/** Fractions with a sign of their own. */
const vulgar: Readonly<Record<string, string>> = { '1/2': '½', '1/3': '⅓', '2/3': '⅔', '1/4': '¼', '3/4': '¾' };

/** A fraction on one line: 'E/t', '(a + b)/c'. */
export const fractionOnLine = (top: string, bottom: string): string => `${grouped(top)}/${grouped(bottom)}`;

/** An equation in which '½mv²' stands for '1/2mv²', which leaves open what is divided. */
export const withVulgarFractions = (equation: string): string =>
  equation.replace(/(?<![\d.,/)])\d\/\d(?=\s?(?!x\s*\d)\p{L})/gu, (fraction) => vulgar[fraction] ?? fraction);

/** In brackets where it is more than one word or number. */
export function grouped(text: string): string {
  const own = text.trim();
  return /^(?:[\p{L}\p{N}.,₀-₉⁰-⁹]*|\([^()]*\))$/u.test(own) ? own : `(${own})`;
}

/** A number as a person writes it: '300000000', '0.15', and where that would be long '1.6 × 10⁻¹⁹'. */
export function writtenNumber(value: number): string {
  const [digits = '', power] = String(Number(value.toPrecision(12))).split('e');
  if (power !== undefined) return `${digits} × 10${raised(String(Number(power)))}`;
  return digits;
}

/** Characters that nobody sees: of zero width, marks of direction, soft hyphens, and what no text may hold. */
export const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffc]|(?![\t\n\r])\p{Cc}/gu;
