import { expect, it } from 'vitest';
import { force, gas, lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const terms = ['diffusion', 'osmosis', 'excretion', 'respiration'];
const means = ['getting rid of waste', 'spreading out', 'movement of water', 'releasing energy'];
const more = [...means, 'making food'];
const letters = ['B', 'C', 'A', 'D'];
const meant = ['spreading out', 'movement of water', 'getting rid of waste', 'releasing energy'];
const matched = (options: readonly string[]): readonly Question[] =>
  terms.map((term, at) => [term, options, [meant[at] ?? '']]);
const ask = (number: number, [text]: Question) => p(`${number}. ${text}`);
const roman = ['i', 'ii', 'iii', 'iv'];
const key = p('Answers', { style: 'Heading1' });
const ordinary = lines('1. newton', '2. carbon dioxide');

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'words that a tab has behind them, with a key by word',
    [
      ask(1, force),
      p('2. Match each word with its definition.'),
      ...terms.map((term, at) => p(`${term}\t\t${'ABCD'.charAt(at)}. ${means[at]}`)),
      ask(3, gas),
      key,
      ...lines(
        '1. newton',
        `2. ${terms.map((term, at) => `${term} – ${letters[at]}`).join(', ')}`,
        '3. carbon dioxide',
      ),
    ],
    [force, ...matched(means), gas],
  ],
  [
    'Roman numbers and letters in a line each, with a key of both',
    [
      p(`Q1. ${force[0]}`),
      p('Q2. Match the following:'),
      ...terms.map((term, at) => p(`(${roman[at]}) ${term}\t(${'abcd'.charAt(at)}) ${means[at]}`)),
      p(`Q3. ${gas[0]}`),
      key,
      p('Q1. newton'),
      p(`Q2. ${letters.map((letter, at) => `(${roman[at]}) – (${letter.toLowerCase()})`).join(', ')}`),
      p('Q3. carbon dioxide'),
    ],
    [force, ...matched(means), gas],
  ],
  [
    'letters on blanks before words without numbers, meanings below, and an instruction about letters',
    [
      p('Matching', { style: 'Heading2' }),
      p('Put the letter of the correct definition in the blank.'),
      ...terms.map((term, at) => p(`__%%${letters[at]}%%__ ${term}`)),
      ...more.map((text, at) => p(`${'ABCDE'.charAt(at)}. ${text}`)),
      p('Questions', { style: 'Heading2' }),
      ...lines(`1. ${force[0]}`, 'Answer: newton', `2. ${gas[0]}`, 'Answer: carbon dioxide'),
    ],
    [...matched(more), force, gas],
  ],
  [
    'words whose meanings are said in lines of the key',
    [
      ask(1, force),
      p('2. Draw a line from each word to its meaning.'),
      table(...terms.map((term, at) => [term, '', means[at] ?? ''])),
      ask(3, gas),
      key,
      p('1. newton'),
      p('2.'),
      ...terms.map((term, at) => p(`${term} – ${meant[at]}`)),
      p('3. carbon dioxide'),
    ],
    [force, ...matched(means), gas],
  ],
  [
    'words whose meanings are said in a second table',
    [
      p('Task 1'),
      p('Match up the key words and definitions.'),
      table(['Key word', 'Definition'], ...terms.map((term, at) => [term, means[at] ?? ''])),
      p('Task 2'),
      ask(1, force),
      ask(2, gas),
      key,
      p('Task 1'),
      table(...terms.map((term, at) => [term, meant[at] ?? ''])),
      p('Task 2'),
      ...ordinary,
    ],
    [...matched(means), force, gas],
  ],
  [
    'labels in cells of their own, a spare meaning, and a grid in the key that the next section follows',
    [
      p('Exercise 1. Match the terms (1-4) with their definitions (A-E).'),
      table(...more.map((text, at) => [at < 4 ? `${at + 1}` : '', terms[at] ?? '', 'ABCDE'.charAt(at), text])),
      p('Exercise 2. Answer the questions.'),
      ask(1, force),
      ask(2, gas),
      key,
      p('Exercise 1'),
      table(['1', '2', '3', '4'], letters),
      p('Exercise 2'),
      ...ordinary,
    ],
    [...matched(more), force, gas],
  ],
  [
    'a key of numbers and letters with dashes between',
    [
      p('Exercice 1 : Relie chaque mot à sa définition.'),
      ...terms.map((term, at) => p(`${at + 1}. ${term}\t${'abcd'.charAt(at)}. ${means[at]}`)),
      p('Exercice 2 : Réponds aux questions.'),
      ask(1, force),
      ask(2, gas),
      p('Corrigé', { style: 'Heading1' }),
      p(`Exercice 1 : ${letters.map((letter, at) => `${at + 1}${letter.toLowerCase()}`).join(' – ')}`),
      p('Exercice 2 : 1. newton 2. carbon dioxide'),
    ],
    [...matched(means), force, gas],
  ],
])('reads %s', async (_reason, blocks, questions) => {
  expect(await questionsOf(blocks)).toEqual(questions);
});
