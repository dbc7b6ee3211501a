import type { ParsedQuestion } from '../parsed-question.ts';
import { readInOrder, readPairs } from '../tables/read-pairs.ts';
import type { KeyEntry } from './answer-key.ts';
import { wordsOfStatements } from './words-of-statements.ts';

/** A key in which '2. T, F, T' has an entry for each part of question 2, where its parts have none of their own. */
export function withParts(source: readonly KeyEntry[], questions: readonly ParsedQuestion[]): readonly KeyEntry[] {
  const key = withoutPartsNotAsked(ofOnlyNumber(source, questions), questions);
  const paths = new Set(questions.map(({ path }) => path.join('.')));
  return key.flatMap((entry): readonly KeyEntry[] => {
    const own = entry.path.join('.');
    if (own === '' || paths.has(own)) return [entry];
    const parts = questions.filter(
      ({ path, section }) =>
        path.length === entry.path.length + 1 &&
        path.slice(0, -1).join('.') === own &&
        (section === entry.section || entry.section === undefined),
    );
    const isKeyed = key.some(({ path }) => path.length > entry.path.length && path.join('.').startsWith(`${own}.`));
    if (parts.length < 2 || isKeyed) return [entry];
    const pairs = readPairs(entry.text);
    const ordered =
      wordsOfStatements(entry.text, parts) ??
      readInOrder(entry.text, parts.length) ??
      inWords(entry.text, parts.length);
    const found = parts.flatMap(({ path }, index): KeyEntry[] => {
      const text = ordered?.[index] ?? pairs.get(path.at(-1)?.toLowerCase() ?? '');
      return text === undefined ? [] : [{ ...entry, path, text, marks: undefined }];
    });
    return found.length === parts.length ? found : [entry];
  });
}

/**
 * '1. (a) +1 (b) −1' are points of '1. State the charge on (a) a proton, (b) an electron.', and '(i) cheap', '(ii) light' of a question with
 * room for two reasons: where no question has such a part, and the key says nothing of the whole, its parts are the answer.
 */
function withoutPartsNotAsked(key: readonly KeyEntry[], questions: readonly ParsedQuestion[]): readonly KeyEntry[] {
  const asked = new Set(questions.map(({ path }) => path.join('.')));
  const stems = new Set(questions.map(({ path }) => path.slice(0, -1).join('.')));
  const said = new Set(key.map(({ path }) => path.join('.')));
  const whole = new Map<string, KeyEntry>();
  for (const entry of key) {
    const own = entry.path.slice(0, -1).join('.');
    if (own === '' || asked.has(entry.path.join('.')) || !asked.has(own) || stems.has(own) || said.has(own)) continue;
    const id = `${entry.section ?? ''}/${own}`;
    const above = whole.get(id);
    const marks = above?.marks === undefined || entry.marks === undefined ? undefined : above.marks + entry.marks;
    whole.set(
      id,
      above === undefined
        ? { ...entry, path: entry.path.slice(0, -1), marking: undefined }
        : { ...above, text: `${above.text}; ${entry.text}`, marks },
    );
  }
  return whole.size === 0 ? key : [...key, ...whole.values()];
}

/** 'a) dog', 'b) cat' are of question 1 where all questions are parts of that. */
function ofOnlyNumber(key: readonly KeyEntry[], questions: readonly ParsedQuestion[]): readonly KeyEntry[] {
  const [number, ...others] = new Set(questions.map(({ path }) => (path.length > 1 ? path[0] : undefined)));
  const areLetters = key.every(({ path: [name = '', ...more] }) => more.length === 0 && /^[a-z]$/u.test(name));
  if (number === undefined || others.length > 0 || !areLetters) return key;
  return key.map((entry) => ({ ...entry, path: [number, ...entry.path] }));
}

/** 'TFT' and 'T F T' are three. */
function inWords(text: string, count: number): string[] | undefined {
  const words = /^[TF]+$/u.test(text) ? [...text] : text.split(/\s+/u);
  return words.length === count && words.every((word) => /^(?:T|F|true|false|[A-H])$/iu.test(word)) ? words : undefined;
}
