/** Small words that are often written against the next one. */
const small: ReadonlySet<string> = new Set('a the it its is are of and too to cant cannot'.split(' '));

/** Of these, the ones that are written against the word before them, when it is no short one: 'brownis', but not 'axis'. */
const after: ReadonlySet<string> = new Set(['is', 'are']);

const longest = 32;
const shortest = 3;
/** Shorter words with an 'a' before them are often other words: 'along', 'aside'. */
const shortestAfterA = 5;

/** Whether a text is a word of the scheme; the last one may be a form of it. */
type KnowsWord = (text: string, isLast: boolean) => boolean;

/**
 * The words that were written without spaces between them: 'typeofcrisp', 'doublehelix', 'athermometer'. All of them are words of the
 * scheme or small words, letter by letter. `undefined` when it is not so.
 */
export function takeApart(text: string, knows: KnowsWord): string[] | undefined {
  if (text.length > longest) return undefined;
  for (let end = text.length - 2; end > 0; end--) {
    const head = text.slice(0, end);
    if (!small.has(head) && (end < shortest || !knows(head, false))) continue;
    const rest = text.slice(end);
    const isWord = rest.length >= (end === 1 ? shortestAfterA : shortest) && knows(rest, true);
    if (isWord || rest === 'of' || (end > shortest && after.has(rest))) return [head, rest];
    const words = takeApart(rest, knows);
    if (words !== undefined) return [head, ...words];
  }
  return undefined;
}
