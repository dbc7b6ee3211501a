import type { SlotNames } from '@markwell/marking-core';

/** Feedback for reading. It names a right answer by its value; the page offers that value as 'Cannot tell'. A long answer is not quoted in full. What is right in slots has their names, a line each. */
export function feedbackInWords(feedback: string, slots: SlotNames = []): string {
  const words = feedback
    .replace('is cannot_tell', 'is Cannot tell')
    .replace(/(Your answer ".{80}).{80,}(" is (?:not accepted|too vague))/su, '$1…$2');
  return slots
    .filter(({ id, name }) => id !== name)
    .reduce(
      (text, { id, name }) =>
        text.replace(`answer is ${id}: `, () => `answer is\n${name}: `).replace(`, ${id}: `, () => `\n${name}: `),
      words,
    );
}

/** What feedback says of the answer, and the sentences that name what was expected, where there are any. */
export function expectedApart(feedback: string): readonly [said: string, expected?: string] {
  const [said = '', ...expected] = feedback.split(
    /(?= (?:Expected(?: one of)?:|The correct answer is|A full answer has:))/,
  );
  return expected.length === 0 ? [said] : [said, expected.join('').trimStart()];
}
