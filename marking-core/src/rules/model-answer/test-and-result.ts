import type { Judgement } from './judge.ts';

const asksBoth = /\bdescribe (?:a|the) test\b|\btest for\b|\b(?:include|give|state|and)\b[^.?]*\bresults?\b/i;

/** Whether a question asks for what is done and for what is seen, so that one without the other is no answer: 'Describe the test for oxygen.' */
export const asksForResult = (question = ''): boolean => asksBoth.test(question);

/** Whether an answer has nothing of what a model answer says first, or nothing of what it says last: 'squeaky pop' for 'A lit splint makes a squeaky pop'. */
export function lacksHalf({ comparison: { model, met } }: Judgement): boolean {
  const keys = [...model.units.entries()].filter(([, { isKey, weight }]) => isKey && weight >= fullWeight);
  const middle = Math.ceil(keys.length / 2);
  const hasAny = (some: typeof keys) => some.some(([unit]) => met[unit] !== undefined);
  return keys.length > 1 && !(hasAny(keys.slice(0, middle)) && hasAny(keys.slice(middle)));
}

/** Of words that are not too common to say something by themselves. */
const fullWeight = 1;
