import type { AttemptMarking } from '@markwell/marking-core';
import type { SubmissionStatus } from '../../lib/outbox/outbox-notices.ts';
import type { Submitted } from './attempt.ts';

/** The server's receipt for the submission, once there is one. */
function receiptOf(status: SubmissionStatus | undefined) {
  return status?.kind === 'saved' ? status.receipt : undefined;
}

/** The marks of what was handed in: the server's, else the page's own; none while only the server can mark and has not yet. */
export function handedInMarks(attempt: Submitted, status: SubmissionStatus | undefined): AttemptMarking | undefined {
  return receiptOf(status)?.marking ?? attempt.submission.marking;
}

/** The marks of the current answers: of those changed since Submit if marked, else of those handed in. */
export function marksAsTheyStand(attempt: Submitted, status: SubmissionStatus | undefined): AttemptMarking | undefined {
  return attempt.again?.marking ?? handedInMarks(attempt, status);
}

/** Whether answers have changed since the marks on screen were given, so that they are to be marked again. */
export function needsMarkingAgain({ answers, again, submission }: Submitted): boolean {
  return answers !== (again?.answers ?? submission.answers);
}

/** Until when what was expected is kept back, where it is: changed answers are not marked before. */
export function answersKept(status: SubmissionStatus | undefined) {
  return receiptOf(status)?.answersKept;
}

/** Whether the server's marks differ from those that this page had shown. */
export function serverMarkedOtherwise(attempt: Submitted, status: SubmissionStatus | undefined): boolean {
  return attempt.submission.marking !== undefined && receiptOf(status)?.differsFromClaim === true;
}

/** Whether changed answers are marked by the server: where the page has not got the key, or the server's marks were others. */
export function isMarkedByServer(attempt: Submitted, status: SubmissionStatus | undefined): boolean {
  return attempt.submission.marker === undefined || serverMarkedOtherwise(attempt, status);
}
