import { type PublishedMatcher, publishedMatcher, type TextMatcher } from '../policies/published-matcher.ts';
import { yearProfiles } from '../policies/year-profiles.ts';
import { bySide } from '../rules/combined/mark-combined.ts';
import { pointsMarker } from '../rules/graph-points/mark-graph-points.ts';
import type { AnyRule, RuleByKind, RuleKind } from '../rules/marking-rules.ts';
import { bandMarks, outcome, publishedEvidence, refused } from '../rules/outcomes.ts';
import type { Marker } from '../rules/rule-marking.ts';
import { selectionMarker } from '../rules/selection/mark-selection.ts';
import { sequenceMarker } from '../rules/sequence/mark-sequence.ts';
import type { Term } from '../rules/vocabulary.ts';
import type { MarkedQuestion, MarkScheme, PublishedRule } from '../scheme/mark-scheme.ts';
import { readWords } from '../text/words.ts';

/** How one kind of rule marks under `published`; pages for students do without. */
type PublishedMarking<R> = (rule: R, matcher: PublishedMatcher) => Marker;

/** How each kind of rule marks under `published`: by the year's matcher, in any place, and wrong things do no harm. */
const publishedMarkings: { readonly [K in RuleKind]: PublishedMarking<RuleByKind[K]> } = {
  choice: ({ accept }, matcher) => {
    const match = matcher[matcher.profile.choices](accept);
    return ({ text }, maxMarks) => {
      const met = match(text);
      return met === undefined ? refused('wrong-option') : outcome(maxMarks, [publishedEvidence(met, text)], 1);
    };
  },
  phrases: markVocabulary,
  number: markVocabulary,
  'keyword-groups': ({ groups, max }, matcher) => byParts(named(groups, matcher), (met) => Math.min(met.length, max)),
  count: ({ items, bands }, matcher) => {
    const letters = new Set(items.flatMap(({ accept }) => singleLetters(accept)));
    const parts = items.map((item) => ({ name: item.name, meets: itemMatcher(item, matcher, letters) }));
    return byParts(parts, (met) => bandMarks(bands, met.length));
  },
  // The whole list, as the spec writes it.
  'ordered-list': ({ accept }, matcher) => markVocabulary({ accept }, matcher),
  'all-of': ({ parts }, matcher) =>
    byParts(named(parts, matcher), (met, maxMarks) => (met.length < parts.length ? 0 : maxMarks)),
  combined: (rule, matcher) => bySide(rule, (side) => markVocabulary(rule.sides[side] ?? { accept: [] }, matcher)),
  'graph-points': (rule) => pointsMarker(rule, false),
  'model-answer': markVocabulary,
  'marking-points': ({ points, bands = [] }, matcher) =>
    byParts(
      named(points, matcher),
      (met) => (bands.length === 0 ? met.reduce((sum, { marks }) => sum + marks, 0) : bandMarks(bands, met.length)),
      0.6,
    ),
  value: markVocabulary,
  'short-answer': markVocabulary,
  selection: selectionMarker,
  sequence: sequenceMarker,
};

/** How the questions of a scheme are marked under `published`: by the spec's own rule for one, else by the year's matcher. */
export function publishedMarkers(scheme: MarkScheme): (question: MarkedQuestion) => Marker | undefined {
  const matcher = publishedMatcher(yearProfiles[scheme.profile], scheme.synonyms ?? {});
  return ({ rule, published }) => {
    if (published !== undefined) return ownMarker(published, matcher);
    return rule === undefined || rule.kind === 'slots' ? undefined : markerOf(rule, matcher);
  };
}

function markerOf<K extends RuleKind>(rule: AnyRule<K>, matcher: PublishedMatcher): Marker {
  const marking: PublishedMarking<RuleByKind[K]> = publishedMarkings[rule.kind];
  return marking(rule, matcher);
}

/** Marks by the spec's own rule for one question: the options, else a mark for each list met, or all for all of them. */
function ownMarker({ options = [], groups, match, marks }: PublishedRule, matcher: PublishedMatcher): Marker {
  const picked = matcher.exact(options);
  const isAll = marks === 'all';
  const marker = byParts(
    groups.map((texts) => ({ meets: matcher[match](texts) })),
    (met, maxMarks) => (!isAll ? met.length : met.length < groups.length ? 0 : maxMarks),
  );
  return (candidate, maxMarks) => {
    const option = picked(candidate.text);
    if (option === undefined) return marker(candidate, maxMarks);
    return outcome(maxMarks, [publishedEvidence(option, candidate.text)], 1);
  };
}

/** Something that an answer may meet, called by the text that it met if it has no name. */
interface Part {
  readonly name?: string;
  readonly marks?: number | undefined;
  readonly meets: TextMatcher;
}

const named = (terms: readonly (Term & Pick<Part, 'marks'>)[], matcher: PublishedMatcher): Part[] =>
  terms.map(({ name, accept, marks }) => ({ name, marks, meets: matcher.fuzzy(accept) }));

/** Marks by which of some parts an answer meets. */
function byParts(
  parts: readonly Part[],
  worth: (met: readonly { readonly marks: number }[], maxMarks: number) => number,
  confidence?: number,
): Marker {
  return ({ text }, maxMarks) => {
    const met = parts.flatMap(({ name, marks = 1, meets }) => {
      const said = meets(text);
      return said === undefined ? [] : { marks, evidence: publishedEvidence(name ?? said, text) };
    });
    const marks = Math.min(worth(met, maxMarks), maxMarks);
    if (marks === 0) return refused(met.length === 0 ? 'no-match' : 'partly-met');
    const evidence = met.map((one) => one.evidence);
    return outcome(marks, evidence, confidence, marks < maxMarks ? 'partly-met' : undefined);
  };
}

/**
 * An answer that is an insufficient text is refused as such, one that meets an accepted text scores, and one that merely contains an
 * insufficient text is refused as such.
 */
function markVocabulary(
  lists: { readonly accept: readonly string[]; readonly insufficient?: readonly string[] | undefined },
  matcher: PublishedMatcher,
): Marker {
  const accepted = matcher.fuzzy(lists.accept);
  const vague = (lists.insufficient ?? []).flatMap(plainTexts);
  const isVague = matcher.exact(vague);
  const hasVague = matcher.contains(vague);
  return ({ text }, maxMarks) => {
    if (isVague(text) !== undefined) return refused('insufficient');
    const met = accepted(text);
    if (met !== undefined) return outcome(maxMarks, [publishedEvidence(met, text)], 0.6);
    return refused(hasVague(text) === undefined ? 'no-match' : 'insufficient');
  };
}

/** A phrase without its notation: 'safety_glasses' is 'safety glasses', 'time/timing' two texts. */
function plainTexts(phrase: string): string[] {
  const alternatives = phrase.includes(' ') ? [phrase.replace(/\/\S*/g, '')] : phrase.split('/');
  return alternatives.map((text) => text.replaceAll('_', ' ').replace(/[()*]/g, '').trim());
}

/** A name is met by the year's matcher, a letter by standing as a word of its own or in a run of the rule's letters ('ATCG'). */
function itemMatcher({ accept }: Term, matcher: PublishedMatcher, allLetters: ReadonlySet<string>): TextMatcher {
  const byName = matcher.fuzzy(accept.filter((text) => text.length > 1));
  const letters = singleLetters(accept);
  const isLetters = (word: string) => [...word].every((one) => allLetters.has(one));
  return (text) =>
    byName(text) ??
    letters.find((one) => readWords(text).some((word) => word.text.includes(one) && isLetters(word.text)));
}

function singleLetters(accept: readonly string[]): string[] {
  return accept.filter((text) => text.length === 1).map((text) => text.toLowerCase());
}
