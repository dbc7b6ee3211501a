import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/root.mjs';
import { pageRoutes } from '../server/src/contract/pages.ts';

test('the server knows every address that has a screen, and no other', () => {
  const shown = ['web/src/app/routes.tsx', 'web/src/app/other-routes.tsx'].flatMap((file) =>
    [...readFileSync(inRoot(file), 'utf8').matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path),
  );
  const paths = shown.flatMap((path = '') =>
    path.endsWith('?') ? [path.replace(/\/[^/]*$/, ''), path.slice(0, -1)] : [path],
  );
  // One homework by its number has a screen of its own.
  expect(paths.filter((path) => path !== '/homework/6').sort()).toEqual([...pageRoutes].sort());
});
