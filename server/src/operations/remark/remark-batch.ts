import { type Answer, explainResult, type QuestionResult, questionResultSchema } from '@markwell/marking-core';
import type { ChangedAttempt, RemarkOutcome } from '../../contract/remark.ts';
import { attemptRemarker, type MarkingChange, type RemarkRule } from './remark-attempt.ts';
import { readStoredAnswers } from './stored-answers.ts';
import type { StoredTotals } from './stored-marking.ts';
import { writeMarking } from './written-marking.ts';

/** Attempts to mark, in a form that goes quickly to another thread: what is stored of them, by their places. */
export interface RemarkBatch {
  readonly answers: readonly string[];
  readonly markings: readonly string[];
  readonly wants: RemarkWants;
}

/** What is wanted of the attempts whose marking changes, beside their totals. */
export interface RemarkWants {
  /** The changes question by question with the reasons, as a dry run lists them. */
  readonly questions: boolean;
  /** The new marking, to be stored. */
  readonly text: boolean;
}

/** What becomes of an attempt whose new marking does not say the same to the letter, in a form that goes to another thread. */
export interface RemarkedAttempt {
  /** Its place in the batch. */
  readonly place: number;
  readonly outcome: RemarkOutcome;
  readonly before: StoredTotals;
  readonly after: StoredTotals;
  /** Marks gained by question, negative when lost, of the questions that gain or lose any. */
  readonly gains: readonly (readonly [questionId: string, gain: number])[];
  /** The new marking, as JSON, where it is wanted and the attempt is to have it. */
  readonly text?: string | undefined;
  /** Where they are wanted, and the outcome is not `same`. */
  readonly questions?: ChangedAttempt['questions'] | undefined;
}

/** Marks batches of stored attempts; gives those whose new marking does not say the same to the letter, by their places. */
export function batchRemarker(rule: RemarkRule): (batch: RemarkBatch) => RemarkedAttempt[] {
  const remark = attemptRemarker(rule);
  return ({ answers, markings, wants }) => {
    const remarked: RemarkedAttempt[] = [];
    for (let place = 0; place < answers.length; place++) {
      const stored = { answers: answers[place] ?? '', marking: markings[place] ?? '' };
      const found = remark(stored);
      if (found === undefined) continue;
      const { outcome, change, written } = found;
      const { before, after, questions } = change;
      const gains = questions.map(({ questionId, gain }) => [questionId, gain] as const);
      const text = wants.text && outcome !== 'kept' ? writeMarking(written) : undefined;
      const told = wants.questions && outcome !== 'same' ? describeQuestions(stored.answers, questions) : undefined;
      remarked.push({ place, outcome, before, after, gains, text, questions: told });
    }
    return remarked;
  };
}

function describeQuestions(answersText: string, questions: MarkingChange['questions']): ChangedAttempt['questions'] {
  const answers = readStoredAnswers(answersText);
  return questions.map(({ questionId, gain, before, after }) => ({
    questionId,
    answer: shortened(Object.hasOwn(answers, questionId) ? answers[questionId] : undefined),
    before: before === undefined ? null : markOf(questionResultSchema.parse(JSON.parse(before.text))),
    after: after === undefined ? null : markOf(after.result),
    gain,
  }));
}

function markOf(result: QuestionResult) {
  return { marks: result.marksAwarded, maxMarks: result.maxMarks, reason: explainResult(result) };
}

const longestAnswer = 200;

function shortened(answer: Answer | undefined): string | null {
  if (answer === undefined) return null;
  const given = [answer.choice === answer.value ? '' : answer.choice, answer.reason ?? answer.value]
    .filter(Boolean)
    .join(': ');
  return given.length > longestAnswer ? `${given.slice(0, longestAnswer)}…` : given;
}
