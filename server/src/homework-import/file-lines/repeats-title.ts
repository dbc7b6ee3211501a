import { wordsOf } from './words-of.ts';

const ofCopies = /^(?:answers?|mark|scheme|teachers?|copy|notes?|and|the|key|solutions?|for|s)$/u;

/** Says of the words of a line whether they are the title once more, as it stands above the answers: 'Forces – mark scheme'. */
export function repeatsTitle(title: string): (words: readonly string[]) => boolean {
  const known = new Set(wordsOf(title));
  return (words) => {
    const own = words.filter((word) => !ofCopies.test(word));
    return known.size > 1 && own.length * 2 >= known.size && own.every((word) => known.has(word));
  };
}
