import { expect, it } from 'vitest';
import { energy, force, lines, questionsOf } from '../../../testing/short-homework.ts';

it.each<[reason: string, between: readonly string[]]>([
  ['an arrow behind “Turn over”, and the number of the page', ['Turn over ►', '3', 'Do not write outside the box']],
  ['the date, the time and the title', ['22/04/2026, 08:14\tForces quiz']],
  ['the date as Americans write it', ['4/22/26, 8:14 AM   Forces quiz']],
  ['an address and the number of the page', ['https://docs.google.com/forms/d/1aB/edit 1/4']],
  ['the address and the date together', ['https://quiz.example.org/print/12 2/3', '22.04.2026, 08:14 Forces quiz']],
  ['the name of the file', ['HGS/Sci/forces3.doc 14/09/2004']],
  ['the name of the file alone', ['Year_8_forces.docx']],
  ['“PTO” and a number', ['Please turn over', '- 2 -', 'Do not write outside the box']],
])('leaves out what stands on every page: %s', async (_reason, between) =>
  expect(
    await questionsOf(lines(`1. ${force[0]}`, 'Answer: newton', ...between, `2. ${energy[0]}`, 'Answer: joule')),
  ).toEqual([force, energy]),
);

it('leaves them out of what is asked', async () =>
  expect(
    await questionsOf(lines(`1. ${force[0]}`, 'Turn over ►', '3', 'Do not write outside the box', `2. ${energy[0]}`)),
  ).toEqual([
    [force[0], [], []],
    [energy[0], [], []],
  ]));

it('keeps numbers that are answers', async () =>
  expect(await questionsOf(lines('1. What is 2 + 1?', 'Answer:', '3', `2. ${energy[0]}`, 'Answer:', 'joule'))).toEqual([
    ['What is 2 + 1?', [], ['3']],
    energy,
  ]));
