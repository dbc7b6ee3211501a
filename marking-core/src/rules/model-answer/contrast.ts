import { slipDistance } from '../../text/edit-distance.ts';
import { readTokens, type Token } from './tokens.ts';
import type { WordSense } from './word-sense.ts';

/** What a text says of each of two things, in its own words; empty where it says nothing of one. */
export type Sides = readonly [string, string];

/** 'the difference between weather and climate', 'compare an artery with a vein' */
const contrasting =
  /\b(?:differences? between|distinguish between|contrast|compare)\s+((?:\S+\s){0,3}\S+)\s+(?:and|with|to|from)\s+((?:\S+\s){0,3}?\S+?)(?=[.,;:?!(]|$)/i;

/** What a word of a name weighs, so that it is no preposition. */
const least = 0.5;

/** From this length of a name on it may be misspelt once, and from the other one twice. */
const slips = { once: 5, twice: 8 };

/** A contrasting question without the number of its 'two differences', which is no word of what it asks about. */
export const withoutNumber = (question: string): string =>
  question.replace(/\b(?:[2-6]|two|three|four|five|six)\b/gi, '');

/**
 * Reads what a text says of each of the two things that a question contrasts: what follows a name, up to the other one. `undefined`
 * where the question contrasts none, or not by words of their own.
 */
export function contrastIn(question = ''): ((text: string) => Sides) | undefined {
  const [, ...names] = contrasting.exec(question) ?? [];
  const [one = [], other = []] = names.map((name) =>
    readTokens(name.split(/\s(?:of|in|for|on|at)\s/).at(-1) ?? '').flatMap(({ sense }) =>
      sense.weight >= least ? [sense] : [],
    ),
  );
  const own = [one, other].map((senses, side) => {
    const others = side === 0 ? other : one;
    return senses.filter((sense) => !others.some((their) => isSame(their, sense)));
  });
  if (own.some((senses) => senses.length === 0)) return undefined;
  return (text) => {
    const said: [string, string] = ['', ''];
    let [side, first, from, content] = [-1, -1, 0, 0];
    const tokens = readTokens(text);
    const endPiece = (end: number) => {
      if (content > 0 && side >= 0) said[side] = `${said[side]} ${text.slice(from, end)}`.trim();
    };
    tokens.forEach((token, at) => {
      const named = isOther(tokens, at) && first >= 0 ? 1 - first : sideOf(token, own);
      if (named < 0) {
        content += token.weight;
        return;
      }
      endPiece(token.word.start);
      if (first < 0) first = named;
      [side, from, content] = [named, token.word.start, 0];
    });
    endPiece(text.length);
    return said;
  };
}

/** 'and the other does it at once' */
function isOther(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word.text === 'other' && tokens[at - 1]?.word.text === 'the';
}

function isSame(one: WordSense, other: WordSense): boolean {
  return one.stem === other.stem || one.bases.some((base) => other.bases.includes(base));
}

/** The side that a word names; -1 for none, or for a misspelling of both. */
function sideOf({ sense, weight }: Token, own: readonly (readonly WordSense[])[]): number {
  if (weight === 0) return -1;
  const exact = own.findIndex((senses) => senses.some((one) => isSame(one, sense)));
  if (exact >= 0 || sense.text.length < slips.once) return exact;
  const most = sense.text.length < slips.twice ? 1 : 2;
  const near = own.map((senses) => senses.some(({ text }) => slipDistance(text, sense.text, most) <= most));
  return near.filter((is) => is).length === 1 ? near.indexOf(true) : -1;
}
