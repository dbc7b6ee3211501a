import { expandDictionary, prepareScheme, year8 } from '@markwell/marking-core';
import dictionary from 'dictionary-en-gb';
import { expect, it } from 'vitest';
import { prepareSchemes } from './prepare-schemes.ts';

it('finds every confusable word that a look at the whole dictionary finds, and others of the server get their turn', async () => {
  const read = new TextDecoder();
  const words = expandDictionary(read.decode(dictionary.aff), read.decode(dictionary.dic));
  const inOne = prepareScheme(year8.scheme, words).near?.split(' ') ?? [];
  let turns = 0;
  const turn = setInterval(() => turns++, 1);
  const [prepared] = await prepareSchemes([year8.scheme]);
  clearInterval(turn);
  const near = prepared?.near?.split(' ') ?? [];
  expect(inOne.filter((word) => !near.includes(word))).toEqual([]);
  expect(inOne.length).toBeGreaterThan(100);
  expect(near.length).toBeLessThan(inOne.length * 1.05);
  expect(turns).toBeGreaterThan(20);
});
