const lettered = /^\(?([A-Za-z])[).:]\s*(?=\S)/u;

/**
 * Options that each carry a letter of their own, without it and in the order of the letters, as a page gives them letters again; others
 * as they are. `textOf` reads an option's text, `withText` gives it another.
 */
export function withoutLetters<Option extends { readonly text: string }>(options: readonly Option[]): Option[] {
  const letters = options.map(({ text }) => lettered.exec(text)?.[1]?.toUpperCase().charCodeAt(0) ?? 0);
  const sorted = letters.toSorted((a, b) => a - b);
  if (options.length < 2 || sorted.some((code, index) => code !== 65 + index)) return [...options];
  return sorted.flatMap((code) => {
    const option = options[letters.indexOf(code)];
    return option === undefined ? [] : [{ ...option, text: option.text.replace(lettered, '') }];
  });
}

/** Texts each once, in an order that does not tell which belongs where. */
export function inNeutralOrder(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
