import type { WordSense } from './word-sense.ts';

/** A word as it is said. */
interface Said {
  readonly sense: WordSense;
  readonly denied: boolean;
}

type Way = 'up' | 'down' | 'same';

/** What becomes more, or less, whatever it is: words in their base forms. */
const ways: ReadonlyMap<string, Way> = new Map([
  ...'increase rise grow gain climb raise up upward upwards more big large great high expand'
    .split(' ')
    .map((word) => [word, 'up'] as const),
  ...'decrease drop fall reduce lower lessen shrink decline down downward downwards less few small little low'
    .split(' ')
    .map((word) => [word, 'down'] as const),
  ...'constant same unchanged'.split(' ').map((word) => [word, 'same'] as const),
]);

/** The direction that a word says. */
export function wayOf({ text, bases }: WordSense): Way | undefined {
  return [text, ...bases].map((base) => ways.get(base)).find((way) => way !== undefined);
}

/**
 * The direction of change that a text says, where it says that alone ('it goes up', 'gets bigger', 'there is less'), and the places that say so.
 */
export function directionOf(tokens: readonly Said[]): { readonly way: Way; readonly places: number[] } | undefined {
  const found = tokens.flatMap(({ sense, denied }, at) => {
    const way = wayOf(sense);
    return way === undefined ? [] : [{ way, at, denied }];
  });
  const [first] = found;
  if (first === undefined || found.some(({ way, denied }) => way !== first.way || denied)) return undefined;
  return { way: first.way, places: found.map(({ at }) => at) };
}
