import type { ParsedQuestion } from '../parsed-question.ts';
import type { KeyEntry } from './answer-key.ts';

/** The key without entries that only ask once more: '3. Which is renewable?' above 'b) wind'. */
export function withoutQuestionsAgain(
  key: readonly KeyEntry[],
  questions: readonly ParsedQuestion[],
): readonly KeyEntry[] {
  const asked = new Map(questions.map(({ path, text }) => [path.join('.'), plain(text)]));
  return key.filter(({ path, text }) => {
    const said = plain(text);
    return said === '' || path.length === 0 || asked.get(path.join('.')) !== said;
  });
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
