import { expandDictionary, prepareScheme, subjectTerms, year8 } from '@markwell/marking-core';
import dictionary from 'dictionary-en-gb';
import { expect, it } from 'vitest';
import { prepareSchemes } from './prepare-schemes.ts';

/** Words that no other homework of the tests asks for: what has been looked up once in a process is remembered. */
const ownWords =
  'barn lamp sock pond crane shelf pillow candle saddle kettle hammer ladder button pocket marble ribbon'.split(' ');
const [question] = year8.scheme.questions;
const ownScheme = {
  ...year8.scheme,
  questions: question === undefined ? [] : [{ ...question, rule: { kind: 'phrases' as const, accept: ownWords } }],
};

it('finds every confusable word that a look at the whole dictionary finds, and others of the server get their turn', async () => {
  const read = new TextDecoder();
  const english = expandDictionary(read.decode(dictionary.aff), read.decode(dictionary.dic));
  const words = new Set([...english, ...subjectTerms()]);
  const inOne = prepareScheme(ownScheme, words).near?.split(' ') ?? [];
  let turns = 0;
  const turn = setInterval(() => turns++, 1);
  const [prepared] = await prepareSchemes([ownScheme]);
  clearInterval(turn);
  expect(inOne.length).toBeGreaterThan(100);
  expect(prepared?.near?.split(' ')).toEqual(inOne);
  expect(turns).toBeGreaterThan(20);
});

it('looks up the words of many schemes at once, and gives each what it gets alone, the second time at once', async () => {
  const ofOne = (index: number) => ({ ...year8.scheme, questions: year8.scheme.questions.slice(index, index + 1) });
  const schemes = year8.scheme.questions.map((_, index) => ofOne(index));
  const together = await prepareSchemes(schemes);
  let turns = 0;
  const turn = setImmediate(() => turns++);
  const again = await prepareSchemes(schemes);
  clearImmediate(turn);
  expect(turns, 'others get their turn in between only where the dictionary is looked through').toBe(0);
  expect(again).toEqual(together);
  const read = new TextDecoder();
  const english = expandDictionary(read.decode(dictionary.aff), read.decode(dictionary.dic));
  const words = new Set([...english, ...subjectTerms()]);
  expect(together).toEqual(schemes.map((scheme) => prepareScheme(scheme, words)));
});
