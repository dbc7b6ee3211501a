import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/root.mjs';

const rules = inRoot('marking-core/src/rules');
/** What several rules use, with cases of its own beside it, and what their tests use. */
const shared = ['leniency', 'testing'];
const folders = readdirSync(rules, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !shared.includes(entry.name) ? [entry.name] : [],
);

test.each(folders)('the marking rule %s has a table of cases under both policies beside it', (folder) => {
  const tests = readdirSync(`${rules}/${folder}`).filter((name) => name.endsWith('.test.ts'));
  const texts = tests.map((name) => readFileSync(`${rules}/${folder}/${name}`, 'utf8'));
  expect(texts.some((text) => text.includes('checkRuleCases({'))).toBe(true);
});

test('there are marking rules to look at', () => {
  expect(folders).toContain('phrases');
});
