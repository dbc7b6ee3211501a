import { letterPlace, romanPlace } from '../lines/markers.ts';
import type { ParsedQuestion } from '../parsed-question.ts';
import type { KeyEntry } from './answer-key.ts';

/** '1. b) nucleus' in a key is option b of question 1 where that has options and no parts. */
export function withOptions(key: readonly KeyEntry[], questions: readonly ParsedQuestion[]): readonly KeyEntry[] {
  const asked = new Map<string, ParsedQuestion>();
  for (const question of questions) {
    const { section, path } = question;
    asked.set(nameOf(undefined, path), question);
    if (section !== undefined) asked.set(nameOf(section, path), question);
  }
  const counts = new Map<string, number>();
  for (const { section, path } of key) {
    const name = nameOf(section, path.slice(0, 1));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return key.map((entry) => {
    const { section } = entry;
    const letter = entry.path.at(-1) ?? '';
    const path = entry.path.slice(0, -1);
    const above = nameOf(section, path);
    const isOption =
      path.length === 1 &&
      placeOf(letter) > 0 &&
      !asked.has(nameOf(section, entry.path)) &&
      (asked.get(above)?.options.length ?? 0) >= placeOf(letter) &&
      counts.get(above) === 1;
    return isOption ? { ...entry, path, text: entry.text === '' ? letter : `${letter}) ${entry.text}` } : entry;
  });
}

/** The place of an option by its label, 'b' or 'ii', from 1; 0 for what is none. */
const placeOf = (label: string) => (/^[a-h]$/iu.test(label) ? letterPlace(label) : romanPlace(label));

/** A question as the key names it: in its section, or without one. */
const nameOf = (section: string | undefined, path: readonly string[]) =>
  JSON.stringify([section ?? null, path.join('.').toLowerCase()]);
