import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { britishEnglish } from '../../scripts/british-english.ts';
import { nearWordsPath, nearWordsText } from '../../scripts/near-words-file.ts';
import { builtInHomework } from './index.ts';

it('the near words of every built-in homework are those of its mark scheme: run marking-core/scripts/write-near-words.ts', () => {
  const dictionary = britishEnglish();
  for (const homework of builtInHomework) {
    expect(readFileSync(nearWordsPath(homework), 'utf8') === nearWordsText(homework, dictionary), homework.slug).toBe(
      true,
    );
  }
}, 180_000);
