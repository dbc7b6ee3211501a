import { writeFileSync } from 'node:fs';
import { builtInHomework, childcare } from '../src/homework/index.ts';
import { britishEnglish } from './british-english.ts';
import { compoundsOfScheme } from './compounds-of-scheme.ts';
import { nearWordsPath, nearWordsText } from './near-words-file.ts';

// Run it after a change to a built-in mark scheme: npx tsx marking-core/scripts/write-near-words.ts
const dictionary = [...britishEnglish()];
for (const homework of builtInHomework)
  writeFileSync(nearWordsPath(homework), nearWordsText(homework, dictionary, compoundsOfScheme(homework.scheme)));
writeFileSync(nearWordsPath(childcare), nearWordsText(childcare, dictionary));
