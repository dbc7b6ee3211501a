import { writeFileSync } from 'node:fs';
import { builtInHomework, childcare } from '../src/homework/index.ts';
import { britishEnglish } from './british-english.ts';
import { compoundsOfScheme, compoundsPath, compoundsText } from './compounds-file.ts';
import { nearWordsPath, nearWordsText } from './near-words-file.ts';

// Run it after a change to a built-in mark scheme: npx tsx marking-core/scripts/write-near-words.ts
const dictionary = britishEnglish();
for (const homework of [...builtInHomework, childcare])
  writeFileSync(nearWordsPath(homework), nearWordsText(homework, dictionary));
for (const homework of builtInHomework) {
  const compounds = compoundsOfScheme(homework.scheme);
  if (Object.keys(compounds).length > 0)
    writeFileSync(compoundsPath(homework), compoundsText(homework.slug, compounds));
}
