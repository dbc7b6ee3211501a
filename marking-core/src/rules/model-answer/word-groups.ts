import written from './word-groups.json' with { type: 'json' };

/*
 * `groups`: words of school English with the same meaning in an answer, a group a line, in base forms; `|` separates
 * opposites. A word may be in several lines. The groups are deliberately general: words that mean the same in
 * only one question belong in its mark scheme. `phrases`: particle verbs and set phrases that say the same as one
 * word, the first word in its base form.
 */

/** Which groups a word is in, and which groups are their opposites. */
export interface WordGroups {
  readonly groupsOf: ReadonlyMap<string, readonly number[]>;
  /** By group, the group that says the opposite; -1 for none. */
  readonly oppositeOf: readonly number[];
  /** By the first word of a set phrase and the second one, the word that says the same. */
  readonly phrases: ReadonlyMap<string, string>;
}

export const wordGroups: WordGroups = /* @__PURE__ */ readGroups();

function readGroups(): WordGroups {
  const groupsOf = new Map<string, number[]>();
  const oppositeOf: number[] = [];
  for (const line of written.groups) {
    const sides = line.split('|');
    const first = oppositeOf.length;
    sides.forEach((side, index) => {
      oppositeOf.push(sides.length === 2 ? first + 1 - index : -1);
      for (const word of side.split(' ')) groupsOf.set(word, [...(groupsOf.get(word) ?? []), first + index]);
    });
  }
  const phrases = written.phrases.map((line): [string, string] => {
    const [phrase = '', word = ''] = line.split('|');
    return [phrase, word];
  });
  return { groupsOf, oppositeOf, phrases: new Map(phrases) };
}
