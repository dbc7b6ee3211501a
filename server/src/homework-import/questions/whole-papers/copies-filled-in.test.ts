import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

const paper = `I can: name acids
1) Which of these is an acid? (1 mark)
☐ Lemon juice
☐ Bleach
2) What is the pH of a neutral solution? (1 mark)
____________
3) Finish the sentence. (2 marks)
Indicator turns ______ in an acid and ______ in an alkali.
4) Why do people take antacids? (2 marks)
____________
____________
5) Complete the table. (2 marks)
| Acid | Salt made |
| hydrochloric acid | ______ |
| nitric acid | ______ |
Well done!`;

const copy = `I can: name acids
Teacher’s copy
1) Which of these is an acid? (1 mark)
☒ Lemon juice
☐ Bleach
2) What is the pH of a neutral solution? (1 mark)
7
3) Finish the sentence. (2 marks)
Indicator turns red in an acid and purple in an alkali.
4) Why do people take antacids? (2 marks)
there is too much acid (1)
the antacid neutralises it (1)
5) Complete the table. (2 marks)
| Acid | Salt made |
| hydrochloric acid | a chloride |
| nitric acid | a nitrate |
Well done!`;

it('finds the answers in a second file that is the paper filled in, by what it has in the place of room', async () => {
  expect(await readPlain(paper, copy)).toEqual([
    '1: Which of these is an acid? {Lemon juice; Bleach} = Lemon juice',
    '1: What is the pH of a neutral solution? = 7',
    '1: Finish the sentence. ⏎ Indicator turns ______ in an acid and ______ in an alkali. ⏎ Gap 1 = red',
    '1: Finish the sentence. ⏎ Indicator turns ______ in an acid and ______ in an alkali. ⏎ Gap 2 = purple',
    '2: Why do people take antacids? = there is too much acid; the antacid neutralises it',
    '1: hydrochloric acid: Salt made = a chloride',
    '1: nitric acid: Salt made = a nitrate',
  ]);
});

it('gives no answers from a second file that is the paper once more', async () => {
  const read = await readPlain(paper, paper);
  expect(read.every((question) => question.endsWith('= '))).toBe(true);
});

it('finds the answers in the paper filled in below the title of the answers', async () => {
  const sheet = `1. Which living thing is the producer?
  ..............................
  2. What do the arrows mean?
  ..............................
  3. Why are there few owls?
  ..............................
  ..............................
  4. Write your own food chain with these living things.
  owl      mouse      wheat
  ..............................`;
  const filled = `1. Which living thing is the producer?
  pondweed
  2. What do the arrows mean?
  is eaten by
  3. Why are there few owls?
  There is less food for them
  4. Write your own food chain with these living things.
  Any suitable food chain, for example:
  wheat → mouse → owl`;
  expect(await readPlain(`${sheet}\n# Food chains answers\n${filled}`)).toEqual([
    '1: Which living thing is the producer? = pondweed',
    '1: What do the arrows mean? = is eaten by',
    '1: Why are there few owls? = There is less food for them',
    '1: Write your own food chain with these living things. ⏎ owl mouse wheat = wheat → mouse → owl',
  ]);
});
