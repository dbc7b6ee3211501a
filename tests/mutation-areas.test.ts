import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { mutationAreas } from '../scripts/lib/mutation-areas.mjs';
import { inRoot } from '../scripts/lib/root.mjs';

/** The files of the folder in which a pattern's first star is, that end as the pattern does. */
function filesBy(pattern: string): string[] {
  const folder = dirname(`${pattern.split('*')[0]}x`);
  const ending = pattern.slice(pattern.lastIndexOf('*') + 1);
  return readdirSync(inRoot(folder), { encoding: 'utf8', recursive: true }).filter((file) =>
    `${folder}/${file}`.endsWith(ending),
  );
}

it.each(
  Object.entries(mutationAreas).flatMap(([area, { mutate, tests }]) =>
    [...mutate, ...tests].map((pattern) => ({ area, pattern })),
  ),
)('mutation testing of $area finds files by $pattern, though code has moved', ({ pattern }) => {
  expect(filesBy(pattern)).not.toEqual([]);
});
