import { readFileSync } from 'node:fs';
import { readWordLines } from '../lines/read-word-lines.ts';
import { printLines } from './print-lines.ts';

// Prints the lines of Word files: npx tsx server/src/homework-import/testing/print-file.mts FILE.docx …
for (const name of process.argv.slice(2)) {
  const document = await readWordLines(readFileSync(name));
  const asides = document.asides.map(({ kind, place, text }) => `${kind} ${place ?? ''}: ${text}`);
  console.log([printLines(document), ...asides, ...document.messages.map(({ message }) => message)].join('\n'));
}
