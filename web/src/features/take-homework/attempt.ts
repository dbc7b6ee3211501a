import type { Answer, Answers, AttemptMarking } from '@markwell/marking-core';
import { isAnswered } from '@markwell/marking-core';
import { isName, type StudentDetails } from '@markwell/server/contract';
import type { Draft } from '../../lib/draft.ts';
import { t } from '../../lib/texts.ts';
import type { HomeworkToTake } from './choose-homework.ts';
import type { Marker } from './keys/keyed-marker.ts';

/** The intro form: name or class may still be missing. */
export interface Intro {
  readonly phase: 'intro';
  readonly details: StudentDetails;
}

interface Started {
  /** Trimmed, and complete. */
  readonly details: StudentDetails;
  /** As it was at Start: a change of the list does not take the questions from under a student. */
  readonly homework: HomeworkToTake;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Proves to the server when it was started; absent if it could not be fetched. */
  readonly startToken: string | undefined;
  readonly answers: Answers;
}

/** Start was pressed; answers are given and nothing is marked. */
export interface Answering extends Started {
  readonly phase: 'answering';
  /** Answers that the same student left on this device, offered until taken or declined. */
  readonly draft: Draft | undefined;
}

/** Marks, and the answers they are of. */
export interface MarkedAnswers {
  readonly answers: Answers;
  readonly marking: AttemptMarking;
}

/** Submit was pressed: what was handed in stays as it was, while answers may change, are marked again and can be handed in again. */
export interface Submitted extends Started {
  readonly phase: 'submitted';
  readonly submission: {
    readonly key: string;
    readonly answers: Answers;
    /** What marks on the page; none where only the server can, and until the key has been fetched. */
    readonly marker: Marker | undefined;
    /** Whether the key is on its way, for a moment. */
    readonly isBeingMarked: boolean;
    /** The page's own marks; none likewise. */
    readonly marking: AttemptMarking | undefined;
  };
  /** Marks of answers changed after Submit. */
  readonly again: MarkedAnswers | undefined;
}

export type Attempt = Intro | Answering | Submitted;

export type AttemptEvent =
  | { readonly type: 'details-changed'; readonly details: Partial<StudentDetails> }
  | {
      readonly type: 'started';
      readonly homework: HomeworkToTake;
      readonly at: number;
      readonly draft: Draft | undefined;
    }
  | { readonly type: 'draft-taken' }
  | { readonly type: 'draft-declined' }
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'start-noted'; readonly startToken: string }
  | { readonly type: 'submitted'; readonly key: string }
  | { readonly type: 'key-fetched'; readonly key: string; readonly marker: Marker | undefined }
  | { readonly type: 'marked-again'; readonly marked: MarkedAnswers }
  | { readonly type: 'retried'; readonly kept: Answers; readonly at: number };

/** Every page's first state, whoever used it before: computers are shared. */
export const newAttempt: Intro = { phase: 'intro', details: { name: '', studentClass: '', teacher: '' } };

/** What the event makes of the attempt; the attempt itself when the event has no meaning in its state. */
export function nextAttempt(attempt: Attempt, event: AttemptEvent): Attempt {
  switch (attempt.phase) {
    case 'intro':
      return nextIntro(attempt, event);
    case 'answering':
      return nextAnswering(attempt, event);
    case 'submitted':
      return nextSubmitted(attempt, event);
  }
}

function nextIntro(attempt: Intro, event: AttemptEvent): Attempt {
  if (event.type === 'details-changed') return { ...attempt, details: { ...attempt.details, ...event.details } };
  if (event.type !== 'started' || startBlocked(attempt.details) !== undefined) return attempt;
  const details = { ...attempt.details, name: attempt.details.name.trim() };
  const { homework, at: startedAt, draft } = event;
  return { phase: 'answering', details, homework, startedAt, startToken: undefined, answers: {}, draft };
}

function nextAnswering(attempt: Answering, event: AttemptEvent): Attempt {
  switch (event.type) {
    case 'answered':
      return { ...attempt, answers: withAnswer(attempt.answers, event.answer) };
    case 'draft-taken': {
      if (attempt.draft === undefined) return attempt;
      const { startedAt, startToken = attempt.startToken } = attempt.draft;
      const answers = { ...answersTo(attempt.homework, attempt.draft.answers), ...attempt.answers };
      return { ...attempt, startedAt, startToken, answers, draft: undefined };
    }
    case 'draft-declined':
      return { ...attempt, draft: undefined };
    case 'start-noted':
      return { ...attempt, startToken: attempt.startToken ?? event.startToken };
    case 'submitted': {
      const { draft: _offered, ...started } = attempt;
      return { ...started, phase: 'submitted', submission: handedIn(attempt, event.key), again: undefined };
    }
    default:
      return attempt;
  }
}

function nextSubmitted(attempt: Submitted, event: AttemptEvent): Attempt {
  switch (event.type) {
    case 'answered':
      return { ...attempt, answers: withAnswer(attempt.answers, event.answer) };
    case 'submitted': {
      // A second click on Submit hands nothing in.
      if (!hasChanges(attempt)) return attempt;
      return { ...attempt, submission: handedIn(attempt, event.key), again: undefined };
    }
    case 'key-fetched': {
      const { submission } = attempt;
      const { key, marker } = event;
      if (key !== submission.key) return attempt;
      const marking = marker?.(submission.answers);
      return { ...attempt, submission: { ...submission, marker, marking, isBeingMarked: false } };
    }
    case 'marked-again':
      return event.marked.answers === attempt.answers ? { ...attempt, again: event.marked } : attempt;
    case 'retried': {
      const { submission: _submission, again: _again, ...started } = attempt;
      return {
        ...started,
        phase: 'answering',
        answers: event.kept,
        startedAt: event.at,
        startToken: undefined,
        draft: undefined,
      };
    }
    default:
      return attempt;
  }
}

function handedIn({ answers, homework }: Started, key: string): Submitted['submission'] {
  return { key, answers, marker: undefined, marking: undefined, isBeingMarked: homework.loadMarker !== undefined };
}

/** The answers with one of them new; one that has been rubbed out is gone. */
function withAnswer(answers: Answers, answer: Answer): Answers {
  const { [answer.questionId]: _before, ...others } = answers;
  const { value, choice = '', reason = '' } = answer;
  return value + choice + reason === '' ? others : { ...others, [answer.questionId]: answer };
}

/** Whether the answers are others than those that were handed in. */
export function hasChanges({ answers, submission }: Pick<Submitted, 'answers' | 'submission'>): boolean {
  const before = submission.answers;
  return Object.keys({ ...before, ...answers }).some((id) => given(before[id]) !== given(answers[id]));
}

function given(answer: Answer | undefined): string {
  const { value = '', choice = '', reason = '' } = answer ?? {};
  return JSON.stringify([value, choice, reason]);
}

/** The answers to questions that the homework has; an older draft may know others. */
function answersTo({ questions }: HomeworkToTake, answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => questions.some((question) => question.id === id)));
}

/** Why the homework cannot be started yet, in a sentence; nothing when it can. */
export function startBlocked({ name, studentClass }: StudentDetails): string | undefined {
  if (!isName(name)) {
    if (name.trim() !== '') return t('start.letters');
    return studentClass === '' ? t('start.name-and-class') : t('start.name');
  }
  return studentClass === '' ? t('start.class') : undefined;
}

/** Why the answers cannot be submitted yet, in a sentence; nothing when they can (spec part 1, section 5). */
export function submitBlocked(
  { details, answers }: Pick<Started, 'details' | 'answers'>,
  { submitNeedsAnAnswer }: { readonly submitNeedsAnAnswer: boolean },
): string | undefined {
  if (details.teacher === '') return t('start.no-teacher');
  if (submitNeedsAnAnswer && !Object.values(answers).some(isAnswered)) return t('start.one-answer');
  return startBlocked(details);
}
