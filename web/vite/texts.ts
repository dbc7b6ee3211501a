import { readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const folder = new URL('../texts/', import.meta.url);
const read = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8'));

const ofTexts = /from '[./]*\/(lib\/)?texts\.ts'/;
const asked = /\b(t|tParts|msg)\(\s*'([\w.-]+)'/g;
const askedCatalogue = /\bcatalogue\('([\w-]+)'\)/;

/**
 * Puts the English text, read from ICU, and its number in the place of each key, so that a page brings the English that it shows and
 * no more; and the texts of another language, by number, in the place of `catalogue('cy')`.
 */
export function texts(): Plugin {
  const english = read('en');
  const keys = Object.keys(english);
  return {
    name: 'markwell-texts',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/web\/src\/.*\.tsx?$/.test(id) || !ofTexts.test(code)) return undefined;
      const built = code
        .replace(asked, (_call, by: string, key: string) => {
          const text = english[key];
          if (text === undefined) this.error(`${id} asks for the text ${key}, which texts/en.json has not.`);
          return `${by}(${JSON.stringify([keys.indexOf(key), compile(text)])}`;
        })
        .replace(askedCatalogue, (_call, language: string) => catalogueCode(language, english));
      return { code: built, map: null };
    },
  };
}

function catalogueCode(language: string, english: Record<string, string>): string {
  const own = read(language);
  const all = Object.keys(english).map((key) => compile(own[key] ?? english[key] ?? ''));
  const said = Object.keys(english)
    .filter((key) => key.startsWith('said.'))
    .map((key) => `[${patternOf(english[key] ?? '')},${JSON.stringify(compile(own[key] ?? ''))}]`);
  return `catalogue(${JSON.stringify(language)},${JSON.stringify(all)},[${said}])`;
}

/** What finds a text that comes from the marking as its English has it, as source. */
function patternOf(english: string): string {
  const parts = english.split(/\{(\w+)\}/);
  const source = parts.map((part, at) =>
    at % 2 ? `(?<${part}>[\\s\\S]+?)` : part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'),
  );
  return `/^${source.join('')}$/`;
}

type Compiled = ReturnType<typeof compileMessageOrThrow>;

/** A text without anything to fill in is itself. */
function compile(text: string): string | Compiled {
  const tokens = compileMessageOrThrow(text);
  const [only = '', ...others] = tokens;
  return typeof only === 'string' && others.length === 0 ? only : tokens;
}
