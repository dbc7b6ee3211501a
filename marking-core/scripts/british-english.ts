import dictionary from 'dictionary-en-gb';
import { expandDictionary } from '../src/text/expand-dictionary.ts';
import { subjectTerms } from '../src/words/subject-terms.ts';

/** The words of the hunspell dictionary for British English, with their forms, and the terms of school subjects. */
export function britishEnglish(): Set<string> {
  const read = new TextDecoder();
  const words = expandDictionary(read.decode(dictionary.aff), read.decode(dictionary.dic));
  for (const term of subjectTerms()) words.add(term);
  return words;
}
