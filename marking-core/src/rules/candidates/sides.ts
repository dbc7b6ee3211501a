import { readText } from '../model-answer/read-answer.ts';
import type { Token } from '../model-answer/tokens.ts';

/** The number of the candidate that an answer takes, `both` where it takes several, `undefined` where it names none. */
export type Side = number | 'both' | undefined;

/** A word that tells one candidate from the others. */
export interface SideWord {
  readonly side: number;
  readonly token: Token;
}

/** What a question offers to choose from, ready for reading what an answer takes. */
export interface Sides {
  readonly names: readonly string[];
  readonly words: readonly SideWord[];
  /** Yes and no, which have other words too. */
  readonly areVerdicts: boolean;
  /** Groups of words that say the opposite of what is asked: of 'slow' where the question asks where it is fastest. */
  readonly turned: ReadonlySet<number>;
}

/** 'fastest', 'greater', 'first': what an answer may say the opposite of. */
const comparing = /(?:est|er)$|^(?:first|last|most|least|more|less|best|worst)$/;

/** Takes the candidates of a question apart: what all or some of them share tells none. */
export function makeSides(names: readonly string[], question = ''): Sides {
  const texts = names.map((name) => readText(name).tokens.filter(({ weight }) => weight > 0));
  const words = texts.flatMap((tokens, side) =>
    tokens
      .filter((token) => texts.every((others, other) => other === side || !others.some((one) => isSame(one, token))))
      .map((token) => ({ side, token })),
  );
  const ofSides = new Set(
    texts.flatMap((tokens) => tokens.flatMap(({ sense }) => [...sense.groups, ...sense.opposites])),
  );
  const asked = readText(question).tokens.flatMap(({ sense, word }) =>
    comparing.test(word.text) ? sense.opposites : [],
  );
  return {
    names,
    words,
    areVerdicts: names.length === 2 && names[0] === 'yes' && names[1] === 'no',
    turned: new Set(asked.filter((group) => !ofSides.has(group))),
  };
}

function isSame(a: Token, b: Token): boolean {
  return a.denied === b.denied && a.sense.bases.some((base) => b.sense.bases.includes(base));
}
