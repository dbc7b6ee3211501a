import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../../testing/short-homework.ts';
import { p } from '../../../testing/word-file.ts';

const own = ['mon', 'ma', 'mes'];
const translated: readonly Question[] = [
  ['Mon père lit.', [], ['My father reads']],
  ['Ma mère chante.', [], ['My mother sings']],
];

it.each<[reason: string, texts: readonly string[], wanted: readonly Question[]]>([
  [
    'in their sentences, with the words to choose from in the instruction, and on the lines below',
    [
      '**1. Complete with: mon / ma / mes**',
      'a) @@%%Ma%%@@ sœur est là.',
      'b) J’adore @@%%mes%%@@ parents.',
      '**2. Translate into English.**',
      'a) Mon père lit.',
      '%%My father reads.%%',
      'b) Ma mère chante.',
      '%%My mother sings.%%',
    ],
    [['____ sœur est là.', own, ['ma']], ['J’adore ____ parents.', own, ['mes']], ...translated],
  ],
  [
    'of exercises with numbers whose items have numbers too',
    [
      '**1. Fill in: bin / ist**',
      '1. Ich **bin** hier.',
      '2. Er **ist** hier.',
      '**2. Translate.**',
      '1. Mon père lit. %%My father reads.%%',
      '2. Ma mère chante. → %%My mother sings.%%',
    ],
    [['Ich ____ hier.', ['bin', 'ist'], ['bin']], ['Er ____ hier.', ['bin', 'ist'], ['ist']], ...translated],
  ],
  [
    'behind the words of a second list with as many items as the first',
    [
      'A. Choose there or their to complete each sentence.',
      '1. They lost @@their@@ ball.',
      '2. @@There@@ is a cat.',
      '3. We saw @@their@@ dog.',
      'B. Write the plural.',
      '1. mouse - @@mice@@',
      '2. child - @@children@@',
      '3. leaf - @@leaves@@',
    ],
    [
      ['They lost ____ ball.', ['there', 'their'], ['their']],
      ['____ is a cat.', ['there', 'their'], ['there']],
      ['We saw ____ dog.', ['there', 'their'], ['their']],
      ['mouse', [], ['mice']],
      ['child', [], ['children']],
      ['leaf', [], ['leaves']],
    ],
  ],
  [
    'in bold, where a language teacher tells to fill in the forms of a verb',
    ['1. Rellena con ser o estar.', 'a) Yo **soy** alto.', 'b) Ella **está** cansada.'],
    [
      ['Yo ____ alto.', [], ['soy']],
      ['Ella ____ cansada.', [], ['está']],
    ],
  ],
  [
    'in one colour, whatever the instruction says',
    ['1. Put the verb into the present tense.', 'a) Je (manger) %%mange%% ici.', 'b) Il (finir) %%finit%% tard.'],
    [
      ['Je (manger) ____ ici.', [], ['mange']],
      ['Il (finir) ____ tard.', [], ['finit']],
    ],
  ],
])('reads the answers of items in one look: %s', async (_reason, texts, wanted) => {
  expect(await questionsOf(lines(...texts))).toEqual(wanted);
});

it('leaves words that stand out where the instruction speaks of them', async () => {
  const blocks = ['1. Say what the words in red mean.', 'a) It is %%dense%% stuff.', 'b) It was %%frozen%% hard.'].map(
    (one) => p(one),
  );
  expect((await questionsOf(blocks))?.every(([, , answers]) => answers.length === 0)).toBe(true);
});
