import type { ParsedQuestion } from '../parsed-question.ts';
import type { KeyEntry } from './answer-key.ts';

const gap = /_{2,}|\.{4,}|…+\.*/gu;

/** A key in which '1. (a) light (b) glucose' is of the gaps of question 1, which has no parts: they are the lines of its entry. */
export function withGaps(key: readonly KeyEntry[], questions: readonly ParsedQuestion[]): readonly KeyEntry[] {
  const paths = new Set(questions.map(({ path }) => path.join('.')));
  const said = new Set(key.map(({ path }) => path.join('.')));
  return questions.reduce<readonly KeyEntry[]>((entries, { path, text }) => {
    const own = path.join('.');
    const gaps = text.match(gap)?.length ?? 0;
    if (own === '' || gaps < 2 || said.has(own)) return entries;
    const parts = entries.filter((entry) => entry.path.length === path.length + 1 && isBelow(entry, own));
    const [first] = parts;
    if (first === undefined || parts.length !== gaps || parts.some((entry) => paths.has(entry.path.join('.'))))
      return entries;
    const whole = parts.map((entry) => entry.text).join('\n');
    return entries.flatMap((entry) =>
      entry === first ? [{ ...first, path, text: whole, marks: undefined }] : parts.includes(entry) ? [] : [entry],
    );
  }, key);
}

const isBelow = ({ path }: KeyEntry, own: string) => path.slice(0, -1).join('.') === own;
