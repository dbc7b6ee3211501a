import { afterAll, beforeAll, expect, it } from 'vitest';

/** Taken away before the stand-ins are loaded, and put back afterwards. */
const taken: readonly (readonly [owner: object, name: string])[] = [
  ...['findLast', 'findLastIndex', 'toSorted', 'toSpliced', 'with'].map((name) => [Array.prototype, name] as const),
  [URL, 'canParse'],
  [AbortSignal, 'timeout'],
];
const own = taken.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));

beforeAll(async () => {
  for (const [owner, name] of taken) Reflect.deleteProperty(owner, name);
  await import('./stand-ins.ts');
});
afterAll(() => {
  taken.forEach(([owner, name], index) => {
    const descriptor = own[index];
    if (descriptor !== undefined) Object.defineProperty(owner, name, descriptor);
  });
});

it.each<[name: string, value: () => unknown, expected: unknown]>([
  ['findLast', () => [1, 2, 3, 4].findLast((one) => one % 2 === 1), 3],
  ['findLast of nothing', () => [2].findLast((one) => one > 2), undefined],
  ['findLastIndex', () => [1, 2, 1].findLastIndex((one) => one === 1), 2],
  ['findLastIndex of nothing', () => [1].findLastIndex((one) => one === 2), -1],
  ['toSorted', () => [3, 1, 2].toSorted((a, b) => a - b), [1, 2, 3]],
  ['toSpliced', () => [1, 2, 3].toSpliced(1, 1, 7, 8), [1, 7, 8, 3]],
  ['toSpliced that only puts in', () => [1, 2].toSpliced(1, 0, 9), [1, 9, 2]],
  ['with', () => ['a', 'b'].with(1, 'c'), ['a', 'c']],
  ['canParse of an address', () => URL.canParse('https://school.example/'), true],
  ['canParse of something else', () => URL.canParse('school'), false],
])('%s does what a browser’s own does', (_name, value, expected) => {
  expect(value()).toEqual(expected);
});

it('changes no list that it copies', () => {
  const list = [3, 1, 2];
  list.toSorted();
  list.toSpliced(0, 2);
  list.with(0, 9);
  expect(list).toEqual([3, 1, 2]);
});

it('a time-out ends what waits for it', async () => {
  const signal = AbortSignal.timeout(5);
  expect(signal.aborted).toBe(false);
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  expect(signal.aborted).toBe(true);
});
