import { isKeyTitle, readSection } from '../lines/line-kinds.ts';
import { sliceLine, withLabel } from '../lines/lines.ts';
import type { Item } from '../parsed-question.ts';
import type { KeyEntry } from './answer-key.ts';

interface Section {
  readonly name: string;
  readonly heading: string;
  /** The numbers of its questions, as 'path' of a key has them. */
  readonly paths: Set<string>;
}

/**
 * A key that names no section, of a paper whose sections number from 1 each: where only one of them has all its numbers, '1a' and '1b', or its
 * title has a word of one heading, 'Marking guide (theory)' and 'Section B: Theory', the answers are of that section.
 */
export function withOnlySection(
  key: readonly KeyEntry[],
  body: readonly Item[],
  { starts, title }: { readonly starts: ReadonlyMap<number, readonly string[]>; readonly title: string },
): readonly KeyEntry[] {
  if (key.length === 0 || key.some(({ section, path }) => section !== undefined || path.length === 0)) return key;
  const sections = sectionsOf(body, starts);
  const firsts = sections.flatMap(({ paths }) => [...new Set([...paths].map((path) => path.split('.')[0]))]);
  if (sections.length < 2 || new Set(firsts).size === firsts.length) return key;
  const fitting = sections.filter(({ paths }) => key.every(({ path }) => paths.has(path.join('.'))));
  const named = sections.filter(({ heading }) => sharesWord(title, heading));
  const [only, ...others] = fitting.length === 1 ? fitting : named;
  return only === undefined || others.length > 0 ? key : key.map((entry) => ({ ...entry, section: only.name }));
}

/** The text of the line that is the title of the answers; empty where there is none. */
export function titleOfAnswers(items: readonly Item[]): string {
  const found = items.find((item) => item.kind === 'line' && isKeyTitle(item.text));
  return found?.kind === 'line' ? found.text : '';
}

function sectionsOf(body: readonly Item[], starts: ReadonlyMap<number, readonly string[]>): readonly Section[] {
  const sections: Section[] = [];
  for (const [index, item] of body.entries()) {
    const name = item.kind === 'line' ? readSection(item.text) : undefined;
    if (item.kind === 'line' && name !== undefined) sections.push({ name, heading: item.text, paths: new Set() });
    const path = starts.get(index);
    if (path !== undefined && path.length > 0) sections.at(-1)?.paths.add(path.join('.'));
  }
  return sections.filter(({ paths }) => paths.size > 0);
}

/**
 * The lines of a key with 'Section a:' in place of the name that only one section of the questions has: 'Objectives: 1. A 2. B' below
 * 'Part A: Objectives'.
 */
export function withSectionNames(key: readonly Item[], body: readonly Item[]): readonly Item[] {
  const headings = body.flatMap((item) =>
    item.kind === 'line' && readSection(item.text) !== undefined ? [item.text] : [],
  );
  if (headings.length < 2) return key;
  return key.map((item) => {
    if (item.kind !== 'line' || readSection(item.text) !== undefined) return item;
    const found = named.exec(item.text);
    const own = found === null ? [] : headings.filter((heading) => sharesWord(found[1] ?? '', heading));
    const [only = ''] = own;
    return found === null || own.length !== 1
      ? item
      : withLabel(sliceLine(item, found[0].length), `Section ${readSection(only)}:`);
  });
}

/** 'THEORY', 'Objectives:' */
const named = /^\W{0,3}(\p{L}{4,20}(?:\s\p{L}{2,20}){0,2})(?:\s*:\s*(?=\S)|\s*:?$)/u;

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
const ofAnyKey =
  /^(?:answers?|marking|guide|scheme|section|part|questions?|solutions?|memo|memorandum|keys?|sheet|teacher|suggested|model|mark|marks|each|only)$/u;

const sharesWord = (title: string, heading: string) => {
  const words = new Set(wordsIn(heading));
  return wordsIn(title).some((word) => words.has(word) && !ofAnyKey.test(word));
};
