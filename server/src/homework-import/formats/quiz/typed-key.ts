import { alternatives } from '../../alternatives.ts';
import type { SourceQuestion } from '../../read-homework.ts';

type Key = Pick<SourceQuestion, 'options' | 'correctAnswers' | 'markingPoints'>;

const worth = /\s*[[(]\s*(\d{1,2})\s*(?:marks?|m)?\s*[\])]\s*$/iu;
const bullet = /^\s*(?:[•*–-]\s+|\d{1,2}[.)]\s+)/u;

/**
 * The key of a typed answer as one text has it: accepted answers with ' / ', ';', '|', line ends or OR between them, or points where each
 * has its marks behind it: 'it is hot (1); it is wet / damp (1)'.
 */
export function typedKey(text: string): Key {
  const entries = text
    .split(/\s*[;|\n]\s*/u)
    .map((entry) => entry.replace(bullet, '').trim())
    .filter((entry) => entry !== '');
  const marked = entries.flatMap((entry) => {
    const marks = Number(worth.exec(entry)?.[1] ?? 0);
    return marks === 0 ? [] : [{ answers: alternatives(entry.replace(worth, '')), marks }];
  });
  if (marked.length < 2 || marked.length < entries.length)
    return { options: [], correctAnswers: entries.flatMap(alternatives) };
  return { options: [], correctAnswers: marked.flatMap(({ answers }) => answers), markingPoints: marked };
}
