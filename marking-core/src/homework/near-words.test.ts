import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { britishEnglish } from '../../scripts/british-english.ts';
import { compoundsOfScheme } from '../../scripts/compounds-of-scheme.ts';
import { nearWordsPath, nearWordsText } from '../../scripts/near-words-file.ts';
import type { MarkScheme } from '../scheme/mark-scheme.ts';
import { builtInHomework, childcare } from './index.ts';

const dictionary = [...britishEnglish()];

describe('the words that are kept from passing for a misspelling', () => {
  it.each([...builtInHomework, childcare])(
    'are those of the mark scheme of $slug as it is now',
    (homework) => {
      expect(
        readFileSync(nearWordsPath(homework), 'utf8'),
        'The mark scheme has changed: run npx tsx marking-core/scripts/write-near-words.ts',
      ).toBe(nearWordsText(homework, dictionary, homework.scheme.compounds));
    },
    180_000,
  );

  it.each<{ readonly slug: string; readonly scheme: MarkScheme }>(builtInHomework)(
    'and the compounds of $slug are those of its accepted names',
    ({ scheme }) => {
      expect(scheme.compounds ?? {}).toEqual(compoundsOfScheme(scheme));
    },
    60_000,
  );
});
