import { expect, test } from 'vitest';
import { withoutTakenBack } from './self-corrections.ts';
import { wordClasses } from './word-classes.ts';
import { readWords } from './words.ts';

const cases: [text: string, left: string, reason: string][] = [
  ['zinc no wait copper', 'copper', 'what was said first is taken back'],
  ['zinc. No, sorry, I meant copper', 'copper', 'over several words and marks'],
  ['iron no wait zinc, sorry, copper', 'copper', 'twice'],
  ['by reflect I mean bounce', 'bounce', 'said in another way'],
  ['q is hydrogen no wait q is oxygen', 'q is oxygen', 'from where it begins again'],
  ['a, t, u no wait g', 'a t g', 'the last of a list'],
  ['it has x. it has y no wait it has z', 'it has x it has z', 'not in the sentence before'],
  ['iron oops copper', 'copper', 'by one word'],
  ['iron scratch that copper', 'copper', 'what was said is to be struck'],
  ['iron or rather copper', 'copper', 'what was said is to be struck'],
  ['bubbles no actually nothing', 'nothing', 'no begins anew'],
  ['a sugar no its dna', 'dna', 'no begins anew'],
  ['there is actually no change', 'there is actually no change', 'no denies'],
  ['iron actually copper', 'iron actually copper', 'what it means depends on what is beside it'],
  ['no wait its copper', 'its copper', 'nothing before it'],
  ['sorry copper', 'copper', 'nothing before it'],
  ['copper sorry if wrong', 'copper sorry if wrong', 'an excuse'],
  ['copper sorry', 'copper sorry', 'nothing after it'],
  ['you wait until it stops', 'you wait until it stops', 'waiting'],
  ['the mean is 8', 'the mean is 8', 'an average'],
];

test.each(cases)('%s leaves %s: %s', (text, left) => {
  const words = readWords(text);
  const classes = (at: number) => wordClasses.get(words[at]?.text ?? '') ?? 0;
  expect(
    withoutTakenBack(words, classes)
      .map((word) => word.text)
      .join(' '),
  ).toBe(left);
});
