import { writeFileSync } from 'node:fs';
import { markingDocPath, markingDocText } from './marking-doc.ts';

// Run it after a change to the cases: npx tsx marking-core/scripts/write-marking-doc.ts
writeFileSync(markingDocPath, markingDocText());
