import type { DraftQuestion } from '@markwell/server/contract';

/** What each type is called on the screen. */
export const typeNames = {
  'multiple-choice': 'Choice from options',
  text: 'Written answer',
  'true-false': 'True, false or cannot tell',
  combined: 'Yes or No with a reason',
  information: 'Something to read, without marks',
  'graph-plotting': 'Points on the jar graph',
  'multiple-response': 'Several options',
  matching: 'Matching pairs',
  ordering: 'Putting in order',
  'gap-fill': 'Text with gaps',
  number: 'Number with a unit',
  labelling: 'Labels on a picture',
  table: 'Table to fill in',
} as const satisfies Record<DraftQuestion['type'], string>;
