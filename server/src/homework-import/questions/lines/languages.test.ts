import { describe, expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';
import { asksInLanguage, isKeyTitleInLanguage, truthInLanguage } from './languages.ts';

const school: Question = ['le collège', [], ['the school']];
const book: Question = ['le livre', [], ['the book']];
const words = ['the school', 'the book', 'the pen'];

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  ...['Réponses', 'Corrigé (prof) :', 'Las respuestas', 'Lösungen'].map(
    (title): [string, readonly string[], readonly Question[]] => [
      `answers below “${title}”`,
      lines('1. le collège', '..............', '2. le livre', '..............', title, '1. the school', '2. the book'),
      [school, book],
    ],
  ),
  [
    'a table of which one language is left for the pupil',
    [
      p('1 Traduis en anglais.'),
      table(['', 'français', 'anglais'], ['a', 'le collège', ''], ['b', 'le livre', '________']),
      p('Corrigé'),
      p('1  a the school; b the book'),
    ],
    [school, book],
  ],
  [
    'a table of which either language is left, in red for the teacher',
    [
      p('Translate.'),
      table(
        ['Spanish', 'English'],
        ['la mesa', 'the table'],
        ['la silla', '%%the chair%%'],
        ['%%el libro%%', 'the book'],
      ),
    ],
    [
      ['la silla', [], ['the chair']],
      ['the book', [], ['el libro']],
    ],
  ],
  [
    'statements that are right or wrong, in the words of the language',
    [
      p('1 Lis le texte. Vrai ou faux ?'),
      ...lines('a  Le collège est grand. ______', 'b  Le livre est petit. ______'),
      p('2 Richtig oder falsch?'),
      ...lines('a  Das Haus ist alt. (richtig / falsch)', 'b  Der Hund ist groß. (richtig / falsch)'),
      p('Réponses'),
      ...lines('1  a vrai; b faux', '2  a falsch; b richtig'),
    ],
    [
      ['Le collège est grand.', [], ['true']],
      ['Le livre est petit.', [], ['false']],
      ['Das Haus ist alt.', [], ['false']],
      ['Der Hund ist groß.', [], ['true']],
    ],
  ],
  [
    'exercises A and B with their answers behind A and below B',
    [
      p('**A. Match the French to the English.**'),
      table(
        ['**Français**', '**English**'],
        ['1. le collège', 'a. the book'],
        ['2. le livre', 'b. the pen'],
        ['3. le stylo', 'c. the school'],
      ),
      p('**B. Translate into English.**'),
      ...lines('4. J’aime le livre.', '……………………', '5. Le stylo est petit.', '……………………'),
      p('**Réponses**'),
      ...lines('A:  1c   2a   3b', 'B:', '4. I like the book.', '5. The pen is small.'),
    ],
    [
      ['le collège', ['the book', 'the pen', 'the school'], ['the school']],
      ['le livre', ['the book', 'the pen', 'the school'], ['the book']],
      ['le stylo', ['the book', 'the pen', 'the school'], ['the pen']],
      ['J’aime le livre.', [], ['I like the book']],
      ['Le stylo est petit.', [], ['The pen is small']],
    ],
  ],
  [
    'exercises that the language names, with answers behind their names',
    lines(
      'Exercice 1 : Complète les phrases.',
      '1. Je ____ un chien.',
      '2. Tu ____ un chat.',
      'Exercice 2 : Vrai ou faux ?',
      '1. Le chien est grand.',
      '2. Le chat est noir.',
      'Réponses',
      'Exercice 1 : 1. ai 2. as',
      'Exercice 2 : 1. vrai 2. faux',
    ),
    [
      ['Je ____ un chien.', [], ['ai']],
      ['Tu ____ un chat.', [], ['as']],
      ['Le chien est grand.', [], ['true']],
      ['Le chat est noir.', [], ['false']],
    ],
  ],
  [
    'words of a table whose answers are said by word, in another order',
    [
      p('Traduce al inglés.'),
      table(['Español', 'Inglés'], ['el perro', ''], ['el gato', ''], ['la casa', '']),
      ...lines('Respuestas', 'el gato – the cat', 'el perro – the dog', 'la casa – the house'),
    ],
    [
      ['el perro', [], ['the dog']],
      ['el gato', [], ['the cat']],
      ['la casa', [], ['the house']],
    ],
  ],
  [
    'words of a language that are options, though one tells to do something',
    lines('1. Il ____ le bus.', 'a) mets', 'b) donne', 'c) prend', 'Réponse : c'),
    [['Il ____ le bus.', ['mets', 'donne', 'prend'], ['prend']]],
  ],
  [
    'words to learn, with nothing left to write, as no questions',
    [
      p('Learn these words.'),
      table(['French', 'English'], ['le collège', words[0] ?? ''], ['le livre', words[1] ?? '']),
      ...lines('1. How do you say “the pen”?', 'Answer: le stylo'),
    ],
    [['How do you say “the pen”?', [], ['le stylo']]],
  ],
])('reads %s', async (_reason, blocks, expected) => {
  expect(await questionsOf(blocks)).toEqual(expected);
});

describe('words of languages', () => {
  it.each([
    ['Traduis en anglais.', true],
    ['Übersetze die Sätze.', true],
    ['Contesta a las preguntas.', true],
    ['donne', false],
    ['Listen to the song.', false],
  ])('%s begins a task: %s', (text, expected) => expect(asksInLanguage(text)).toBe(expected));

  it.each([
    ['Réponses :', true],
    ['Les corrigés', true],
    ['Soluciones (para el profesor)', true],
    ['Solutions of salts', false],
    ['Réponses aux questions du texte', false],
  ])('%s is a title of answers: %s', (text, expected) => expect(isKeyTitleInLanguage(text)).toBe(expected));

  it.each([
    ['vrai', 'true'],
    ['Faux – il est grand', 'false'],
    ['V', 'true'],
    ['verdaderamente', undefined],
    ['Fausse', undefined],
  ])('%s is %s', (text, expected) => expect(truthInLanguage(text)).toBe(expected));
});
