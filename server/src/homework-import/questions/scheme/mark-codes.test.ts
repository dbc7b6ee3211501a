import { expect, it } from 'vitest';
import { takeSchemeMarks } from './points.ts';
import { readScheme } from './read-scheme.ts';

const particles = ['particles gain energy', 'they move faster'];
const area = ['3.14 × 7²', '153.86'];

it.each<[why: string, text: string, marks: number, answers: readonly string[]]>([
  ['codes with a colon', 'M1: particles gain energy\nM2: they move faster', 2, particles],
  ['codes of marking points in one line', 'MP1 particles gain energy MP2 they move faster', 2, particles],
  ['codes in brackets', '(MP1) particles gain energy (MP2) they move faster', 2, particles],
  ['marks with numbers', 'Mark 1: particles gain energy\nMark 2: they move faster', 2, particles],
  ['marks that are counted', '1st mark: particles gain energy\n2nd mark: they move faster', 2, particles],
  [
    'marks that are counted in words',
    'First mark – particles gain energy\nSecond mark – they move faster',
    2,
    particles,
  ],
  ['codes with a dash', 'P1 – particles gain energy\nE1 – they move faster', 2, particles],
  ['method and accuracy before', 'M1 3.14 × 7²\nA1 153.86', 2, area],
  ['method and accuracy behind', '3.14 × 7² M1\n153.86 A1', 2, area],
  ['method and accuracy at the right', '3.14 × 7²\tM1\n153.86\tA1', 2, area],
  ['what each is for', 'B1 for rotation\nB1 for 180°\nB1 for about (0, 1)', 3, ['rotation', '180°', 'about (0, 1)']],
  ['what the answer is', 'M1 for 20 ÷ 10 (= 2) oe\nA1 cao 4', 2, ['20 ÷ 10 (= 2)', '4']],
  ['vitamins', 'vitamin B1\nvitamin B2', 2, ['vitamin B1', 'vitamin B2']],
  ['vitamins with their names', 'B1 thiamine\nB2 riboflavin', 2, ['B1 thiamine', 'B2 riboflavin']],
  ['a motorway', 'M1', 1, ['M1']],
  [
    'steps with a mark each',
    'Work done = F × d (1)\n= 50 × 4 (1)\n= 200 J (1)',
    3,
    ['Work done = F × d', '50 × 4', '200 J'],
  ],
  ['words to whoever marks behind a list', 'water; oxygen; light; [max 2]', 2, ['water', 'oxygen', 'light']],
  ['the reverse argument and any valid point', 'less dense ; ora ; AVP ;', 1, ['less dense']],
  ['the correct answer, awarded', 'Award 1 mark for the correct answer: 200 J', 1, ['200 J']],
  ['the correct answer', 'The correct answer is 200 J', 1, ['200 J']],
  [
    'what is accepted for one mark of several',
    '• 200 ÷ 0.5\n• 400\n• N/m²\nAccept: Pa for the third mark\n400 alone gains two marks',
    3,
    ['200 ÷ 0.5', '400', 'N/m²', 'Pa'],
  ],
])('reads %s', (_why, text, marks, answers) => expect(readScheme(text, { marks }).answers).toEqual(answers));

it('gives codes with numbers above one their marks', () =>
  expect(
    readScheme('B2 for a correct shape\nB1 for its place', { marks: 3 }).marking?.points.map(({ marks }) => marks),
  ).toEqual([2, 1]));

it.each<[text: string, said: string, marks: number | undefined]>([
  ['mass per unit volume   [2/2]', 'mass per unit volume', 2],
  ['graduated cylinder (1/1)', 'graduated cylinder', 1],
  ['an answer that was half right [1/2]', 'an answer that was half right [1/2]', undefined],
  ['float // sink (3m + 3m)', 'float // sink', 6],
  ['the pond dries up (2 × 3 m)', 'the pond dries up', 6],
  ['2 (3 + 4)', '2 (3 + 4)', undefined],
  ['nucleus [1] AO1', 'nucleus', 1],
  ['nucleus (AO1)', 'nucleus', undefined],
  ['nucleus (1) AO2 4.1.1.2', 'nucleus', 1],
  ['AO1: nucleus', 'nucleus', undefined],
  ['nucleus [1] (4.1.1.2)', 'nucleus', 1],
])('takes the marks and the objective off “%s”', (text, said, marks) => {
  const taken = takeSchemeMarks(text);
  expect([taken.text, taken.marks]).toEqual([said, marks]);
});
