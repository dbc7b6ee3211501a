import type { KeyEntry } from '../key/answer-key.ts';
import { takeSchemeMarks } from '../scheme/points.ts';

const level = /^\W*(?:level\s*\d|no\s+(?:relevant|rewardable|creditworthy|marks?)\b|0$)/iu;
const heading = /^\W*(?:levels?|marks?|descriptors?|bands?)\W*$/iu;

type Texts = readonly (readonly { text: string; place: number }[])[];

/**
 * Answers of a question that is marked by levels of response: what stands in the table beside its levels, such as the indicative
 * content. The number is in its heading or was said before (`above`). `undefined` for a table without levels.
 */
export function readLevels(texts: Texts, above: readonly string[]): Omit<KeyEntry, 'section'>[] | undefined {
  const isLevel = (row: Texts[number]) => row.some(({ text }) => level.test(text));
  const isLevelTable =
    texts.some(isLevel) && (texts.filter(isLevel).length > 1 || texts[0]?.some(({ text }) => heading.test(text)));
  if (!isLevelTable) return undefined;
  const named = /^question\s*(\d{1,3})\s*\(?([a-z])?\)?/iu.exec(texts[0]?.[0]?.text ?? '');
  const path = named === null ? above : [named[1] ?? '', ...(named[2] === undefined ? [] : [named[2].toLowerCase()])];
  const isHeaded = named !== null || texts[0]?.some(({ text }) => heading.test(text)) === true;
  const rest = (isHeaded ? texts.slice(1) : texts).filter(
    (row) => !isLevel(row) && !heading.test(texts[0]?.[0]?.text ?? ''),
  );
  const said = rest.flat().filter(({ text }) => /\p{L}{3}/u.test(text));
  const [first] = said;
  if (first === undefined || path.length === 0) return [];
  const { text } = takeSchemeMarks(said.map((cell) => cell.text).join('\n'));
  return [{ path, text, place: first.place }];
}
