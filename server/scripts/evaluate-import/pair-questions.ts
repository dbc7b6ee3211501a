import type { DraftQuestion } from '../../src/contract/homework-draft.ts';
import { likenessAtMost, plainQuestion } from './compare-texts.ts';
import { optionsAreRight } from './judge-question.ts';
import { type Truth, wordingsOf } from './labelled-files.ts';

/** The place of the question that stands for each truth, null where none does: the likest first, near ones before far ones. */
export function pairQuestions(truths: readonly Truth[], questions: readonly DraftQuestion[]): (number | null)[] {
  const pairs = truths
    .flatMap((truth, of) =>
      questions.map((question, at) => ({ of, at, like: likenessOf(truth, question) - Math.abs(at - of) * 1e-4 })),
    )
    .filter(({ like }) => like >= 0.5)
    .sort((a, b) => b.like - a.like || a.of - b.of || a.at - b.at);
  const found = new Map<number, number>();
  const taken = new Set<number>();
  for (const { of, at } of pairs) {
    if (found.has(of) || taken.has(at)) continue;
    found.set(of, at);
    taken.add(at);
  }
  return truths.map((_, of) => found.get(of) ?? null);
}

function likenessOf(truth: Truth, question: DraftQuestion): number {
  const sameOptions = truth.options.length > 0 && optionsAreRight(truth, question);
  if (truth.match === 'any') return sameOptions ? 1 : 0;
  const text = plainQuestion(question.question);
  const best = Math.max(...wordingsOf(truth).map((wanted) => likenessOfTexts(plainQuestion(wanted), text, truth)));
  return best + (sameOptions ? 0.3 : 0);
}

function likenessOfTexts(want: string, text: string, { match }: Truth): number {
  if (text === '') return 0;
  if (text === want) return 1;
  if (match !== undefined && text.startsWith(want)) return 0.95;
  const [short, long] = want.length < text.length ? [want, text] : [text, want];
  if (long.includes(short)) return 0.8 * (short.length / long.length) + 0.2;
  return likenessAtMost(want.slice(0, 200), text.slice(0, 200)) * 0.6;
}
