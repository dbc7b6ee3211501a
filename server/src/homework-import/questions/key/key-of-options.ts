import type { ParsedQuestion } from '../parsed-question.ts';
import type { KeyEntry } from './answer-key.ts';

/** '1. b) nucleus' in a key is option b of question 1 where that has options and no parts. */
export function withOptions(key: readonly KeyEntry[], questions: readonly ParsedQuestion[]): readonly KeyEntry[] {
  const asked = new Map(questions.map((question) => [nameOf(question.path), question]));
  const counts = new Map<string, number>();
  for (const { path } of key) {
    const name = nameOf(path.slice(0, 1));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return key.map((entry) => {
    const letter = entry.path.at(-1) ?? '';
    const path = entry.path.slice(0, -1);
    const above = nameOf(path);
    const isOption =
      /^[a-h]$/iu.test(letter) &&
      path.length === 1 &&
      !asked.has(nameOf(entry.path)) &&
      (asked.get(above)?.options.length ?? 0) > letter.toLowerCase().charCodeAt(0) - 97 &&
      counts.get(above) === 1;
    return isOption ? { ...entry, path, text: entry.text === '' ? letter : `${letter}) ${entry.text}` } : entry;
  });
}

const nameOf = (path: readonly string[]) => path.join('.').toLowerCase();
