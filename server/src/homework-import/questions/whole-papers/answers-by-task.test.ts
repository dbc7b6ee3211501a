import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

const paper = (key: string) => `Part 1 – True or false?
Put a tick in the right box.
| Statement | True | False |
| Sound travels through a vacuum. |  |  |
| Light is faster than sound. |  |  |
| A bat hears echoes. |  |  |
Part 2 – Think
Give one use of ultrasound. (2)
……………………………
Answers
${key}`;

it.each<[reason: string, paper: string]>([
  ['letters behind the name of a part', paper('Part 1: F, T, T\nPart 2: scans of babies / cleaning')],
  ['words behind the name of a part', paper('Part 1: false, true, true\nPart 2: scans of babies / cleaning')],
  ['letters with nothing between', paper('Part 1: F T T\nPart 2: scans of babies / cleaning')],
  ['numbers that the statements do not have', paper('Part 1: 1 F  2 T  3 T\nPart 2: scans of babies / cleaning')],
  ['a line for each below the name', paper('Part 1\nF\nT\nT\nPart 2\nscans of babies / cleaning')],
])('a key says the answers of a part without numbers: %s', async (_reason, text) => {
  expect(await readPlain(text)).toEqual([
    '1: Sound travels through a vacuum. = false',
    '1: Light is faster than sound. = true',
    '1: A bat hears echoes. = true',
    '2: Give one use of ultrasound. = scans of babies; cleaning',
  ]);
});

it('a key says the truth of statements without numbers behind the name of their heading, in any way to part them', async () => {
  const asked = `1. Name a source of sound.
____________________
# True or false
Write true or false for each statement.
| Sound travels through a vacuum. |  |
| Light is faster than sound. |  |`;
  for (const said of ['F, T', 'F T', 'false; true'])
    expect(await readPlain(`${asked}\nAnswers\n1. a bell\nTrue or false: ${said}`)).toEqual([
      '1: Name a source of sound. = a bell',
      '1: Sound travels through a vacuum. = false',
      '1: Light is faster than sound. = true',
    ]);
});
