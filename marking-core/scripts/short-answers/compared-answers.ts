import { draftMarkScheme } from '../../src/draft/draft-mark-scheme.ts';
import { questionLexicon, realWordsOf } from '../../src/marking/compile-scheme.ts';
import { prepareScheme } from '../../src/marking/prepare-scheme.ts';
import { ruleComparer } from '../../src/rules/model-answer/compare-rule.ts';
import { type Measures, measure } from '../../src/rules/model-answer/measures.ts';
import type { ModelAnswerRule } from '../../src/rules/model-answer/model-answer-rule.ts';
import { readText } from '../../src/rules/model-answer/read-answer.ts';
import type { MarkScheme } from '../../src/scheme/mark-scheme.ts';
import { realWords } from '../british-english.ts';
import type { MarkedAnswers } from './read-questions.ts';

/** An answer as the fit sees it. */
export interface ComparedAnswer {
  /** Number of its question. */
  readonly question: number;
  readonly isRight: boolean;
  readonly label: string;
  /** Its measures against each model answer. */
  readonly measures: readonly Measures[];
}

/** Compares all answers with the model answers of their questions. */
export function comparedAnswers(questions: readonly MarkedAnswers[]): ComparedAnswer[] {
  const scheme = schemeOfQuestions(questions);
  const realWords = realWordsOf(scheme);
  return questions.flatMap(({ question, references, answers }, index) => {
    const rule = { kind: 'model-answer', question, accept: [...references] } satisfies ModelAnswerRule;
    const lexicon = questionLexicon({ id: 'q', type: 'text', maxMarks: 1, rule }, scheme, realWords);
    const comparer = ruleComparer(rule, lexicon);
    return answers.map(({ text, label, person }) => ({
      question: index,
      isRight: person >= 1,
      label,
      measures: comparer(readText(text)).map(measure),
    }));
  });
}

/** The mark scheme that the product makes of some questions. */
export function schemeOfQuestions(questions: readonly MarkedAnswers[]): MarkScheme {
  const keyed = questions.map(({ question, references, marks }, index) => ({
    id: `q${index}`,
    type: 'text',
    question,
    marks,
    correctAnswers: [...references],
  }));
  return prepareScheme(
    draftMarkScheme({ slug: 'short-answers', title: 'Short answers', questions: keyed }),
    realWords(),
  );
}
