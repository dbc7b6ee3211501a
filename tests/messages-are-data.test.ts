import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../scripts/lib/root.mjs';

/** Reads words out of a text that is for people: its parts, or whether it is one certain text. */
const reading =
  /\b(?:message|reason|details|stack)\??\.(?:includes|startsWith|endsWith|match|matchAll|search|indexOf|split|slice)\((?!excerpt\))|\.(?:test|exec)\((?:\w+\.)*(?:message|reason|details)\)|\b(?:endings|texts)\.has\(\w+\.message\)|\.message [!=]== ['"`][^'"`]/u;

/** Libraries that tell kinds of errors apart by their words alone. */
const libraries = new Map([
  ['cli/src/commands/database/encryption.ts', 'age-encryption gives no codes'],
  ['server/src/db/unavailable.ts', 'pg gives an error no code where a connection ends under a call'],
  ['server/src/files/xml.ts', 'saxes gives no codes'],
]);

describe('what a program decides by', () => {
  test.each<[text: string, isReading: boolean, label: string]>([
    ["if (error.message.includes('refused'))", true, 'a word of a message'],
    ['if (/unclosed/.test(error.message))', true, 'a pattern'],
    ["if (error.message === 'There is no class')", true, 'a whole sentence'],
    ['const field = details.split(":")[0]', true, 'a part of details'],
    ['throw new CommandError(error.message)', false, 'a message that is passed on'],
    ["if (error.code === 'EPIPE')", false, 'a code'],
    ["if (error.message !== '')", false, 'whether there is one'],
    ['!message.includes(excerpt) && <q>', false, 'whether it quotes what would be shown beside it'],
  ])('is told apart: %s', (text, isReading) => {
    expect(reading.test(text)).toBe(isReading);
  });

  test('is never the words of a message', async () => {
    const files = ['server/src', 'cli/src', 'web/src', 'marking-core/src'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    );
    const production = files.filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$|\/testing\//u.test(file));
    expect(production.length).toBeGreaterThan(500);
    const found = production.filter((file) => reading.test(readFileSync(join(root, file), 'utf8')));
    expect(found.sort()).toEqual([...libraries.keys()]);
  });
});
