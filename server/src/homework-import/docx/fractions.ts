/** Fractions with a sign of their own. */
const vulgar: Readonly<Record<string, string>> = { '1/2': '½', '1/3': '⅓', '2/3': '⅔', '1/4': '¼', '3/4': '¾' };

/** A fraction on one line: 'E/t', '(a + b)/c'. */
export const fractionOnLine = (above: string, below: string): string => `${grouped(above)}/${grouped(below)}`;

/** An equation in which '½mv²' stands for '1/2mv²', which leaves open what is divided. */
export const withVulgarFractions = (equation: string): string =>
  equation.replace(/(?<![\d.,/)])\d\/\d(?=\s?(?!x\s*\d)\p{L})/gu, (fraction) => vulgar[fraction] ?? fraction);

/** In brackets where it is more than one word or number. */
export function grouped(text: string): string {
  const own = text.trim();
  return /^[\p{L}\p{N}.,₀-₉⁰-⁹]*$/u.test(own) ? own : `(${own})`;
}
