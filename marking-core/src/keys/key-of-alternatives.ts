import type { Key } from './key.ts';
import { readKey } from './read-key.ts';

/**
 * The key of texts of which each alone is right, whatever the question is worth, as question banks list them; `undefined` where one of them
 * says more than its answer, so that they are lines of a key as a teacher types it.
 */
export function keyOfAlternatives(texts: readonly string[]): Key | undefined {
  const read = texts.map((text) => readKey([text], { question: '', marks: 1 }));
  const isPlain = read.every(({ key, isPlain }) => isPlain && Object.keys(key).length === 1 && key.points.length === 1);
  if (!isPlain) return undefined;
  return { points: [{ accept: [...new Set(read.flatMap(({ key }) => key.points.flatMap(({ accept }) => accept)))] }] };
}
