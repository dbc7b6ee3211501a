import { type PublishedMatcher, publishedMatcher } from '../policies/published-matcher.ts';
import { yearProfiles } from '../policies/year-profiles.ts';
import { publishedAllOf } from '../rules/all-of/published-all-of.ts';
import { publishedChoice } from '../rules/choice/published-choice.ts';
import { publishedCombined } from '../rules/combined/published-combined.ts';
import { publishedCount } from '../rules/count/published-count.ts';
import { publishedGraphPoints } from '../rules/graph-points/published-graph-points.ts';
import { publishedKeywordGroups } from '../rules/keyword-groups/published-keyword-groups.ts';
import { publishedMarkingPoints } from '../rules/marking-points/published-marking-points.ts';
import type { AnyRule, RuleByKind, RuleKind } from '../rules/marking-rules.ts';
import { publishedOrderedList } from '../rules/ordered-list/published-ordered-list.ts';
import { publishedVocabulary } from '../rules/phrases/published-vocabulary.ts';
import type { Marker, PublishedMarking } from '../rules/rule-marking.ts';
import { selectionMarker } from '../rules/selection/mark-selection.ts';
import { sequenceMarker } from '../rules/sequence/mark-sequence.ts';
import type { MarkedQuestion, MarkScheme } from '../scheme/mark-scheme.ts';
import { publishedOverride } from './published-override.ts';

/** How each kind of rule marks under `published`. */
const publishedMarkings: { readonly [K in RuleKind]: PublishedMarking<RuleByKind[K]> } = {
  choice: publishedChoice,
  phrases: publishedVocabulary,
  number: publishedVocabulary,
  'keyword-groups': publishedKeywordGroups,
  count: publishedCount,
  'ordered-list': publishedOrderedList,
  'all-of': publishedAllOf,
  combined: publishedCombined,
  'graph-points': publishedGraphPoints,
  'model-answer': publishedVocabulary,
  'marking-points': publishedMarkingPoints,
  value: publishedVocabulary,
  'short-answer': publishedVocabulary,
  selection: selectionMarker,
  sequence: sequenceMarker,
};

/** How the questions of a scheme are marked under `published`: by the spec's own rule for one, else by the year's matcher. */
export function publishedMarkers(scheme: MarkScheme): (question: MarkedQuestion) => Marker | undefined {
  const matcher = publishedMatcher(yearProfiles[scheme.profile], scheme.synonyms ?? {});
  return ({ rule, published }) => {
    if (published !== undefined) return publishedOverride(published, matcher);
    return rule === undefined || rule.kind === 'slots' ? undefined : markerOf(rule, matcher);
  };
}

function markerOf<K extends RuleKind>(rule: AnyRule<K>, matcher: PublishedMatcher): Marker {
  const marking: PublishedMarking<RuleByKind[K]> = publishedMarkings[rule.kind];
  return marking(rule, matcher);
}
