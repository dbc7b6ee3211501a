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

/** What the answers at the end of a document say, by the name of the question: its number, or the section that it is. */
export type AnswersByName = ReadonlyMap<string, { readonly first: number; readonly texts: readonly string[] }>;

/** Reads the answers at the end of a document, each up to the next number or section; none where it has no title for them. */
export function readAnswersByName(items: readonly Item[]): AnswersByName {
  const title = items.findLastIndex(isTitleOfKey);
  const found = new Map<string, { readonly first: number; readonly texts: string[] }>();
  let open: string[] | undefined;
  let section: string | undefined;
  for (const [at, item] of (title === -1 ? [] : items.slice(title + 1)).entries()) {
    const number = numberOf(item);
    const named = item.kind === 'line' ? readSection(item.text) : undefined;
    const text = item.kind === 'line' ? item.text : '';
    section = named ?? section;
    if (number === undefined && named === undefined) open?.push(text);
    else {
      open = [number === undefined ? text.replace(nameOfSection, '') : unnumbered(text)];
      const own = { first: title + 1 + at, texts: open };
      for (const name of [nameOf({ number, section }), nameOf({ number, section: undefined })])
        if (!found.has(name)) found.set(name, own);
    }
  }
  return found;
}

const nameOf = ({ number = '', section = '' }: Asking) => `${section}/${number}`;

/**
 * What the answers say of each label, 'P = petal, Q = stigma', 'dandelion – wind' or, in their order, 'petal, stigma'; `undefined` where they do not say it
 * of all.
 */
export function answersOfLabels(
  answers: AnswersByName,
  labels: readonly string[],
  asking: Asking,
): LabelAnswers | undefined {
  const own = answers.get(nameOf(asking)) ?? answers.get(nameOf({ ...asking, section: undefined }));
  if (own === undefined || (asking.number === undefined && asking.section === undefined)) return undefined;
  const said = own.texts.filter((text) => text !== '').join('\n');
  const found = byLabel(said, labels) ?? readInOrder(said, labels.length);
  return found && { answers: found, items: own.texts.flatMap((text, at) => (text === '' ? [] : [own.first + at])) };
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
