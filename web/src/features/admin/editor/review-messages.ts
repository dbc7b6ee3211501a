import type { DraftMessage } from '@markwell/server/contract';
import { type DraftReview, findQuestion, keptQuestions, repeatedLabels, sure } from './draft-review.ts';
import { isBlocked } from './question-problems.ts';

type Path = readonly (string | number)[];

/**
 * The reader's messages not yet dealt with: about a field unchanged since it was read, or a line still
 * unused. An error about a question counts as dealt with once the question is changed; the server has the
 * last word.
 */
export function openMessages(review: DraftReview): DraftMessage[] {
  return review.draft.messages.filter((message) => !isDealtWith(review, message));
}

function isDealtWith(review: DraftReview, { path, place, severity }: DraftMessage): boolean {
  if (path === null) return place !== null && isUsed(review, place.number);
  if (path.length === 0) return false;
  const key = questionOf(path);
  if (key === undefined) return path[0] !== 'questions' && differs(review.draft.assignment, review.details, path);
  // Whether points go together with the marks hangs on both; the summary says of them what holds now.
  const isOfWhole = severity === 'error' || path[2] === 'markingPoints';
  return findQuestion(review, key)?.isDropped === true || isChanged(review, key, isOfWhole ? [] : path.slice(2));
}

/** Whether a person has made the line of a paragraph part of a question that is kept. */
function isUsed(review: DraftReview, paragraph: number): boolean {
  return review.usedLines.some(({ line, key }) => {
    const used = review.draft.lines?.[line];
    const isKept = findQuestion(review, key)?.isDropped === false;
    return isKept && used?.isOfKey !== true && used?.place?.number === paragraph;
  });
}

/** Whether a question that was read, or a field of it, is another one now. */
function isChanged(review: DraftReview, key: number, path: Path): boolean {
  return differs(review.draft.assignment.questions[key], findQuestion(review, key)?.question, path);
}

function differs(before: unknown, now: unknown, path: Path): boolean {
  return JSON.stringify(valueAt(before, path)) !== JSON.stringify(valueAt(now, path));
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );
}

/** The key of the question that a path leads into; none for what belongs to the homework as a whole. */
export function questionOf(path: Path | null): number | undefined {
  const [list, index] = path ?? [];
  return list === 'questions' && typeof index === 'number' ? index : undefined;
}

/** Names of fields of a question that the reader is not sure of and nobody has changed: 'marks', 'correctAnswers'. */
export function doubtfulFields(review: DraftReview, key: number): string[] {
  const names = review.draft.fields.flatMap(({ path, confidence }) =>
    questionOf(path) === key && confidence < sure && !isChanged(review, key, path.slice(2))
      ? String(path[2] ?? '')
      : [],
  );
  return [...new Set(names)].filter((name) => name !== '');
}

/** How the key of a question is read, until somebody changes the question: the editor says it then. */
export function keyReadingOf(review: DraftReview, key: number) {
  return isChanged(review, key, []) ? undefined : review.draft.keys?.find(({ question }) => question === key)?.reading;
}

/** What must be put right before the homework can be stored, a sentence each. */
export function blockers(review: DraftReview): string[] {
  if (review.isLeftOut) return [];
  const kept = keptQuestions(review);
  const wrong = kept.filter(({ question }) => isBlocked(question, 'storing')).length;
  // That no question was found is dealt with by one that was added.
  const errors = openMessages(review).filter(
    ({ severity, path }) =>
      severity === 'error' && questionOf(path) === undefined && !(path?.[0] === 'questions' && kept.length > 0),
  );
  return [
    ...(review.details.title.trim() === '' ? ['Give the homework a title.'] : []),
    ...(kept.length === 0 ? ['It has no questions. Leave it out, add a question or put one back.'] : []),
    ...errors.map(({ message }) => message),
    ...repeatedLabels(review).map((label) => `Two questions have the label ‘${label}’. Give each its own.`),
    ...(wrong > 0 ? [wrong === 1 ? '1 question needs correcting.' : `${wrong} questions need correcting.`] : []),
    ...(review.draft.sameAs.length > 0 && !review.storesAgain
      ? ['It was stored before. Say whether to store it again or leave it out.']
      : []),
  ];
}

/** How many of its questions can be stored and not be released yet, because nobody has said what is right. */
export function waitingForRelease(review: DraftReview): number {
  return keptQuestions(review).filter(({ question }) => isBlocked(question, 'release')).length;
}
