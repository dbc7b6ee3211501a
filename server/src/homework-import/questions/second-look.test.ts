import { expect, it } from 'vitest';
import { readPlain } from '../testing/plain-paper.ts';

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'answers in brackets below the last three of a sheet that says its other answers in another way',
    `1. What is the unit of force?
    Answer: newton
    2. Which gas do plants take in?
    Answer: carbon dioxide
    3. What is the capital of Wales?
    Answer: Cardiff
    4. What is the name of the holy book of Islam?
    (the Qur’an)
    5. What do we call a place where Jews worship?
    (synagogue)
    6. On which day do Christians rest?
    (Sunday)`,
    [
      '1: What is the unit of force? = newton',
      '1: Which gas do plants take in? = carbon dioxide',
      '1: What is the capital of Wales? = Cardiff',
      '1: What is the name of the holy book of Islam? = the Qur’an',
      '1: What do we call a place where Jews worship? = synagogue',
      '1: On which day do Christians rest? = Sunday',
    ],
  ],
  [
    'one question without an answer as one without: what stands below it is no habit',
    `1. What is the unit of force?
    Answer: newton
    2. Describe your own kitchen.
    (in German)
    3. What is the capital of Wales?
    Answer: Cardiff`,
    [
      '1: What is the unit of force? = newton',
      '1: Describe your own kitchen. ⏎ (in German) = ',
      '1: What is the capital of Wales? = Cardiff',
    ],
  ],
  [
    'questions that nobody answered stay as they are beside one that was',
    `1. What is the unit of force?
    Answer: newton
    2. Explain why ice floats.
    ____________________
    3. Name two gases in the air.
    ____________________`,
    ['1: What is the unit of force? = newton', '1: Explain why ice floats. = ', '1: Name two gases in the air. = '],
  ],
])('reads %s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});
