import { isTitleOfKey } from '../key/title-of-key.ts';
import { numberOf, unnumbered } from '../lines/item-numbers.ts';
import { readSection } from '../lines/line-kinds.ts';
import type { Item } from '../parsed-question.ts';
import { readInOrder } from '../tables/read-pairs.ts';

/** Which question the labels are of, as its answers name it. */
export interface Asking {
  readonly number: string | undefined;
  readonly section: string | undefined;
}

/** An answer for each label, and the items that say nothing else. */
export interface LabelAnswers {
  readonly answers: readonly string[];
  readonly items: readonly number[];
}

/**
 * What the answers at the end of a document say of each label, 'P = petal, Q = stigma', 'dandelion – wind' or, in their order, 'petal, stigma';
 * `undefined` where they do not say it of all.
 */
export function answersOfLabels(
  items: readonly Item[],
  labels: readonly string[],
  { number, section }: Asking,
): LabelAnswers | undefined {
  const title = items.findLastIndex(isTitleOfKey);
  if (title === -1) return undefined;
  const key = items.slice(title + 1);
  const start = key.findIndex((item) =>
    number === undefined
      ? item.kind === 'line' && section !== undefined && readSection(item.text) === section
      : numberOf(item) === number,
  );
  if (start === -1) return undefined;
  const next = key.findIndex(
    (item, at) =>
      at > start && (numberOf(item) !== undefined || (item.kind === 'line' && readSection(item.text) !== undefined)),
  );
  const own = key.slice(start, next === -1 ? key.length : next);
  const texts = own.map((item, at) => {
    const text = item.kind === 'line' ? item.text : '';
    return at > 0 ? text : number === undefined ? text.replace(nameOfSection, '') : unnumbered(text);
  });
  const said = texts.filter((text) => text !== '').join('\n');
  const answers = byLabel(said, labels) ?? readInOrder(said, labels.length);
  const first = title + 1 + start;
  return answers && { answers, items: texts.flatMap((text, at) => (text === '' ? [] : [first + at])) };
}

const nameOfSection = /^\p{L}+\s+\w+\s*[:.–—-]*\s*/u;

/** What stands behind each label up to the next. */
function byLabel(said: string, labels: readonly string[]): readonly string[] | undefined {
  const starts: { at: number; end: number }[] = [];
  for (const label of labels) {
    const from = starts.at(-1)?.end ?? 0;
    const escaped = label.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
    const flags = /^[A-Z]$/u.test(label) ? 'u' : 'iu';
    const named = new RegExp(`(?<![\\p{L}\\p{N}])\\(?${escaped}\\)?\\s*(?:[:=.)→⇒]|[–—-]+>?)?\\s*(?=\\S)`, flags);
    const match = named.exec(said.slice(from));
    if (match === null) return undefined;
    starts.push({ at: from + match.index, end: from + match.index + match[0].length });
  }
  const found = starts.map(({ end }, at) =>
    said
      .slice(end, starts[at + 1]?.at)
      .replace(/[\s,;|.]+$/u, '')
      .trim(),
  );
  return found.every((text) => text !== '' && text.length <= longest) ? found : undefined;
}

const longest = 80;
