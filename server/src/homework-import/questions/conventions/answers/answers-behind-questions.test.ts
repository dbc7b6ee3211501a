import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../../testing/short-homework.ts';

const asked = [
  ['State the unit of energy.', 'joule'],
  ['Name the largest planet in the Solar System.', 'Jupiter'],
  ['At what temperature does water boil?', '100 °C'],
  ['How many chromosomes does a sperm cell have?', '23'],
] as const;
const all = asked.map(([text, answer]): Question => [text, [], [answer]]);
const behind = (before: string, after = '') =>
  asked.map(([text, answer], at) => `${at + 1}. ${text}${before}${answer}${after}`);
const french = [
  ['Citez la plus grande planète.', 'Jupiter'],
  ['Donnez le symbole du fer.', 'Fe'],
  ['Quelle est la capitale du Kenya ?', 'Nairobi'],
] as const;

it.each<[reason: string, before: string, after?: string]>([
  ['behind a dash', ' – '],
  ['behind marks and a dash', ' [1] – '],
  ['behind an equals sign', ' = '],
  ['behind marks and an arrow', ' (1) → '],
  ['behind a tab', '\t'],
  ['behind marks with a stroke, and an equals sign', ' /1 = '],
  ['in brackets', ' (', ')'],
  ['in brackets behind marks', ' (1) (', ')'],
  ['in brackets before marks', ' (', ') [1]'],
  ['in brackets with a label', ' [ans: ', ']'],
  ['in bold', ' **', '**'],
  ['in red', ' %%', '%%'],
  ['in red behind marks', ' (1 mark) %%', '%%'],
  ['behind marks at the right and a label', '\t/1 Answer: '],
  ['behind a stroke that parts', ' | '],
])('reads an answer that every question has %s', async (_reason, before, after) => {
  expect(await questionsOf(lines(...behind(before, after)))).toEqual(all);
});

it.each([' – ', ' (1pt) – ', ' = '])("reads them in French, behind '%s'", async (between) => {
  const texts = french.map(([text, answer], at) => `${at + 1}) ${text}${between}${answer}`);
  expect(await questionsOf(lines(...texts))).toEqual(french.map(([text, answer]) => [text, [], [answer]]));
});

it('reads questions without numbers, and what is accepted too', async () => {
  const [first, ...others] = asked;
  const texts = [`${first[0]} – joule (accept: J)`, ...others.map(([text, answer]) => `${text} – ${answer}`)];
  expect(await questionsOf(lines(...texts))).toEqual([[first[0], [], ['joule', 'J']], ...all.slice(1)]);
});

it('leaves what some questions have in brackets to them', async () => {
  const texts = [
    '1. What is its length? (in metres)',
    '2. What is its mass? (in grams)',
    '3. How long does it take? (in seconds)',
  ];
  expect(await questionsOf(lines(...texts))).toEqual(texts.map((text) => [text.slice(3), [], []]));
});

it('reads what is in brackets behind sentences with gaps and behind statements', async () => {
  const truths: readonly Question[] = ['La force se mesure en newtons.', 'Le son est une force.'].map(
    (text, at): Question => [text, [], [at === 0 ? 'true' : 'false']],
  );
  const gaps: readonly Question[] = [
    ['La Terre tourne autour du ______ .', [], ['Soleil']],
    ['La Lune tourne autour de la ______ .', [], ['Terre']],
  ];
  const texts = [
    'Exercice 1 : Vrai ou faux ?',
    ...truths.map(([text], at) => `${at + 1}. ${text} (${at === 0 ? 'V' : 'F'})`),
    'Exercice 2 : Complète.',
    ...gaps.map(([text, , [answer]], at) => `${at + 3}. ${text} (${answer})`),
  ];
  expect(await questionsOf(lines(...texts))).toEqual([...truths, ...gaps]);
});

it('reads what stands behind question marks, where it does not ask', async () => {
  const said = french.map(([, answer], at) => [`Question ${'ABC'.charAt(at)} about what?`, answer] as const);
  const texts = said.map(([text, answer], at) => `${at + 1}) ${text} ${answer}`);
  expect(await questionsOf(lines(...texts))).toEqual(said.map(([text, answer]) => [text, [], [answer]]));
  const asking = ['1) What is granite? Explain your answer.', '2) What is chalk? Give an example.', '3) Why? Say how.'];
  expect((await questionsOf(lines(...asking)))?.map(([, , answers]) => answers)).toEqual([[], [], []]);
});

it('reads the same truth behind all', async () => {
  const texts = ['The Sun is a star.', 'The Earth is a planet.', 'Iron is a metal.'];
  const read = await questionsOf(lines(...texts.map((text, at) => `${at + 1}. ${text} – True`)));
  expect(read).toEqual(texts.map((text) => [text, [], ['true']]));
});
