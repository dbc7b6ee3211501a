import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('is how every statement finds the marking that counts', () => {
  const source = fileURLToPath(new URL('..', import.meta.url));
  const readers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));
  const [byItself, byThis] = [/= a\.current_marking_id\b/, /= \$\{currentMarking\}/].map((pattern) =>
    readers.filter(({ text }) => pattern.test(text)).map(({ path }) => path),
  );
  expect(byItself).toEqual([join('db', 'counting.ts')]);
  expect(byThis?.length).toBeGreaterThan(5);
});
