import type { Answer, Answers } from '../answers/answer.ts';
import { isAnswered } from '../answers/answered.ts';
import type { AttemptMarking, Policy, QuestionResult, Refusal } from '../answers/marking.ts';
import { childcareGrade } from '../grades/childcare-grade.ts';
import { percentageText, shownPercentage } from '../grades/percentage.ts';
import { scienceGrade } from '../grades/science-grade.ts';
import type { GradeScale } from '../scheme/mark-scheme.ts';
import type { CompiledQuestion, CompiledScheme } from './compile-scheme.ts';
import { engineVersion } from './engine-version.ts';
import { feedbackTexts } from './feedback.ts';

/** The marks of one answer; `undefined` if it was left out. */
export function markQuestion(question: CompiledQuestion, answer: Answer | undefined): QuestionResult {
  const { id, maxMarks, readCandidate, credited } = question;
  if (credited !== undefined) return credited;
  if (readCandidate === undefined) return unmarked(id, maxMarks, 'unknown-type', feedbackTexts.unknownType);
  if (!isAnswered(answer)) return unmarked(id, maxMarks, 'unanswered', feedbackTexts.unanswered);
  const candidate = readCandidate(answer);
  if (candidate === undefined) return unmarked(id, maxMarks, 'incomplete', feedbackTexts.incomplete);
  const outcome = question.marker(candidate, maxMarks);
  const result: QuestionResult = {
    questionId: id,
    isCorrect: outcome.marks >= question.correctFrom,
    maxMarks,
    marksAwarded: outcome.marks,
    feedback: question.feedback(outcome, candidate.text),
    evidence: outcome.evidence,
    confidence: outcome.confidence ?? 1,
  };
  if (outcome.refusal !== undefined) result.refusal = outcome.refusal;
  if (outcome.state !== undefined) result.state = outcome.state;
  if (outcome.missing !== undefined && outcome.missing.length > 0) result.missing = [...outcome.missing];
  if (outcome.slots !== undefined) result.slots = [...outcome.slots];
  return result;
}

/** A result for each answered id that the scheme does not have. */
export function markUnknown({ ids, notFound }: CompiledScheme, answers: Answers): QuestionResult[] {
  const results: QuestionResult[] = [];
  for (const id of Object.keys(answers)) {
    if (!ids.has(id) && isAnswered(answers[id])) results.push(unmarked(id, 0, 'not-in-scheme', notFound));
  }
  return results;
}

/** An id such as 'constructor' is not an answer that somebody gave. */
export function ownAnswer(answers: Answers, id: string): Answer | undefined {
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}

/** The marking of an attempt, of the results of its questions. */
export function totalMarking(gradeScale: GradeScale, policy: Policy, results: QuestionResult[]): AttemptMarking {
  let totalMarks = 0;
  let maxMarks = 0;
  let unmarked = 0;
  for (const result of results) {
    totalMarks += result.marksAwarded;
    maxMarks += result.maxMarks;
    if (result.state !== undefined) unmarked++;
  }
  return {
    policy,
    engineVersion,
    results,
    ...(unmarked > 0 && { unmarked }),
    totalMarks,
    maxMarks,
    percentage: shownPercentage(totalMarks, maxMarks),
    percentageText: percentageText(totalMarks, maxMarks),
    grade: gradeScales[gradeScale](totalMarks, maxMarks),
  };
}

function unmarked(questionId: string, maxMarks: number, refusal: Refusal, feedback: string): QuestionResult {
  return { questionId, isCorrect: false, maxMarks, marksAwarded: 0, feedback, evidence: [], refusal, confidence: 1 };
}

/** How each scale turns marks out of a total into a grade. */
export const gradeScales = {
  science: (marks, outOf) => scienceGrade(shownPercentage(marks, outOf)),
  childcare: childcareGrade,
} satisfies Record<GradeScale, (marks: number, outOf: number) => string>;
