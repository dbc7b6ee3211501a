import type { Reading } from '../../phrases/find-phrases.ts';
import type { Occurrence } from '../../phrases/phrase-finder.ts';
import { questionWords } from '../model-answer/model-answer.ts';
import { readText } from '../model-answer/read-answer.ts';
import { wordSense } from '../model-answer/word-sense.ts';
import { countOthers } from './read-company.ts';

/** Undefined where only the server can count them. */
export type ExtraItems = (reading: Reading, right: readonly Occurrence[]) => number;

/** Counts what an answer to a question names beside what is right; nothing where the question is not given, because somebody has listed what is wrong. */
export function extraItems(question: string | undefined): ExtraItems | undefined {
  if (question === undefined) return () => 0;
  const isAsked = questionWords(readText(question));
  return (reading, right) =>
    countOthers(reading, new Set(right.flatMap(({ words }) => words)), (word) => isAsked(wordSense(word)));
}
