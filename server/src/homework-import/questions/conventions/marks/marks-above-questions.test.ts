import { expect, it } from 'vitest';
import { readPlain } from '../../../testing/plain-paper.ts';

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'room for a score below the number, in a paper that nobody has answered',
    `Question 1
    ____ out of 2 points
    Name two rivers.
    Question 2
    ____ out of 1 points
    What is a delta?
    Answers
    1. Elbe; Rhine
    2. a mouth with many arms`,
    ['2: Name two rivers. = Elbe; Rhine', '1: What is a delta? = a mouth with many arms'],
  ],
  [
    'points between the number and what is asked, which is in its second line',
    `Question 1
    2 pts
    A river ends in a lake.
    What is it called?
    a) a source
    b) an inflow
    Question 2
    1 pts
    Name a lake.`,
    ['2: A river ends in a lake. ⏎ What is it called? {a source; an inflow} = ', '1: Name a lake. = '],
  ],
  [
    'marks below a number in the answers as those of the answer',
    `1. Name two rivers. [2]
    2. What is a delta? [1]
    Answers
    Question 1
    2 marks
    Elbe; Rhine
    Question 2
    1 mark
    a mouth with many arms`,
    ['2: Name two rivers. = Elbe; Rhine', '1: What is a delta? = a mouth with many arms'],
  ],
])('reads %s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});
