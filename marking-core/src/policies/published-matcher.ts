import { levenshtein } from '../text/edit-distance.ts';
import { normalisePublished } from './normalise-published.ts';
import type { WordMatching, YearProfile } from './year-profiles.ts';

/** Whether an answer meets one of some texts; the text that it met, or `undefined`. */
export type TextMatcher = (answer: string) => string | undefined;

/** The published matching of one year, ready to be given texts. */
export interface PublishedMatcher {
  readonly profile: YearProfile;
  /** The year's whole matcher: containment, tolerance, and Year 7's word rules. */
  readonly fuzzy: (texts: readonly string[]) => TextMatcher;
  /** Equal after normalising. */
  readonly exact: (texts: readonly string[]) => TextMatcher;
  /** The answer contains the text, after normalising. */
  readonly contains: (texts: readonly string[]) => TextMatcher;
}

/** @param synonyms Other names by accepted text; only Year 7's rules read them. */
export function publishedMatcher(
  profile: YearProfile,
  synonyms: Readonly<Record<string, readonly string[]>>,
): PublishedMatcher {
  const plain = lastKept((text) => normalisePublished(text, profile.collapsesSpaces));
  const matcher =
    (meets: (answer: string, target: string) => boolean) =>
    (texts: readonly string[]): TextMatcher => {
      const targets = texts.map((text) => ({ text, target: plain(text) })).filter(({ target }) => target !== '');
      return (answer) => {
        const given = plain(answer);
        if (given === '') return undefined;
        return targets.find(({ target }) => meets(given, target))?.text;
      };
    };
  const contains = (answer: string, target: string) => answer.includes(target);
  const near = matcher((answer, target) => isNear(profile, answer, target));
  const { wordMatching } = profile;
  return {
    profile,
    contains: matcher(contains),
    exact: matcher((answer, target) => answer === target),
    fuzzy:
      wordMatching === undefined
        ? near
        : (texts) => byWords(texts, wordMatching, near(texts), matcher(contains), synonyms, plain),
  };
}

/** The same function, which looks at a text once however many matchers of a question ask for it one after another. */
function lastKept<T>(work: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly result: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, result: work(text) };
    return last.result;
  };
}

/** Contains, is contained where the year has that, or lies within the year's tolerance. */
function isNear({ containedIn, tolerance }: YearProfile, answer: string, target: string): boolean {
  if (answer.includes(target) || (containedIn && target.includes(answer))) return true;
  const most = Math.floor(tolerance(target.length));
  return most >= 0 && levenshtein(answer, target, most) <= most;
}

/** Year 7: contained, a synonym contained, half of the longer words met, or, for short texts, similar as a whole. */
function byWords(
  texts: readonly string[],
  rules: WordMatching,
  near: TextMatcher,
  contains: (texts: readonly string[]) => TextMatcher,
  synonyms: Readonly<Record<string, readonly string[]>>,
  plain: (text: string) => string,
): TextMatcher {
  const targets = texts.map((text) => ({
    text,
    target: plain(text),
    synonym: contains(synonyms[text] ?? []),
    words: plain(text)
      .split(' ')
      .filter((word) => word.length > rules.shortestWord),
  }));
  return (answer) => {
    const met = near(answer);
    if (met !== undefined) return met;
    const given = plain(answer);
    const words = [...new Set(given.split(/\s+/))];
    return targets.find(
      ({ target, synonym, words: wanted }) =>
        synonym(answer) !== undefined || meetsWords(words, wanted, rules) || isSimilar(given, target, rules),
    )?.text;
  };
}

function meetsWords(given: readonly string[], wanted: readonly string[], rules: WordMatching): boolean {
  if (wanted.length === 0) return false;
  const met = wanted.filter((word) => {
    const most = Math.floor(word.length / rules.lettersPerEdit);
    return given.some((other) => levenshtein(other, word, most) <= most);
  });
  return met.length >= rules.share * wanted.length;
}

function isSimilar(given: string, target: string, rules: WordMatching): boolean {
  if (target.length > rules.shortText) return false;
  const longer = Math.max(given.length, target.length);
  const most = Math.ceil((1 - rules.similarity) * longer);
  const distance = levenshtein(given, target, most);
  return distance <= most && 1 - distance / longer >= rules.similarity - 1e-9;
}
