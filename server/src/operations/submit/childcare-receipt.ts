import {
  type Answer,
  type Answers,
  type AttemptMarking,
  type MarkedQuestion,
  type MarkScheme,
  type Question,
  relaxedMarking,
} from '@markwell/marking-core';
import { type ChildcareReceipt, type RelaxedReMarking, relaxedBelow } from '../../contract/childcare.ts';
import type { AnswersKept } from '../../contract/quiz-attempts.ts';
import { withoutAnswers } from '../homework/dates/keep-answers.ts';
import type { SchoolClock } from '../site/school-clock.ts';

/** A stored assessment, and what it was marked by. */
interface MarkedAssessment {
  readonly reference: string;
  readonly submittedAt: string;
  /** When it had closed, where it waits for a teacher's decision. */
  readonly closedAt?: string | null | undefined;
  readonly marking: AttemptMarking;
  readonly scheme: MarkScheme;
  readonly questions: readonly Question[];
  readonly answers: Answers;
  /** Until when what was expected is kept back. */
  readonly kept?: AnswersKept | undefined;
}

/** What the page is told: for each part what was asked, answered and expected, and below 60% the relaxed re-marking. */
export function childcareReceipt(clock: SchoolClock, assessment: MarkedAssessment): ChildcareReceipt {
  const { reference, submittedAt, marking, scheme, questions, answers, kept, closedAt } = assessment;
  const { results } = kept === undefined ? marking : withoutAnswers(clock, marking, kept);
  const asked = new Map(questions.map(({ id, question }) => [id, question]));
  const keys = new Map<string, MarkedQuestion>(scheme.questions.map((question) => [question.id, question]));
  return {
    reference,
    submittedAt,
    ...(closedAt && { closedAt }),
    results: results.map(({ questionId, marksAwarded, maxMarks, feedback }) => ({
      questionId,
      question: asked.get(questionId) ?? '',
      marks: marksAwarded,
      maxMarks,
      studentAnswer: textOf(answers[questionId]),
      correctAnswer: kept === undefined ? modelAnswer(keys.get(questionId)) : '',
      feedback,
    })),
    totalMarks: marking.totalMarks,
    maxMarks: marking.maxMarks,
    percentage: marking.percentage,
    grade: marking.grade,
    ...(marking.percentage < relaxedBelow && { relaxed: reMark(scheme, answers, marking) }),
  };
}

function reMark(scheme: MarkScheme, answers: Answers, first: AttemptMarking): RelaxedReMarking {
  const { totalMarks, percentage, grade, results } = relaxedMarking(scheme, answers, first);
  const gains = results.flatMap(({ questionId, firstMarks, marksAwarded: marks, feedback }) =>
    marks > firstMarks ? [{ questionId, firstMarks, marks, feedback }] : [],
  );
  return { totalMarks, percentage, grade, gains };
}

function textOf(answer: Answer | undefined): string {
  return (answer?.value || answer?.choice || '').trim();
}

/** The full answer that the scheme gives, else the first that it accepts. */
function modelAnswer(key: MarkedQuestion | undefined): string {
  const rule = key?.rule;
  return key?.expected?.[0] ?? (rule !== undefined && 'accept' in rule ? rule.accept[0] : undefined) ?? '';
}
