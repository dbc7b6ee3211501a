import { tidy } from '../lines/lines.ts';
import type { Gap, GapRun } from './gap-run.ts';

/** A sentence of a passage, and which gaps of the passage it has. */
export interface Sentence {
  /** As pupils see it; with the labels of its gaps where these are several, or stand in brackets before them. */
  readonly text: string;
  /** The index of its first gap among those of the passage. */
  readonly first: number;
  readonly gaps: readonly Gap[];
}

/** Stands for a gap while its sentence is looked for: dots of gaps end none. */
const hole = '\uE000';
const end = /(?<=[.!?][”"’')]?)\s+(?=[“"‘'(]?[\p{Lu}\d\uE000])/u;
const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|etc|dr|mr|mrs|ms|st|approx|vs|\p{Lu})\.$/iu;

/** The sentences of a passage. */
export function toSentences({ texts, gaps }: GapRun): readonly Sentence[] {
  let first = 0;
  return sentencesIn(texts.join(hole)).map((sentence) => {
    const parts = sentence.split(hole);
    const own = gaps.slice(first, first + parts.length - 1);
    const shown = parts.map((part, index) => `${part}${gapAsShown(own[index], own.length > 1)}`);
    const found: Sentence = { text: tidy(shown.join('')), first, gaps: own };
    first += own.length;
    return found;
  });
}

function gapAsShown(gap: Gap | undefined, isOneOfMany: boolean): string {
  if (gap === undefined) return '';
  return gap.label !== undefined && (gap.isBefore || isOneOfMany) ? `(${gap.label}) ${gap.shown}` : gap.shown;
}

function sentencesIn(text: string): readonly string[] {
  const sentences: string[] = [];
  for (const piece of text.split(end)) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviation.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`;
    else if (piece.trim() !== '') sentences.push(piece);
  }
  return sentences;
}
