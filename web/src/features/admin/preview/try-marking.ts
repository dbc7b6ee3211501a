import { type Answers, explainJudged, findQuestionType, type QuestionResult } from '@markwell/marking-core';
import type { TestMarking, testMarking } from '@markwell/server/contract';
import type * as z from 'zod/mini';
import type { PlacedQuestion } from './usable-questions.ts';

type Sent = Extract<z.input<typeof testMarking.input>['answers'], Record<string, unknown>>;

/** The answers as test marking takes them: by the 0-based place of each question; what was left blank is left out. */
export function answersByPlace(questions: readonly PlacedQuestion[], answers: Answers): Sent {
  const given = questions.flatMap(({ index, question }) => {
    const answer = answers[question.id];
    if (answer === undefined) return [];
    const { value, choice, reason } = answer;
    const isCombined = findQuestionType(question.type) === 'combined';
    return [[String(index), isCombined ? { value, choice, reason } : value]] as const;
  });
  return Object.fromEntries(given);
}

/** The result of one question as the question cards show it. */
export function toResult(result: TestMarking['questionResults'][number]): QuestionResult {
  const { questionId, correct, score, marks, feedback, evidence, refusal, state, slots, confidence } = result;
  return {
    questionId,
    isCorrect: correct,
    maxMarks: marks,
    marksAwarded: score,
    feedback,
    evidence,
    ...(refusal && { refusal }),
    ...(state && { state }),
    ...(slots && { slots }),
    confidence,
  };
}

const howTexts: Readonly<Partial<Record<QuestionResult['evidence'][number]['how'], string>>> = {
  exact: 'the same words',
  form: 'a form of the words',
  synonym: 'a synonym',
  misspelling: 'a tolerated misspelling',
  number: 'an equal number',
  option: 'the right option',
  point: 'a point of the graph',
  value: 'an equal value',
  published: 'the published matching',
};

/** What each mark rests on: '‘bouncing’ met ‘reflects’: a synonym'. */
export function evidenceTexts({ evidence, maxMarks }: Pick<QuestionResult, 'evidence' | 'maxMarks'>): string[] {
  return evidence.map((one) => {
    const { words, part, how } = one;
    return explainJudged(one, { maxMarks }) ?? `‘${words}’ met ‘${part}’: ${howTexts[how] ?? how}`;
  });
}
