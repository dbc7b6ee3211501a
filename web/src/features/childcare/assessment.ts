import { type Answer, type Answers, isAnswered } from '@markwell/marking-core';
import { type ChildcareReceipt, isName, type StudentDetails } from '@markwell/server/contract';
import type { Draft } from '../../lib/draft.ts';
import { msg, type TextKey, t } from '../../lib/texts.ts';
import type { AssignmentValue } from './chosen-assignment.ts';

/** Who takes the assessment, and what for; anything may still be missing (spec part 2, section 4). */
export interface Info {
  readonly stage: 'info';
  readonly details: StudentDetails;
  readonly assignment: AssignmentValue | undefined;
}

/** The state of handing in. A failure changes nothing: the answers stay, and can be sent again. */
export type Sending =
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly reason: string };

/** The key that certain answers were sent under: sent again as they are, they are the same submission. */
export interface SentAs {
  readonly key: string;
  readonly answers: Answers;
}

export interface Taking {
  readonly stage: 'assessment';
  /** Trimmed, and complete. */
  readonly details: StudentDetails;
  readonly assignment: AssignmentValue;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Proves to the server when it was started; absent if it could not be fetched. */
  readonly startToken: string | undefined;
  readonly answers: Answers;
  /** Answers that the same student left on this device, offered until taken or declined. */
  readonly draft: Draft | undefined;
  readonly sending: Sending;
  readonly sentAs: SentAs | undefined;
}

export interface Results {
  readonly stage: 'results';
  readonly details: StudentDetails;
  readonly assignment: AssignmentValue;
  readonly receipt: ChildcareReceipt;
}

export type Assessment = Info | Taking | Results;

export type AssessmentEvent =
  | { readonly type: 'details-changed'; readonly details: Partial<StudentDetails> }
  | { readonly type: 'assignment-chosen'; readonly assignment: AssignmentValue | undefined }
  | { readonly type: 'started'; readonly at: number; readonly draft: Draft | undefined }
  | { readonly type: 'start-noted'; readonly startToken: string }
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'draft-taken' }
  | { readonly type: 'draft-declined' }
  | { readonly type: 'sent'; readonly key: string }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'received'; readonly receipt: ChildcareReceipt }
  | { readonly type: 'retaken' };

/** An assessment that nobody has started; `assignment` is the one of the card that led here, if any. */
export function newAssessment(assignment?: AssignmentValue): Info {
  return { stage: 'info', details: { name: '', studentClass: '', teacher: '' }, assignment };
}

/** What an event makes of the assessment; one that does not belong to its stage changes nothing. */
export function nextAssessment(assessment: Assessment, event: AssessmentEvent): Assessment {
  if (event.type === 'retaken') return newAssessment();
  switch (assessment.stage) {
    case 'info':
      return nextInfo(assessment, event);
    case 'assessment':
      return nextTaking(assessment, event);
    case 'results':
      return assessment;
  }
}

function nextInfo(info: Info, event: AssessmentEvent): Assessment {
  switch (event.type) {
    case 'details-changed':
      return { ...info, details: { ...info.details, ...event.details } };
    case 'assignment-chosen':
      return { ...info, assignment: event.assignment };
    case 'started': {
      const { details, assignment } = info;
      if (assignment === undefined || startBlocked(info) !== undefined) return info;
      return {
        stage: 'assessment',
        details: { ...details, name: details.name.trim() },
        assignment,
        startedAt: event.at,
        startToken: undefined,
        answers: {},
        draft: event.draft,
        sending: { kind: 'not-sent' },
        sentAs: undefined,
      };
    }
    default:
      return info;
  }
}

function nextTaking(taking: Taking, event: AssessmentEvent): Assessment {
  switch (event.type) {
    case 'answered':
      // What is on its way is what was on screen when Submit was pressed.
      if (taking.sending.kind === 'sending') return taking;
      return { ...taking, answers: withAnswer(taking.answers, event.answer) };
    case 'start-noted':
      return { ...taking, startToken: taking.startToken ?? event.startToken };
    case 'draft-taken': {
      if (taking.draft === undefined) return taking;
      const { startedAt, startToken = taking.startToken, answers: left, key } = taking.draft;
      const answers = { ...left, ...taking.answers };
      const isAsLeft = key !== undefined && Object.keys(taking.answers).length === 0;
      return {
        ...taking,
        startedAt,
        startToken,
        answers,
        draft: undefined,
        sentAs: isAsLeft ? { key, answers } : undefined,
      };
    }
    case 'draft-declined':
      return { ...taking, draft: undefined };
    case 'sent':
      return { ...taking, sending: { kind: 'sending' }, sentAs: { key: event.key, answers: taking.answers } };
    case 'failed':
      return { ...taking, sending: { kind: 'failed', reason: event.reason } };
    case 'received': {
      const { details, assignment } = taking;
      return { stage: 'results', details, assignment, receipt: event.receipt };
    }
    default:
      return taking;
  }
}

/** The answers with one of them new; one that has been rubbed out is gone. */
function withAnswer(answers: Answers, answer: Answer): Answers {
  const { [answer.questionId]: _before, ...others } = answers;
  return answer.value === '' ? others : { ...others, [answer.questionId]: answer };
}

/** What is to be done first, by what is missing: the name, the class, the assignment. */
const firstTexts: Readonly<Record<string, TextKey>> = {
  '100': msg('care.first-name'),
  '010': msg('care.first-class'),
  '001': msg('care.first-assignment'),
  '110': msg('care.first-name-class'),
  '101': msg('care.first-name-assignment'),
  '011': msg('care.first-class-assignment'),
  '111': msg('care.first-all'),
};

/** Why the assessment cannot be started yet, in a sentence; nothing when it can (spec part 2, section 5). */
export function startBlocked({ details, assignment }: Info): string | undefined {
  const missing = [!isName(details.name), details.studentClass === '', assignment === undefined];
  const why = firstTexts[missing.map(Number).join('')];
  if (why !== undefined) return t(why);
  return details.teacher === '' ? t('start.no-teacher') : undefined;
}

/** Why the answers cannot be submitted yet, in a sentence; nothing when they can. */
export function submitBlocked({ answers, sending }: Pick<Taking, 'answers' | 'sending'>): string | undefined {
  if (sending.kind === 'sending') return t('care.on-the-way');
  return Object.values(answers).some(isAnswered) ? undefined : t('start.one-answer');
}
