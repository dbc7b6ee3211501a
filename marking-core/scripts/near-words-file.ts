import { fileURLToPath } from 'node:url';
import type { BuiltInHomework } from '../src/homework/built-in-homework.ts';
import { prepareScheme } from '../src/prepare-scheme.ts';

/** Where the near words of a built-in homework are kept. */
export function nearWordsPath({ slug }: BuiltInHomework): string {
  return fileURLToPath(new URL(`../src/homework/${slug}/near-words.ts`, import.meta.url));
}

/** The text of that file: the words that a dictionary has near those of the homework's mark scheme. */
export function nearWordsText({ slug, scheme }: BuiltInHomework, dictionary: Iterable<string>): string {
  return (
    `/**\n * Real words that are no misspelling of the words of the ${slug} mark scheme. Generated from the mark scheme beside it by\n` +
    ` * marking-core/scripts/write-near-words.ts.\n */\n` +
    `export const nearWords = \`\n${inLines(prepareScheme(scheme, dictionary).near ?? '')}\`;\n`
  );
}

/** Broken at spaces, so that a change to a scheme changes few lines. */
function inLines(words: string): string {
  const lines = [''];
  for (const word of words.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length < 119) lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
    else lines.push(word);
  }
  return `${lines.join('\n')}\n`;
}
