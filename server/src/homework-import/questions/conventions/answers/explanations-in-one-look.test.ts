import { expect, it } from 'vitest';
import { lines, questionsOf } from '../../../testing/short-homework.ts';
import { p, table } from '../../../testing/word-file.ts';

const italic = (text: string) => `<w:p><w:r><w:rPr><w:i/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;

it('leaves out what says in italics why the answer in a sentence is right', async () => {
  const blocks = [
    p('Part A: Fill in the blanks', { style: 'Heading2' }),
    p('Write the missing word on each line.'),
    p('1. Digestion begins in the %%mouth%%.'),
    italic('Teeth break food into smaller pieces.'),
    p('2. Food goes down the %%oesophagus%% to the stomach.'),
    italic('Muscles in its wall squeeze the food along.'),
    p('Part B: True or False', { style: 'Heading2' }),
    p('3. Bile is stored in the gall bladder.\t%%True%% / False'),
    italic('The liver makes it.'),
    p('4. Fibre is digested first.\tTrue / %%False%%'),
    italic('It is not digested at all.'),
  ];
  expect(await questionsOf(blocks)).toEqual([
    ['Digestion begins in the ____.', [], ['mouth']],
    ['Food goes down the ____ to the stomach.', [], ['oesophagus']],
    ['Bile is stored in the gall bladder.', [], ['true']],
    ['Fibre is digested first.', [], ['false']],
  ]);
});

it('reads what stands in italics below what is asked as its answer, whatever is underlined there', async () => {
  const said = ['Atoms with different numbers of neutrons', 'An atom that lost an electron', 'Atoms that are joined'];
  const terms = ['isotope', 'ion', 'molecule'];
  const blocks = terms.flatMap((term, at) => [p(`${at + 1}. Explain the term @@${term}@@.`), italic(said[at] ?? '')]);
  expect(await questionsOf(blocks)).toEqual(terms.map((term, at) => [`Explain the term ${term}.`, [], [said[at]]]));
});

it('leaves out what says in italics how to answer', async () => {
  const terms = ['isotope', 'ion', 'molecule'];
  const hints = ['Use the word neutron.', 'Use the word electron.', 'Use the word atom.'];
  const read = await questionsOf(
    terms.flatMap((term, at) => [p(`${at + 1}. Explain the term ${term}.`), italic(hints[at] ?? '')]),
  );
  expect(read?.map(([, , answers]) => answers)).toEqual([[], [], []]);
});

it('reads arrows between the two sides of a table as the pairs that match', async () => {
  const jobs = ['makes bile', 'churns food', 'stores faeces'];
  const organs = ['liver', 'stomach', 'rectum'];
  const rows = organs.map((organ, at) => [organ, '→', jobs[at] ?? '']);
  expect(await questionsOf([...lines('Match each organ to its job.'), table(...rows)])).toEqual(
    organs.map((organ, at) => [organ, jobs, [jobs[at]]]),
  );
});
