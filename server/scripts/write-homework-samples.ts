import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { samples } from '../src/homework-import/testing/samples/index.ts';

/**
 * Writes the Word files of the samples, with what they hold, to fixtures/homework. Files that are there stay as they are:
 * fixtures are added, never edited. Run: npx tsx --conditions=@markwell/source server/scripts/write-homework-samples.ts
 */
const folder = fileURLToPath(new URL('../../fixtures/homework/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const { make, ...expected } of samples) {
  const file = `${folder}${expected.name}.docx`;
  if (existsSync(file)) continue;
  writeFileSync(file, make());
  writeFileSync(`${folder}${expected.name}.json`, `${JSON.stringify(expected, null, 2)}\n`);
}
