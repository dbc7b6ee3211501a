import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

const questions = [
  '1: What is the unit of energy? {joule; watt; newton} = joule',
  '1: Name the force that slows it down. = friction',
  '2: Explain why it stops. = its energy is all dissipated',
  '2: What is the equation for speed? = distance ÷ time',
];

/** A paper whose second question has two parts, as each convention says its numbers. */
const paper = (first: string, second: readonly string[], parts: readonly [string, string], third: string) => `
${first}What is the unit of energy? (1)
A joule
B watt
C newton
${second.join('\n')}${second.length > 0 ? '\n' : ''}${parts[0]}Name the force that slows it down. (1)
____________________
${parts[1]}Explain why it stops. (2)
____________________
${third}What is the equation for speed? (2)
____________________`;

const stem = 'A toy car rolls along a table.';
const list = (...labels: readonly string[]) =>
  ['A', 'friction', 'its energy is all dissipated', 'distance ÷ time'].map((text, at) => `${labels[at]} ${text}`);
const key = (...labels: readonly string[]) => `\nAnswers\n${list(...labels).join('\n')}`;

it.each<[reason: string, text: string]>([
  ['2a and nothing behind it', paper('1. ', [], ['2a ', '2b '], '3. ') + key('1', '2a', '2b', '3')],
  ['2a below what it tells of', paper('1) ', [`2) ${stem}`], ['2a ', '2b '], '3) ') + key('1', '2a', '2b', '3')],
  ['2(a) below 01', paper('01⇥', [`02⇥${stem}`], ['2(a) ', '2(b) '], '03⇥') + key('01', '2(a)', '2(b)', '03')],
  ['2 a. and b.', paper('1 ', [], ['2 a. ', 'b. '], '3 ') + key('1', '2a', '2b', '3')],
  ['2.1 among numbers without a full stop', paper('1 ', [], ['2.1 ', '2.2 '], '3 ') + key('1', '2.1', '2.2', '3')],
  ['2.1 below 2 in full', paper('1 ', [`2 ${stem}`], ['2.1 ', '2.2 '], '3 ') + key('1', '2.1', '2.2', '3')],
  ['2 alone above what it tells of', paper('1 ', ['2', stem], ['(a) ', '(b) '], '3 ') + key('1', '2a', '2b', '3')],
  ['2 alone, others with tabs', paper('1⇥', ['2', stem], ['(i) ', '(ii) '], '3⇥') + key('1', '2(i)', '2(ii)', '3')],
  ['02 alone', paper('01⇥', ['02', stem], ['a) ', 'b) '], '03⇥') + key('01', '02a', '02b', '03')],
  ['Q2 alone', paper('Q1 ', ['Q2', stem], ['(a) ', '(b) '], 'Q3 ') + key('1', '2a', '2b', '3')],
  ['2 alone above 2(a)', paper('1⇥', ['2', stem], ['2(a) ', '2(b) '], '3⇥') + key('1', '2(a)', '2(b)', '3')],
])('numbers of parts: %s', async (_reason, text) => {
  const read = await readPlain(text);
  expect(read.map((one) => one.replace(`${stem} ⏎ `, ''))).toEqual(questions);
});

it('numbers of an exam board below the names of their questions', async () => {
  const asked = `Q1.
Figure 1 shows a toy car.
01.1⇥Name the force that slows it down. [1 mark]
01.2⇥Explain why it stops. [2 marks]
Q2.
02.1⇥What is the equation for speed? [2 marks]
02.2⇥What is its unit? [1 mark]
Mark scheme
01.1 friction
01.2 its energy is all dissipated
02.1 distance ÷ time
02.2 m/s`;
  expect(await readPlain(asked)).toEqual([...questions.slice(1), '1: What is its unit? = m/s']);
});

it('figures with units behind bare letters are options, and no sections', async () => {
  const asked = `1. Which force is the largest? [1]
A 1 N
B 2 N
C 3 N
2. Name the unit of force.
Answers
1 C
2 newton`;
  expect(await readPlain(asked)).toEqual([
    '1: Which force is the largest? {1 N; 2 N; 3 N} = 3 N',
    '1: Name the unit of force. = newton',
  ]);
});

it('the letter of an option behind a number with a point is no unit', async () => {
  const asked = `Question 1
1.1 Which is a metal?
a) sulfur
b) iron
1.2 Which is a gas?
a) neon
b) iodine`;
  expect(await readPlain(`${asked}\nAnswers\n1.1 b\n1.2 a`)).toEqual([
    '1: Which is a metal? {sulfur; iron} = iron',
    '1: Which is a gas? {neon; iodine} = neon',
  ]);
});

it('shapes in two dimensions are no parts', async () => {
  expect(
    await readPlain('1. Name a 2D shape.\nAnswer: square\n2D Shapes have no depth.\n2. Name a solid.\nAnswer: cube'),
  ).toEqual(['1: Name a 2D shape. = square', '1: Name a solid. = cube']);
});
