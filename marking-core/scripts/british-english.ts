import dictionary from 'dictionary-en-gb';
import { expandDictionary } from '../src/text/expand-dictionary.ts';

/** The words of the hunspell dictionary for British English, with their forms. */
export function britishEnglish(): Set<string> {
  const read = new TextDecoder();
  return expandDictionary(read.decode(dictionary.aff), read.decode(dictionary.dic));
}
