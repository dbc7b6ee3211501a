import type { Answer, Answers } from './answer.ts';
import { isAnswered } from './answered.ts';
import { type CompiledQuestion, compileScheme } from './compile-scheme.ts';
import { engineVersion } from './engine-version.ts';
import { feedbackTexts } from './feedback.ts';
import { gradeScales } from './grades/grade-scales.ts';
import { percentageText, shownPercentage } from './grades/percentage.ts';
import type { MarkScheme } from './mark-scheme.ts';
import type { AttemptMarking, Policy, QuestionResult, Refusal } from './marking.ts';

export interface MarkingOptions {
  /** `guarded` unless told otherwise. */
  readonly policy?: Policy;
}

/**
 * Marks answers against a scheme (spec part 1, section 5; part 2, section 5). There is one result for each question of the scheme,
 * in its order, and one for each answered id that it does not have. Never throws: what cannot be marked is a result that says why.
 * The same answers always get the same marks. A scheme must not be changed once it has been used here.
 */
export function markAttempt(scheme: MarkScheme, answers: Answers, options: MarkingOptions = {}): AttemptMarking {
  const policy = options.policy ?? 'guarded';
  const { questions, ids, notFound } = compileScheme(scheme, policy);
  const results = questions.map((question) => markQuestion(question, ownAnswer(answers, question.id)));
  for (const id of Object.keys(answers)) {
    if (!ids.has(id) && isAnswered(answers[id])) results.push(unmarked(id, 0, 'not-in-scheme', notFound));
  }
  let totalMarks = 0;
  let maxMarks = 0;
  for (const result of results) {
    totalMarks += result.marksAwarded;
    maxMarks += result.maxMarks;
  }
  return {
    policy,
    engineVersion,
    results,
    totalMarks,
    maxMarks,
    percentage: shownPercentage(totalMarks, maxMarks),
    percentageText: percentageText(totalMarks, maxMarks),
    grade: gradeScales[scheme.gradeScale](totalMarks, maxMarks),
  };
}

/** An id such as 'constructor' is not an answer that somebody gave. */
function ownAnswer(answers: Answers, id: string): Answer | undefined {
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}

function markQuestion(question: CompiledQuestion, answer: Answer | undefined): QuestionResult {
  const { id, maxMarks, reading } = question;
  if (reading === undefined) return unmarked(id, maxMarks, 'unknown-type', feedbackTexts.unknownType);
  if (!isAnswered(answer)) return unmarked(id, maxMarks, 'unanswered', feedbackTexts.unanswered);
  const candidate = reading.candidate(answer);
  if (candidate === undefined) return unmarked(id, maxMarks, 'incomplete', feedbackTexts.incomplete);
  const outcome = question.marker(candidate, maxMarks);
  const result: QuestionResult = {
    questionId: id,
    isCorrect: outcome.marks >= question.correctFrom,
    maxMarks,
    marksAwarded: outcome.marks,
    feedback: question.feedback(outcome, candidate.text),
    evidence: outcome.evidence,
    confidence: outcome.confidence,
  };
  if (outcome.refusal !== undefined) result.refusal = outcome.refusal;
  return result;
}

function unmarked(questionId: string, maxMarks: number, refusal: Refusal, feedback: string): QuestionResult {
  return { questionId, isCorrect: false, maxMarks, marksAwarded: 0, feedback, evidence: [], refusal, confidence: 1 };
}
