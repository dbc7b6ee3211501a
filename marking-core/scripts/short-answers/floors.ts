import { wordStem } from '../../src/rules/model-answer/stem.ts';
import { slipDistance } from '../../src/text/edit-distance.ts';
import { wordClass, wordClasses } from '../../src/text/word-classes.ts';
import { readWords } from '../../src/text/words.ts';
import type { Verdict } from './agreement.ts';

/** How like one of the model answers an answer is, 0 to 1: the simple ways that any marking must beat. */
export type Likeness = (answer: string, references: readonly string[]) => number;

/** The floors, by name. */
export const floors = {
  'exact match': best((answer, reference) => (plain(answer) === plain(reference) ? 1 : 0)),
  'edit distance': best((answer, reference) => {
    const [a, b] = [plain(answer), plain(reference)];
    const longer = Math.max(1, a.length, b.length);
    return 1 - slipDistance(a, b, longer) / longer;
  }),
  'overlap of stems': best((answer, reference) => {
    const [a, b] = [stems(answer), stems(reference)];
    const shared = [...a].filter((stem) => b.has(stem)).length;
    return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
  }),
} satisfies Record<string, Likeness>;

function best(likeness: (answer: string, reference: string) => number): Likeness {
  return (answer, references) => Math.max(...references.map((reference) => likeness(answer, reference)));
}

function plain(text: string): string {
  return readWords(text)
    .map((word) => word.text)
    .join(' ');
}

function stems(text: string): Set<string> {
  const words = readWords(text).filter((word) => ((wordClasses.get(word.text) ?? 0) & wordClass.function) === 0);
  return new Set(words.map((word) => wordStem(word.text)));
}

/** The likeness from which accepting agrees best with people (Cohen's kappa), of 50 evenly spaced ones. */
export function bestThreshold(
  answers: readonly { readonly likeness: number; readonly person: number }[],
  kappaOf: (verdicts: Verdict[]) => number,
): number {
  const kappas = Array.from({ length: 50 }, (_, step) => {
    const from = (step + 1) / 50;
    const verdicts = answers.map(({ likeness, person }) => ({
      marked: likeness >= from ? 1 : 0,
      person,
      label: '',
      pupils: 1,
    }));
    return { from, kappa: kappaOf(verdicts) };
  });
  return kappas.reduce((most, next) => (next.kappa > most.kappa ? next : most)).from;
}
