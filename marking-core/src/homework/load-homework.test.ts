import { expect, test } from 'vitest';
import { allBuiltInHomework } from './index.ts';
import { builtInSlugs, loadBuiltInHomework } from './load-homework.ts';

test('every homework that comes with Markwell can be loaded alone', async () => {
  expect(builtInSlugs).toEqual(allBuiltInHomework.map(({ slug }) => slug));
  expect(await Promise.all(builtInSlugs.map(loadBuiltInHomework))).toEqual(allBuiltInHomework);
});

test.each([
  ['year9', 'year9', 'a slug'],
  ['149', 'year7', 'an id'],
  ['1', 'year7', 'the number of a card whose homework has an id of its own'],
  ['6', 'childcare', 'a card beside the science ones'],
  ['150', 'jar-graph', 'the id of a homework without a card'],
  ['undefined', undefined, 'the card that a homework has not'],
  ['year12', undefined, 'no homework'],
  ['constructor', undefined, 'a name that every object has'],
])('%s loads %s: %s', async (name, slug, _reason) => {
  expect((await loadBuiltInHomework(name))?.slug).toBe(slug);
});
