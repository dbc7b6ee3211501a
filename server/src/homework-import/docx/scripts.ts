const above = new Map(
  [...'0123456789+-−–=()abcdefghijklmnoprstuvwxyz'].map((letter, index) => [
    letter,
    [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ'][index] ?? letter,
  ]),
);
const below = new Map(
  [...'0123456789+-−–=()aehijklmnoprstuvx'].map((letter, index) => [
    letter,
    [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'][index] ?? letter,
  ]),
);

/**
 * Text that stands higher, in Unicode: 'm' with a raised '2' is 'm²'. The ending of a number ('1st') stays on the line, as does
 * what has no raised form, then with a '^' before it.
 */
export function raised(text: string): string {
  if (text.trim() === '' || /^\s*(st|nd|rd|th)\s*$/i.test(text)) return text;
  return written(text, above) ?? `^${text}`;
}

/** Text that stands lower: 'H', a lowered '2', 'O' is 'H₂O'. What has no lowered form stays on the line. */
export function lowered(text: string): string {
  return written(text, below) ?? text;
}

function written(text: string, forms: ReadonlyMap<string, string>): string | undefined {
  const letters = [...text].map((letter) => (/\s/.test(letter) ? letter : forms.get(letter)));
  return letters.includes(undefined) ? undefined : letters.join('');
}
