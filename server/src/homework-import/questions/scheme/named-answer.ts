const awarded = String.raw`^\W*(?:award|give|allow|score)\s+(?:\d|one|two|three|four|full|all)\s+marks?\s*(?:for|if|[:–—-])\s*`;
const named = String.raw`(?:the\s+)?correct\s+(?:answer|option|choice|letter|response)s?\s*(?:(?:is|was|are)\s*[:=–—-]?|[:=–—-])\s*(?=\S)`;
const name = new RegExp(
  String.raw`(?:${awarded}|^\W*(?:(?:\d|one|two|three|four)\s+marks?\s*(?:for|if|[:–—-])\s*)?)${named}`,
  'iu',
);
const whole = new RegExp(awarded + named, 'iu');

/** 'B' of 'Award 1 mark for the correct answer: B' and of 'The correct option is B'. */
export const withoutAnswerName = (text: string): string => text.replace(name, '');

/** What is awarded its marks as the correct answer; `undefined` for a text that says nothing of it. */
export const awardedAnswer = (text: string): string | undefined =>
  whole.test(text) ? text.replace(whole, '') : undefined;
