import { expect, it } from 'vitest';
import { chalk, energy, force, gas, lines, type Question, questionsOf } from '../../../testing/short-homework.ts';

const asked = ['1. What is the unit of force?', '2. What is the unit of energy?'];
const next = '3. Name the gas that plants take in.';
const key = ['Answers', '1. newton', '2. joule'];
const all: readonly Question[] = [force, energy, gas];

it.each([
  ['in bold', '**Plants**', ['**Plants**']],
  ['underlined', '@@Plants and gases@@', []],
  ['in bold with a colon', '**Plants:**', ['Plants']],
])('what is %s above the next question is a heading, in the answers too', async (_how, heading, again) => {
  const below = [...key, ...again, '3. carbon dioxide'];
  expect(await questionsOf(lines(...asked, heading, next, ...below))).toEqual(all);
});

it('“ANSWERS – FOR TEACHERS ONLY” is no answer below a question', async () => {
  const below = ['ANSWERS – FOR TEACHERS ONLY', '1. newton', '2. joule', '3. carbon dioxide'];
  expect(await questionsOf(lines(...asked, '**Plants**', next, ...below))).toEqual(all);
});

it('is a heading above a number in bold that stands alone', async () => {
  const alone = all.flatMap(([text], index) => [`**Question ${index + 1}**`, text]);
  const sheet = lines(...alone.slice(0, 4), '**Plants**', ...alone.slice(4), ...key, '3. carbon dioxide');
  expect(await questionsOf(sheet)).toEqual(all);
});

it('what is to be done may stand between', async () => {
  const below = [...key, '3. carbon dioxide'];
  expect(await questionsOf(lines(...asked, '**Plants**', 'Write a word.', next, ...below))).toEqual(all);
});

it('none is needed in a sheet without answers', async () => {
  const without = all.map(([text]): Question => [text, [], []]);
  expect(await questionsOf(lines(...asked, '**Plants**', next))).toEqual(without);
});

it.each([
  ['what says how to answer', '**Include a unit**'],
  ['a sentence', '**It has a capital letter.**'],
  ['what is in no look of its own', 'Plants'],
])('%s is none', async (_what, line) => {
  const below = [...key, '3. carbon dioxide'];
  const [, second] = (await questionsOf(lines(...asked, line, next, ...below))) ?? [];
  expect(second?.[0]).toBe(`What is the unit of energy?\n${line.replaceAll('*', '')}`);
});

it('answers in bold below their questions are none', async () => {
  const [first = '', second = ''] = asked;
  const sheet = lines(first, '**newton**', second, '**joule**', next, '**carbon dioxide**');
  expect(await questionsOf(sheet)).toEqual(all);
});

it('an answer in bold below its question is none, whatever it is called', async () => {
  const sheet = lines(
    '1. Which rock is sedimentary?',
    'A. granite',
    'B. chalk',
    'C. slate',
    'D. marble',
    '**Ans: B**',
    '2. What is the unit of force?',
    '**Ans: newton**',
    next,
  );
  expect(await questionsOf(sheet)).toEqual([chalk, force, ['Name the gas that plants take in.', [], []]]);
});

it('a heading below an answer is one', async () => {
  const sheet = lines(
    ...asked.flatMap((text, index) => [text, `Answer: ${index === 0 ? 'newton' : 'joule'}`]),
    '**Plants**',
    next,
    'Answer: carbon dioxide',
  );
  expect(await questionsOf(sheet)).toEqual(all);
});
