import { fractionOnLine, grouped, lowered, raised } from '../../scripts.ts';

const tight = (text: string) => text.trim();

/** How each element of MathML is written on one line, from the texts of the elements in it. */
const elements: Readonly<Record<string, (parts: readonly string[], text: string) => string>> = {
  mfrac: ([top = '', bottom = '']) => fractionOnLine(top, bottom),
  msup: ([base = '', power = '']) => tight(base) + raised(tight(power)),
  msub: ([base = '', index = '']) => tight(base) + lowered(tight(index)),
  msubsup: ([base = '', index = '', power = '']) => tight(base) + lowered(tight(index)) + raised(tight(power)),
  msqrt: (_parts, text) => `√${grouped(text)}`,
  mroot: ([inside = '', root = '']) => `${raised(tight(root))}√${grouped(inside)}`,
  mfenced: (parts) => `(${parts.map(tight).join(', ')})`,
  mi: (_parts, text) => tight(text),
  mn: (_parts, text) => tight(text),
  mo: (_parts, text) => (/^[=+−<>≤≥≈≠→⇌±×÷-]$/u.test(tight(text)) ? ` ${tight(text)} ` : tight(text)),
};

/** An element of MathML on one line; `undefined` for any other element. */
export function mathOf(name: string, text: string, parts: readonly string[]): string | undefined {
  return elements[name]?.(parts, text);
}
