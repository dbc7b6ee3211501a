import type { AnswersShown } from '@markwell/server/contract';

/** When students see what was expected, as staff choose it; the first is how it is without a choice. */
export const answersShownChoices = [
  { value: 'at-once', label: 'With their marks' },
  { value: 'after-second-attempt', label: 'After their second attempt' },
  { value: 'after-due', label: 'After the due date of their class' },
] as const satisfies readonly { value: AnswersShown; label: string }[];
