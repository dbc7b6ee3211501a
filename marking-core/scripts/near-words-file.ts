import { fileURLToPath } from 'node:url';
import type { BuiltInHomework } from '../src/homework/built-in-homework.ts';
import { prepareScheme } from '../src/marking/prepare-scheme.ts';
import { packWords } from '../src/text/packed-words.ts';

/** Where the near words of a built-in homework are kept. */
export function nearWordsPath({ slug }: BuiltInHomework): string {
  return fileURLToPath(new URL(`../src/homework/${slug}/near-words.ts`, import.meta.url));
}

/** The text of that file: the words that a dictionary has near those of the homework's mark scheme. */
export function nearWordsText({ slug, scheme }: BuiltInHomework, dictionary: Iterable<string>): string {
  const words = (prepareScheme(scheme, dictionary).near ?? '').split(' ');
  return (
    `import { unpackWords } from '../../text/packed-words.ts';\n\n` +
    `/**\n * Real words that are no misspelling of the words of the ${slug} mark scheme. Generated from the mark scheme beside it by\n` +
    ` * marking-core/scripts/write-near-words.ts.\n */\n` +
    `export const nearWords = /* @__PURE__ */ unpackWords(\`\n${inLines(packWords(words))}\`);\n`
  );
}

/** Broken before a word, so that a change to a scheme changes few lines. */
function inLines(packed: string): string {
  return packed.replace(/.{1,118}(?=[A-Z]|$)/g, '$&\n');
}
