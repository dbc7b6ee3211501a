import type { Reading } from '../../phrases/find-phrases.ts';
import { questionWords } from '../model-answer/model-answer.ts';
import { readText } from '../model-answer/read-answer.ts';
import { wordSense } from '../model-answer/word-sense.ts';
import { countOthers } from './read-company.ts';

/** Counts what an answer to a question names beside what is right. */
export function extraItems(question: string): (reading: Reading, met: ReadonlySet<number>) => number {
  const isAsked = questionWords(readText(question));
  return (reading, met) => countOthers(reading, met, (word) => isAsked(wordSense(word)));
}
