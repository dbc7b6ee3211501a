const punctuation = /[\p{P}\p{S}]/gu;
const spaces = /\s+/g;

/**
 * The published normalisation: lower case, trimmed, punctuation deleted, and, from Year 8 on, runs of spaces as one (spec part 1,
 * section 5). Compatibility forms are resolved first, so that H₂O and H2O are one text.
 */
export function normalisePublished(text: string, collapsesSpaces: boolean): string {
  const plain = text.normalize('NFKC').toUpperCase().toLowerCase().replace(punctuation, '').trim();
  return collapsesSpaces ? plain.replace(spaces, ' ') : plain;
}
