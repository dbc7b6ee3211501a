/** Of a field for words of a subject: no browser changes or guesses them, and they run the way they are written. */
export const asTyped = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  dir: 'auto',
} as const;
