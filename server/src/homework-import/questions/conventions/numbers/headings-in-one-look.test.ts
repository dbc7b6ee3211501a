import { expect, it } from 'vitest';
import {
  chalk,
  energy,
  force,
  gas,
  lines,
  type Question,
  questionsOf,
  rocks,
} from '../../../testing/short-homework.ts';

const oxygen: Question = ['Which gas do we need?', [], ['oxygen']];
const power: Question = ['What is the unit of power?', [], ['watt']];
const open = (questions: readonly Question[]) => questions.map(([text, options]): Question => [text, options, []]);
const options = rocks.map((rock, at) => `${'ABCD'.charAt(at)}) ${rock}`);

it.each<[reason: string, texts: readonly string[], questions: readonly Question[]]>([
  [
    'bold in a colour, with a key',
    [
      ...[`1. ${gas[0]}`, `2. ${oxygen[0]}`, '%%**Forces**%%', `3. ${force[0]}`, `4. ${energy[0]}`],
      ...['Answers', '1. carbon dioxide', '2. oxygen', '3. newton', '4. joule'],
    ],
    [gas, oxygen, force, energy],
  ],
  [
    'in a colour, as above the first question',
    ['%%Gases%%', `1. ${gas[0]}`, `2. ${oxygen[0]}`, '%%Forces%%', `3. ${force[0]}`, `4. ${energy[0]}`],
    open([gas, oxygen, force, energy]),
  ],
  [
    'bold in the colour of the answers, which are not bold',
    [
      ...['%%**Gases**%%', `1. ${gas[0]}`, '%%carbon dioxide%%', `2. ${oxygen[0]}`, '%%oxygen%%'],
      ...['%%**Forces**%%', `3. ${force[0]}`, '%%newton%%', `4. ${energy[0]}`, '%%joule%%'],
    ],
    [gas, oxygen, force, energy],
  ],
  [
    'in a colour below options without letters',
    [
      ...['%%**Rocks**%%', '1. Which rock is sedimentary?', 'granite', '==chalk==', 'slate', 'marble'],
      ...['%%**Forces**%%', '2. What is the unit of force?', '==newton==', 'joule', 'watt'],
    ],
    [chalk, ['What is the unit of force?', ['newton', 'joule', 'watt'], ['newton']]],
  ],
  [
    'in capitals below options and a question',
    [
      ...['GASES AND ROCKS', `1. ${gas[0]}`, '2. Which rock is sedimentary?', ...options],
      ...['FORCES', `3. ${force[0]}`, `4. ${energy[0]}`, 'ENERGY AND POWER', `5. ${power[0]}`],
      ...['ANSWERS', '1. carbon dioxide', '2. B', '3. newton', '4. joule', '5. watt'],
    ],
    [gas, chalk, force, energy, power],
  ],
  [
    'no answers in the look of the title',
    [
      ...['%%**Forces homework**%%', `1. ${gas[0]}`, '%%**carbon dioxide**%%', `2. ${oxygen[0]}`, '%%**oxygen**%%'],
      ...[`3. ${force[0]}`, `4. ${energy[0]}`, '%%**joule**%%'],
    ],
    [gas, oxygen, ...open([force]), energy],
  ],
  [
    'no single answer in a colour',
    [`1. ${gas[0]}`, `2. ${oxygen[0]}`, '%%oxygen%%', `3. ${force[0]}`, `4. ${energy[0]}`],
    [...open([gas]), oxygen, ...open([force, energy])],
  ],
])('reads headings %s', async (_reason, texts, questions) =>
  expect(await questionsOf(lines(...texts))).toEqual(questions),
);
