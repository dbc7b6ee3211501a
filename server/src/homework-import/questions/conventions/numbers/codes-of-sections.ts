/** A number that says its section: 'B2' is the second of section B. */
export interface Code {
  readonly letter: string;
  readonly value: number;
  /** Where the text behind it begins. */
  readonly end: number;
  /** Whether a part follows: 'A1(b)'. */
  readonly isOfPart: boolean;
}

const letters = 'ABCDEFGH';
const code =
  /^[([]?(?:Q(?:uestion)?\.?\s?)?([A-H])(?:\s?[.–-]\s?|\s)?(\d{1,2})[)\]]?(?:\s?[.:)]\s*(?!\d)|\s?[–=-]+>?\s*(?=\D)|\s+(?=\S)|(?=\([a-h]\))|$)/u;
const fewest = 3;

/** 'A1', 'A.1)', 'A-1', 'B 2:', '(C3)' or 'QA1' at the beginning of a text; `undefined` where none is, as in 'A1.5' and 'B12s'. */
export function codeOf(text: string): Code | undefined {
  const [whole = '', letter, digits] = code.exec(text) ?? [];
  if (letter === undefined) return undefined;
  return { letter, value: Number(digits), end: whole.length, isOfPart: /^\(?[a-h]\)/u.test(text.slice(whole.length)) };
}

/** Whether a code comes right behind another: the next of its section, another part, or the first of the next section. */
export function followsCode(last: Code, { letter, value, isOfPart }: Code): boolean {
  if (letter === last.letter) return value === last.value + 1 || (value === last.value && isOfPart);
  const isNext = letters.indexOf(letter) === letters.indexOf(last.letter) + 1;
  return isNext && (value === 1 || value === last.value + 1);
}

/**
 * The codes that go on from A1 through more than one section, and once more in the answers, where one may be left out; `undefined` where
 * more than a few lines among them only look like codes.
 */
export function chainOf<Found extends Code>(found: readonly Found[]): readonly Found[] | undefined {
  const chain: Found[] = [];
  for (const one of found) {
    const last = chain.at(-1);
    const isFirst = one.letter === 'A' && one.value === 1;
    const isBeyond = last?.letter === one.letter && one.value === last.value + 2 && chain.length > found.length / 2;
    if (isFirst || isBeyond || (last !== undefined && followsCode(last, one))) chain.push(one);
  }
  const areSections = new Set(chain.map(({ letter }) => letter)).size > 1 && chain.some(({ value }) => value > 1);
  return chain.length >= fewest && areSections && chain.length >= found.length * 0.75 ? chain : undefined;
}
