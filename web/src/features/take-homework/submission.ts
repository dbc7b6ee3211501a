import {
  type Answer,
  type AttemptMarking,
  isAnswered,
  type QuestionResult,
  questionLabels,
} from '@markwell/marking-core';
import type { OutboxEntry } from '../../lib/outbox/outbox-entry.ts';
import type { Answering, Submitted } from './attempt.ts';
import type { PageRules } from './quiz-page.ts';

interface SubmissionFacts {
  readonly key: string;
  /** When Submit was pressed, in milliseconds since 1970. */
  readonly at: number;
  /** The page's own marks, as a claim; none where only the server can mark. */
  readonly marking: AttemptMarking | undefined;
}

const millisecondsPerMinute = 60_000;

/** The attempt as it goes to the outbox and from there to `POST /api/quiz-attempts` (spec part 1, section 7). */
export function toOutboxEntry(
  { details, homework, startedAt, startToken, answers }: Answering | Submitted,
  { assignmentId, answersAs }: PageRules,
  { key, at, marking }: SubmissionFacts,
): OutboxEntry {
  const given = homework.questions.map(({ id }) => answers[id]).filter(isAnswered);
  const labels = questionLabels(homework.questions);
  const answersById: Record<string, Answer> = Object.fromEntries(given.map((answer) => [answer.questionId, answer]));
  return {
    key,
    createdAt: at,
    student: details,
    labels: Object.fromEntries(given.map(({ questionId }) => [questionId, labels.get(questionId) ?? questionId])),
    attempt: {
      assignmentId,
      answers: answersAs === 'object' ? answersById : given,
      ...(marking && claimOf(marking)),
      startedAt: new Date(startedAt).toISOString(),
      timeSpentMinutes: Math.max(0, Math.floor((at - startedAt) / millisecondsPerMinute)),
      homeworkId: homework.id,
      schemeVersion: homework.schemeVersion,
      answersById,
      ...(startToken !== undefined && { startToken }),
    },
  };
}

function claimOf({ results, totalMarks, maxMarks, percentageText, grade }: AttemptMarking) {
  return { results: results.map(sentResult), totalMarks, maxMarks, percentage: percentageText, grade };
}

function sentResult({ questionId, isCorrect, maxMarks, marksAwarded, feedback }: QuestionResult) {
  return { questionId, isCorrect, maxMarks, marksAwarded, feedback };
}
