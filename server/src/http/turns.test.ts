import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('those who wait go on in the order in which they asked, three in each turn of the event loop', async () => {
  const turn = createTurns();
  const seen: string[] = [];
  const goOn = async (name: string) => {
    await turn();
    seen.push(name);
  };
  const loop = (async () => {
    for (let count = 1; count <= 3; count++) {
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(`loop ${count}`);
    }
  })();
  const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
  await Promise.all([...names.map(goOn), loop]);
  expect(seen.filter((name) => !name.startsWith('loop'))).toEqual(names);
  expect(seen.indexOf('loop 1')).toBeLessThan(seen.indexOf('fourth'));
  expect(seen.indexOf('loop 2')).toBeLessThan(seen.indexOf('seventh'));
});

test('a turn asked for after all were given comes too', async () => {
  const turn = createTurns();
  await turn();
  await turn();
  await Promise.all([turn(), turn()]);
});
