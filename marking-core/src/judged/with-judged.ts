import type { JudgedAnswer } from '../scheme/judged-answer.ts';
import type { MarkedQuestion, MarkScheme } from '../scheme/mark-scheme.ts';
import { answerKey } from './answer-key.ts';

/** A judgement on its way into a scheme, or out of it again. */
export interface JudgementChange {
  readonly questionId: string;
  readonly judged: JudgedAnswer;
}

/**
 * The scheme with these judgements, each in the place of an earlier one of the same answer. Those of questions that the scheme lacks are
 * left out. The same scheme where nothing differs.
 */
export function withJudged(scheme: MarkScheme, added: readonly JudgementChange[]): MarkScheme {
  return changeQuestions(scheme, added, (question, news) => {
    const byKey = judgedByKey(question);
    let differs = false;
    for (const { judged } of news) {
      const key = answerKey(question, judged.answer, judged.choice);
      if (byKey.get(key)?.marks === judged.marks) continue;
      byKey.delete(key);
      byKey.set(key, judged);
      differs = true;
    }
    return differs ? { ...question, judged: [...byKey.values()] } : question;
  });
}

/** The scheme without these judgements, where it still has them with the same marks; the same scheme where it has none of them. */
export function withoutJudged(scheme: MarkScheme, removed: readonly JudgementChange[]): MarkScheme {
  return changeQuestions(scheme, removed, ({ judged: all = [], ...question }, olds) => {
    const gone = new Map(olds.map(({ judged }) => [answerKey(question, judged.answer, judged.choice), judged.marks]));
    const kept = all.filter(({ answer, choice, marks }) => gone.get(answerKey(question, answer, choice)) !== marks);
    if (kept.length === all.length) return { ...question, judged: all };
    return kept.length === 0 ? question : { ...question, judged: kept };
  });
}

/** The marks that each answer of a question was judged to have, by `answerKey`. */
export function judgedByKey(question: MarkedQuestion): Map<string, JudgedAnswer> {
  return new Map((question.judged ?? []).map((one) => [answerKey(question, one.answer, one.choice), one]));
}

function changeQuestions(
  scheme: MarkScheme,
  changes: readonly JudgementChange[],
  change: (question: MarkedQuestion, own: readonly JudgementChange[]) => MarkedQuestion,
): MarkScheme {
  let differs = false;
  const questions = scheme.questions.map((question) => {
    const own = changes.filter(({ questionId }) => questionId === question.id);
    const changed = own.length === 0 ? question : change(question, own);
    if (JSON.stringify(changed.judged) !== JSON.stringify(question.judged)) differs = true;
    return changed;
  });
  return differs ? { ...scheme, questions } : scheme;
}
