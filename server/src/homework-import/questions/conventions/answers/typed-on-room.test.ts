import { expect, it } from 'vitest';
import { energy, force, gas, lines, type Question, questionsOf } from '../../../testing/short-homework.ts';
import { p, runs } from '../../../testing/word-file.ts';

const [unit = '', energyUnit = '', taken = ''] = [force, energy, gas].map(([text]) => text);
const dots = '……………………………';
/** A paragraph in which the second text was typed while changes were tracked. */
const tracked = (before: string, inserted: string, after = '') =>
  p('', {}, `${runs(before)}<w:ins w:id="1" w:author="A">${runs(inserted)}</w:ins>${runs(after)}`);
const rain = ['relief', 'frontal', 'convectional'];

it.each<[reason: string, blocks: readonly string[], wanted: readonly Question[]]>([
  [
    'in colour before the room',
    lines(`1. ${unit}`, `%%newton%% ${dots}\t[1]`, `2. ${energyUnit}`, `unit = %%joule%% ${dots} (1)`),
    [force, energy],
  ],
  [
    'in bold before the room, as no question is',
    lines(`1. ${unit}`, '**newton** __________', `2. ${energyUnit}`, '**joule** __________'),
    [force, energy],
  ],
  [
    'in black below all questions',
    lines(
      `1. ${unit}`,
      'newton........',
      `2. ${energyUnit}`,
      'joule........',
      `3. ${taken}`,
      '.....carbon dioxide.....',
    ),
    [force, energy, gas],
  ],
  [
    'with changes tracked, where a word of a question was changed too',
    [
      p(`1. ${unit}`),
      tracked('', 'newton', ` ${dots}\t[1]`),
      tracked('2. What is the ', 'usual ', 'unit of energy?'),
      tracked(dots, 'joule'),
      p(`3. ${taken}`),
      tracked('', 'carbon dioxide'),
    ],
    [force, ['What is the usual unit of energy?', [], ['joule']], gas],
  ],
  [
    'behind rooms of items with numbers of their own, below words to choose from',
    [
      ...lines('1', unit),
      tracked('', 'newton', dots),
      ...lines('2', 'Name these kinds of rain. Choose from the list below:', ...rain),
      tracked(`1 – Air rises over mountains ${dots} `, 'relief', '\t[1]'),
      tracked(`2 – Warm air meets cold air ${dots} `, 'frontal', '\t[1]'),
      ...lines('3', energyUnit),
      tracked('', 'joule', dots),
    ],
    [
      force,
      [`Air rises over mountains ${dots}`, rain, ['relief']],
      [`Warm air meets cold air ${dots}`, rain, ['frontal']],
      energy,
    ],
  ],
  [
    'the letter with room behind it',
    lines(`1. ${unit}`, 'A) joule', 'B) newton', 'Answer: B ____'),
    [[unit, ['joule', 'newton'], ['newton']]],
  ],
  [
    'one answer, and others in brackets',
    lines('1. Name an alkali.', 'Answer: soap (or toothpaste, bleach, oven cleaner)'),
    [['Name an alkali.', [], ['soap', 'toothpaste', 'bleach', 'oven cleaner']]],
  ],
  [
    'the letter in square brackets',
    lines(`1. ${unit}`, 'A) joule', 'B) newton', 'Answer [ B ]'),
    [[unit, ['joule', 'newton'], ['newton']]],
  ],
])('reads what was typed onto the room to write: %s', async (_reason, blocks, wanted) => {
  expect(await questionsOf(blocks)).toEqual(wanted);
});

it.each<[reason: string, blocks: readonly string[], texts: readonly string[]]>([
  [
    'words of the question before the room name what to write',
    lines(
      '1. In which dish do seeds grow?',
      'dish ........',
      '2. In which jar is salt?',
      'jar ........',
      '3. In which box is air?',
      'box ........',
    ),
    ['In which dish do seeds grow?', 'In which jar is salt?', 'In which box is air?'],
  ],
  [
    'a text that was only revised with changes tracked',
    [
      tracked('1. What is the ', 'SI ', 'unit of force?'),
      tracked('2. Name the gas that ', 'green ', 'plants take in.'),
    ],
    ['What is the SI unit of force?', 'Name the gas that green plants take in.'],
  ],
])('takes nothing for an answer where %s', async (_reason, blocks, texts) => {
  expect((await questionsOf(blocks))?.map(([text, , answers]) => [text, answers])).toEqual(
    texts.map((text) => [text, []]),
  );
});
