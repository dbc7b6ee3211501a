import dictionary from 'dictionary-en-gb';
import { expandDictionary } from '../src/text/expand-dictionary.ts';
import { subjectTerms } from '../src/words/subject-terms.ts';

/** The words of the hunspell dictionary for British English, with their forms: what the built-in sets are kept apart from, within what a page may weigh. */
export function britishEnglish(): Set<string> {
  const read = new TextDecoder();
  return expandDictionary(read.decode(dictionary.aff), read.decode(dictionary.dic));
}

/** The same with the terms of school subjects, as the server has them for all that is uploaded. */
export function realWords(): Set<string> {
  return new Set([...britishEnglish(), ...subjectTerms()]);
}
