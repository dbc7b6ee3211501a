import { expect, it } from 'vitest';
import { energy, force, gas, lines, questionsOf } from '../../../testing/short-homework.ts';

const all = [force, energy, gas];
const key = ['Answers', '1. newton', '2. joule', '3. carbon dioxide'];
const asked = (names: readonly string[], between = '\n') =>
  all.flatMap(([text], at) => `${names[at]}${between}${text}`.split('\n'));

it.each<[reason: string, names: readonly string[], between?: string]>([
  ['in English', ['Question One', 'Question Two', 'Question Three']],
  ['in bold', ['**Question One**', '**Question Two**', '**Question Three**']],
  ['in French', ['Première question', 'Deuxième question', 'Troisième question']],
  ['in German', ['Frage eins', 'Frage zwei', 'Frage drei']],
  ['in German, as ordinals', ['Erste Aufgabe:', 'Zweite Aufgabe:', 'Dritte Aufgabe:']],
  ['in Spanish, before what is asked', ['Pregunta uno:', 'Pregunta dos:', 'Pregunta tres:'], ' '],
  ['before what is asked', ['Question One –', 'Question Two –', 'Question Three –'], ' '],
  ['in Roman numbers', ['Question I', 'Question II', 'Question III']],
])('reads numbers of questions in words, %s', async (_reason, names, between) => {
  expect(await questionsOf(lines(...asked(names, between), ...key))).toEqual(all);
});

it('reads the same words in the answers', async () => {
  const names = ['Question One', 'Question Two', 'Question Three'];
  const said = all.flatMap(([, , [answer = '']], at) => [names[at] ?? '', answer]);
  expect(await questionsOf(lines(...asked(names), 'Answers', ...said))).toEqual(all);
});
