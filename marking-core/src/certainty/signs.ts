import type { Evidence, Refusal } from '../answers/marking.ts';

/** Keys whose marks are sure in ways of their own. */
export const families = ['listed', 'keyed', 'sentence', 'value', 'published'] as const;
/**
 * `listed`: somebody has listed many wordings; `keyed`: all there is are accepted answers, as a teacher types
 * them; `sentence`: compared with model answers or points; `value`: compared as what it means; `published`:
 * whatever the key, by the specification's own matching.
 */
export type Family = (typeof families)[number];

/** All the marks, all thanks to a tolerated slip, some, or none: each is sure in ways of its own. */
export const results = ['full', 'slip', 'part', 'none'] as const;
export type Result = (typeof results)[number];

/** Of the key and its question, the same for every answer. */
export const signsOfKey = [
  'bias',
  'listed',
  'wordings',
  'key words',
  'key is a name',
  'rivals listed',
  'several marks',
  'asks for a reason',
  'asks which of these',
  'asks what happens',
  'asks yes or no',
] as const;

/** What is looked at to say how sure a mark is. Numbers without a unit, mostly 0 to 1. */
export type Sign =
  | (typeof signsOfKey)[number]
  // Of how the answer was marked.
  | `how ${Evidence['how']}`
  | `why ${Refusal}`
  | 'likelihood'
  // Of the answer beside the key's words.
  | 'one strange word'
  | 'two strange words'
  | 'more strange words'
  | 'strange word behind'
  | 'known word'
  | 'known words'
  | 'words'
  // Of the answer beside what a key says, where accepted answers are all there is.
  | 'no content'
  | 'longer'
  | 'shorter'
  | 'touched'
  | 'touched nearly'
  | 'all touched'
  | 'letters'
  | 'letters nearly'
  | 'asked'
  | 'strange'
  | 'opposite'
  | 'denies otherwise'
  | 'other number'
  | 'other order'
  | 'or';

/** Is told the signs of a mark, each at most once. */
export type Say = (sign: Sign, value: number) => void;
