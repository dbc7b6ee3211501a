import type { Lexicon } from '../../phrases/lexicon.ts';
import { becauseWords, wordClass, wordClasses } from '../../text/word-classes.ts';
import { gap } from '../../text/words.ts';
import { wayOf } from '../model-answer/direction.ts';
import { readText } from '../model-answer/read-answer.ts';
import type { Token } from '../model-answer/tokens.ts';
import type { Side, Sides, SideWord } from './sides.ts';
import { readVerdict } from './verdict.ts';

interface Mention {
  readonly side: number;
  readonly isDenied: boolean;
  readonly at: number;
}

/**
 * Which candidate an answer takes: the first that it asserts. Whatever else it says of another candidate is a reason ('outside, because the inside
 * is slow'), unless the two are put side by side: 'up and down', 'A or B', 'A, maybe B'.
 */
export function readSide(sides: Sides, text: string, lexicon?: Lexicon): Side {
  const { tokens } = readText(text);
  if (sides.areVerdicts) return readVerdict(tokens);
  const mentions = mentionsIn(sides, tokens, lexicon);
  const asserted = mentions.filter(({ isDenied }) => !isDenied);
  const [first] = asserted;
  if (first === undefined) return mentions.length === 0 && tokens.some(isBoth) ? 'both' : leftOver(sides, mentions);
  const next = asserted.find(({ side, at }) => side !== first.side && at > first.at);
  if (next !== undefined && areAlternatives(sides, tokens, mentions, first, next)) return 'both';
  return first.side;
}

const because: ReadonlySet<string> = new Set(becauseWords.split(' '));

function isBoth({ word }: Token): boolean {
  return word.text === 'both' || word.text === 'neither' || word.text === 'either';
}

/** Of two candidates the one that is not denied. */
function leftOver({ names }: Sides, mentions: readonly Mention[]): Side {
  const denied = new Set(mentions.map(({ side }) => side));
  const left = names.flatMap((_, side) => (denied.has(side) ? [] : [side]));
  return mentions.length > 0 && left.length === 1 ? left[0] : undefined;
}

function areAlternatives(
  sides: Sides,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  first: Mention,
  next: Mention,
): boolean {
  const between = tokens.slice(first.at + 1, next.at);
  if (between.some(({ word }) => because.has(word.text))) return false;
  if (
    between.some(({ word }) => word.text === 'or' || word.text === 'but') ||
    [...between, tokens[next.at]].some((token) => ((token?.word.gap ?? 0) & gap.slash) !== 0)
  )
    return true;
  const isMention = (at: number) => mentions.some((mention) => mention.at === at);
  const saysMore = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .some(({ weight, word }, place) => (weight > 0 || isSubject(word.text)) && !isMention(from + place));
  if (saysMore(first.at + 1, next.at)) return false;
  const end = tokens.findIndex(({ clause }, at) => at > next.at && clause !== tokens[next.at]?.clause);
  return sides.names.length > 3 || !saysMore(next.at + 1, end < 0 ? tokens.length : end);
}

function isSubject(text: string): boolean {
  return ((wordClasses.get(text) ?? 0) & wordClass.subject) !== 0;
}

function mentionsIn(sides: Sides, tokens: readonly Token[], lexicon: Lexicon | undefined): Mention[] {
  return tokens.flatMap((token, at): Mention[] => {
    const own = wordOf(sides, token, lexicon);
    if (own === undefined) return [];
    const isTurned =
      sides.names.length === 2 &&
      tokens.some(
        (other) =>
          other.clause === token.clause && other.sense.groups.some((group) => sides.turned.has(group)) && !other.denied,
      );
    const isDenied = token.denied !== own.token.denied;
    if (!isTurned) return [{ side: own.side, isDenied, at }];
    return [{ side: isDenied ? own.side : 1 - own.side, isDenied: false, at }];
  });
}

/** Shorter beginnings of a word may be those of others. */
const shortestBeginning = 3;

/** The word of a candidate that a word of an answer is: itself, a form of it, the same direction, a misspelling, or its beginning. */
function wordOf({ words }: Sides, { sense, word, denied }: Token, lexicon: Lexicon | undefined): SideWord | undefined {
  const asDenied = (some: readonly SideWord[]) => some.find(({ token }) => token.denied === denied) ?? some[0];
  const same = words.filter(({ token }) => token.sense.bases.some((base) => sense.bases.includes(base)));
  if (same.length > 0) return asDenied(same);
  if (sense.weight === 0) return undefined;
  const alike = words.filter(
    ({ token }) =>
      (token.sense.opposites.length > 0 && token.sense.groups.some((group) => sense.groups.includes(group))) ||
      (wayOf(token.sense) !== undefined && wayOf(token.sense) === wayOf(sense)),
  );
  if (new Set(alike.map(({ side }) => side)).size === 1) return alike[0];
  const meant = lexicon?.entry(word).matches.map(({ id }) => lexicon.word(id)) ?? [];
  const misspelt = words.filter(({ token }) => meant.includes(token.word.text));
  if (new Set(misspelt.map(({ token }) => token.word.text)).size === 1) return asDenied(misspelt);
  const begun = words.filter(
    ({ token }) =>
      word.text.length >= shortestBeginning &&
      token.word.text.length >= 2 * shortestBeginning &&
      token.word.text.startsWith(word.text),
  );
  return new Set(begun.map(({ side }) => side)).size === 1 ? begun[0] : undefined;
}
