import { fileURLToPath } from 'node:url';
import type { BuiltInHomework } from '../src/homework/built-in-homework.ts';
import { prepareScheme } from '../src/marking/prepare-scheme.ts';
import type { MarkScheme } from '../src/scheme/mark-scheme.ts';
import { packWords } from '../src/text/packed-words.ts';

/** Where the near words of a built-in homework are kept. */
export function nearWordsPath({ slug }: BuiltInHomework): string {
  return fileURLToPath(new URL(`../src/homework/${slug}/near-words.json`, import.meta.url));
}

/** The text of that file: the words of a dictionary that are near those of the homework's mark scheme, and its compounds. */
export function nearWordsText(
  { scheme }: BuiltInHomework,
  dictionary: Iterable<string>,
  compounds: MarkScheme['compounds'] = {},
): string {
  const near = inLines(packWords((prepareScheme(scheme, dictionary).near ?? '').split(' ')));
  const hasCompounds = Object.keys(compounds).length > 0;
  return `${JSON.stringify(hasCompounds ? { compoundsFrom, compounds, near } : { near }, null, 2)}\n`;
}

const compoundsFrom = 'WordNet 3.1, copyright 2011 by Princeton University, all rights reserved';

/** Broken before a word, so that a change to a scheme changes few lines. */
function inLines(packed: string): readonly string[] {
  return packed.match(/.{1,118}(?=[A-Z]|$)/g) ?? [];
}
