import { expect, it } from 'vitest';
import { energy, force, gas, lines, type Question, questionsOf } from '../../../testing/short-homework.ts';
import { p, table } from '../../../testing/word-file.ts';

const asked = ([text]: Question) => text;
const room = '____________________';

it('reads “M1. (a) … 1” below Q1 as its mark scheme, with totals of questions on lines of their own', async () => {
  const blocks = lines(
    'Q1.\tThis is about units.',
    ...[`(a)\t${asked(force)}`, room, '1 mark', `(b)  (i)\t${asked(energy)}`, room, '1 mark'],
    ...[`Q2.\t${asked(gas)}`, room, '1 mark'],
    ...['M1.\t(a)\tnewton ✓\t1', '(b)  (i)\tjoule\t1', 'do not accept watt', '[2]', 'M2.\tcarbon dioxide\t1', '[1]'],
  );
  expect(await questionsOf(blocks)).toEqual([force, energy, gas]);
});

it('reads the mark scheme of a question without a number below its name in a table', async () => {
  const blocks = [
    p('Mr Baker measures things.'),
    ...lines(
      `(a)\t(i)\t${asked(force)}\t[1]`,
      room,
      `(ii)\t${asked(energy)}\t[1]`,
      room,
      `(b)\t${asked(gas)}\t[1]`,
      room,
    ),
    table(['GCSE PHYSICS', 'ANSWERS AND MARK SCHEMES'], ['QUESTIONSHEET 4', '']),
    ...lines('(a)\t(i)\tnewton\t1', '(ii)\tjoule   accept J\t1', '(b)\t\tcarbon dioxide\t1'),
  ];
  expect(await questionsOf(blocks)).toEqual([force, [asked(energy), [], ['joule', 'J']], gas]);
});

it('reads two homeworks side by side in a table of answers, and the kind of questions before a line of answers', async () => {
  const homeworks = [
    ...[p('Homework 1 – Units', { style: 'Heading1' }), ...lines(`1. ${asked(force)}`, `2. ${asked(energy)}`)],
    ...[p('Homework 2 – Gases', { style: 'Heading1' }), ...lines(`1. ${asked(gas)}`, '2. Which gas burns?')],
    p('ANSWERS (staff only)', { style: 'Heading1' }),
    table(['HW 1', '', 'HW 2', ''], ['1', 'newton', '1', 'carbon dioxide'], ['2', 'joule', '2', 'hydrogen']),
  ];
  expect(await questionsOf(homeworks)).toEqual([force, energy, gas, ['Which gas burns?', [], ['hydrogen']]]);
});

it('reads it where the marks stand on lines of their own, below room to write with marks in brackets', async () => {
  const paper = ['Q1. A box slides.', `(a) ${force[0]}`, '________', '(1)', `(b) ${energy[0]}`, '________', '(1)'];
  const second = [`Q2. ${gas[0]}`, '________', '(3)'];
  const key = ['M1. (a) newton', '1', '(b) joule', '1', '[2]', 'M2. carbon dioxide', '1', '[1]'];
  expect(await questionsOf(lines(...paper, ...second, ...key))).toEqual([force, energy, gas]);
});
