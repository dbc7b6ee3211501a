import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { needed } from '../../scripts/lib/needed.ts';

const dist = `${await needed('cli')}/`;

/** The sources in a file of the build and in all that it imports, without what it loads later. */
function sourcesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const code = readFileSync(`${dist}${file}`, 'utf8');
  const own = [...code.matchAll(/^\/\/ (?:\.\.\/)*(\S+\.(?:[jt]s|json))$/gm)].map(([, source = '']) => source);
  const imported = [...code.matchAll(/^(?:\} from|import) "\.\/([^"]+)";$/gm)].map(([, name = '']) => name);
  return [...own, ...imported.flatMap((name) => sourcesOf(name, seen))];
}

/** The file of the build that holds what is loaded by this name when it is needed. */
function laterFile(name: string): string {
  const files = readdirSync(dist).filter((file) => new RegExp(`^${name}-[A-Z0-9]{8}\\.js$`).test(file));
  expect(files, name).toHaveLength(1);
  return files[0] ?? '';
}

test.each([
  ['main.js', 'src/program.ts', /marking-core|server|zod|sequelize|inquirer/, 'what every command waits for'],
  [
    laterFile('mark'),
    'marking-core/src/marking/attempt-marker.ts',
    /sequelize|server\/src\/(?!contract\/decode-text)|homework\/\w+\/|core\/src\/(mark-scheme|rules\/rule-schema|draft\/)/,
    'marking, without databases, homework or schemas that nobody asked for',
  ],
  [
    laterFile('year8'),
    'marking-core/src/homework/year8/mark-scheme.json',
    /homework\/(?!year8\/)\w+\//,
    'one homework',
  ],
])('%s loads %s and nothing like %s: %s', (file, wanted, unwanted, _reason) => {
  const sources = sourcesOf(file);
  expect(sources).toContain(wanted);
  expect(sources.filter((source) => unwanted.test(source))).toEqual([]);
});
