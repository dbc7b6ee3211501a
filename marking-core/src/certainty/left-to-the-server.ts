import type { weighedMarker as weighed } from './weigh-outcome.ts';

/** Replaces certainty in a browser (`imports` in package.json): a page needs only marks. */
export const weighedMarker: typeof weighed = (_question, _lexicon, marker) => marker;
