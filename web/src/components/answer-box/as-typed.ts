import { longestAnswer } from '@markwell/marking-core';

/** For a box that an answer is typed into: nothing completes, corrects or capitalises it, and it runs the way it is written. */
export const asTyped = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  dir: 'auto',
  maxLength: longestAnswer,
} as const;
