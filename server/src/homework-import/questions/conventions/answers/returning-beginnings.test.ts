import { describe, expect, it } from 'vitest';
import { chalk, energy, force, gas, lines, questionsOf } from '../../../testing/short-homework.ts';

const say = (asked: readonly (readonly string[])[], write: (answer: string) => string) =>
  lines(...asked.flatMap((own) => [...own.slice(0, -1), write(own.at(-1) ?? '')]));

/** Two questions to be written, one to choose in, one in two parts. */
const numbered = (letter: string) => [
  ['1. What is the unit of force? [1]', 'newton'],
  ['2. Which rock is sedimentary? [1]', 'A) granite', 'B) chalk', 'C) slate', 'D) marble', letter],
  ['3. This is about plants and energy.', 'a) What is the unit of energy? [1]', 'joule'],
  ['b) Name the gas that plants take in. [1]', 'carbon dioxide'],
];
const all = [force, chalk, energy, gas];
const textsOf = (questions: Awaited<ReturnType<typeof questionsOf>>) =>
  questions?.map(([text, options, answers]) => [
    text.replace('This is about plants and energy.\n', ''),
    options,
    answers,
  ]);

describe('a beginning that comes back below every question', () => {
  it.each<[label: string, write: (answer: string) => string]>([
    ['a tick', (answer) => `✔ ${answer}`],
    ['a tick and nothing between', (answer) => `✓${answer}`],
    ['arrows of signs', (answer) => `>> ${answer}`],
    ['two signs', (answer) => `## ${answer}`],
    ['a word in square brackets', (answer) => `[ans] ${answer}`],
    ['a word in brackets', (answer) => `(key) ${answer}`],
    ['a letter with a colon', (answer) => `R: ${answer}`],
    ['a letter with a bracket', (answer) => `S) ${answer}`],
    ['a short form', (answer) => `Sol. ${answer}`],
    ['a bracket behind a word', (answer) => `Ans) ${answer}`],
    ['a sign of equality', (answer) => `Resp = ${answer}`],
    ['a word for teachers', (answer) => `Teacher: ${answer}`],
    ['words that nobody foresaw', (answer) => `Zippy says – ${answer}`],
    ['a word before a tab', (answer) => `Zippy\t${answer}`],
    ['a label in bold', (answer) => `**Sesame** ${answer}`],
    ['a German word', (answer) => `Erwartet: ${answer}`],
    ['a Spanish word', (answer) => `Clave → ${answer}`],
    ['a French word', (answer) => `Attendu : ${answer}`],
  ])('is a label of answers: %s', async (_label, write) =>
    expect(textsOf(await questionsOf(say(numbered('B'), write)))).toEqual(all),
  );

  it.each<[reason: string, texts: readonly string[]]>([
    [
      'options with circles',
      [
        '1. What is the unit of force?',
        '○ joule',
        '◉ newton ✓',
        '2. What is the unit of energy?',
        '◉ joule ✓',
        '○ newton',
        '3. Name the gas that plants take in.',
        '○ oxygen',
        '◉ carbon dioxide ✓',
      ],
    ],
    [
      'each of several options in its line',
      [
        '1. What is the unit of force?',
        '□ newton   □ joule   □ watt',
        '2. What is the unit of energy?',
        '□ joule   □ newton   □ watt',
        '3. Name the gas that plants take in.',
        '□ carbon dioxide   □ oxygen   □ argon',
        'Answers: 1. newton  2. joule  3. carbon dioxide',
      ],
    ],
  ])('is none where it stands before %s', async (_reason, texts) => {
    const read = await questionsOf(lines(...texts));
    expect(read?.map(([, , answers]) => answers)).toEqual([['newton'], ['joule'], ['carbon dioxide']]);
  });

  it.each([
    ['a source', 'Source: '],
    ['a topic', 'Topic: '],
    ['a hint', 'Hint: '],
  ])('is none that says what a question is about: %s', async (_reason, label) => {
    const read = await questionsOf(
      say(
        [
          ['1. What is the unit of force? [1]', 'motion'],
          ['2. What is the unit of energy? [1]', 'heat'],
          ['3. Name the gas that plants take in. [1]', 'leaves'],
        ],
        (text) => `${label}${text}`,
      ),
    );
    expect(read?.map(([, , answers]) => answers)).toEqual([[], [], []]);
  });
});
