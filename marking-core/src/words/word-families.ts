import lines from './word-families.json' with { type: 'json' };

/*
 * Words of school subjects that name one thing as noun, adjective and verb, a family a line. Our own list: only forms that a teacher takes for
 * one another where one of them is the whole answer ('gravitational' for 'gravity'), so no 'organic' for 'organ'.
 */

const families: ReadonlyMap<string, readonly string[]> = new Map(
  lines.flatMap((line) => {
    const words = line.split(' ');
    return words.map((word): [string, string[]] => [word, words.filter((other) => other !== word)]);
  }),
);

/** Other forms of a word that name the same thing where it is the whole answer; none for most words. */
export function familyOf(word: string): readonly string[] {
  return families.get(word) ?? [];
}
