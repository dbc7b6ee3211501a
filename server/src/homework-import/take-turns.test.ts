import { expect, it } from 'vitest';
import { takeTurns } from './hear-reader.ts';

it('one works at a time, in the order in which they came, whatever becomes of those before', async () => {
  const inTurn = takeTurns();
  const said: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      said.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      said.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const all = await Promise.allSettled([work('a'), work('b', true), work('c')]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});
