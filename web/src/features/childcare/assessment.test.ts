import type { ChildcareReceipt } from '@markwell/server/contract';
import { describe, expect, it } from 'vitest';
import {
  type Assessment,
  type AssessmentEvent,
  type Info,
  newAssessment,
  nextAssessment,
  startBlocked,
  submitBlocked,
  type Taking,
} from './assessment.ts';
import { assignmentOfCard } from './chosen-assignment.ts';

const details = { name: ' Robin Ash ', studentClass: '12A/Cc1', teacher: 'Mrs A. Wren' };
const ready: Info = { stage: 'info', details, assignment: 'unit1-exam' };
const draft = { savedAt: 5, startedAt: 3, answers: { q3b: { questionId: 'q3b', value: 'regression' } } };
const receipt = { reference: 'K7QM-4TXD-9FHB' } as ChildcareReceipt;

function after(start: Assessment, ...events: AssessmentEvent[]): Assessment {
  return events.reduce(nextAssessment, start);
}
function taking(...events: AssessmentEvent[]): Taking {
  const reached = after(ready, { type: 'started', at: 10, draft: undefined }, ...events);
  if (reached.stage !== 'assessment') throw new Error(`The stage is ${reached.stage}`);
  return reached;
}
const answered = (value: string): AssessmentEvent => ({ type: 'answered', answer: { questionId: 'q2a', value } });
const sent: AssessmentEvent = { type: 'sent', key: 'key-1' };
const failed: AssessmentEvent = { type: 'failed', reason: 'No connection' };

describe('the info stage', () => {
  it.each<[label: string, info: Info, reason: string | undefined]>([
    ['everything is missing', newAssessment(), 'First enter your name, choose your class and choose your assignment.'],
    ['the name has no letter', { ...ready, details: { ...details, name: '007' } }, 'First enter your name.'],
    ['the name is blank', { ...ready, details: { ...details, name: '  ' } }, 'First enter your name.'],
    [
      'class and assignment are missing',
      { ...ready, details: { ...details, studentClass: '' }, assignment: undefined },
      'First choose your class and choose your assignment.',
    ],
    [
      'the class has no teacher',
      { ...ready, details: { ...details, teacher: '' } },
      'Your class has no teacher yet. Tell your teacher.',
    ],
    ['nothing is missing', ready, undefined],
  ])('when %s', (_label, info, reason) => {
    expect(startBlocked(info)).toBe(reason);
    const { stage } = after(info, { type: 'started', at: 1, draft: undefined });
    expect(stage).toBe(reason === undefined ? 'assessment' : 'info');
  });

  it('offers the assignment of the card that led here, and of nothing else', () => {
    expect(assignmentOfCard({ assignment: 'unit2-homework' })).toBe('unit2-homework');
    for (const state of [null, undefined, 'unit2-homework', {}, { assignment: 'unit9' }, { assignment: 3 }]) {
      expect(assignmentOfCard(state)).toBeUndefined();
    }
  });
});

describe('the assessment stage', () => {
  it('keeps the name without the spaces around it', () => {
    expect(taking().details.name).toBe('Robin Ash');
  });

  it('forgets an answer that was rubbed out', () => {
    expect(taking(answered('parallel'), answered('')).answers).toEqual({});
  });

  it('goes to the results only when the answers have been received', () => {
    expect(taking(answered('parallel'), sent).sending).toEqual({ kind: 'sending' });
    expect(after(taking(answered('parallel')), sent, { type: 'received', receipt })).toMatchObject({
      stage: 'results',
      receipt,
    });
  });

  it('keeps everything when sending fails, and says why', () => {
    const before = taking(answered('parallel'));
    const { sending, sentAs, ...kept } = taking(answered('parallel'), sent, failed);
    expect(kept).toEqual({ ...before, sending: undefined, sentAs: undefined });
    expect(sending).toEqual({ kind: 'failed', reason: 'No connection' });
    expect(sentAs).toEqual({ key: 'key-1', answers: kept.answers });
  });

  it('takes no change while the answers are on their way', () => {
    expect(taking(answered('parallel'), sent, answered('solitary')).answers.q2a?.value).toBe('parallel');
  });

  it('knows changed answers as another submission, and the same ones as the same', () => {
    const same = taking(answered('parallel'), sent, failed);
    const changed = taking(answered('parallel'), sent, failed, answered('parallel play'));
    expect(same.sentAs?.answers).toBe(same.answers);
    expect(changed.sentAs?.answers).not.toBe(changed.answers);
  });

  it('takes a draft with its start, what has been written since coming first', () => {
    const offered = { ...taking(answered('parallel')), draft };
    expect(nextAssessment(offered, { type: 'draft-taken' })).toMatchObject({
      startedAt: 3,
      answers: { q3b: { value: 'regression' }, q2a: { value: 'parallel' } },
      draft: undefined,
      sentAs: undefined,
    });
    expect(nextAssessment(offered, { type: 'draft-declined' })).toMatchObject({ startedAt: 10, draft: undefined });
  });

  it('knows a draft that was sent already as the same submission while it is as it was', () => {
    const offered = { ...taking(), draft: { ...draft, key: 'key-0' } };
    const taken = nextAssessment(offered, { type: 'draft-taken' });
    expect(taken).toMatchObject({ sentAs: { key: 'key-0' } });
    const changed = nextAssessment(
      { ...offered, ...taking(answered('parallel')), draft: offered.draft },
      { type: 'draft-taken' },
    );
    expect(changed).toMatchObject({ sentAs: undefined });
  });

  it.each<[label: string, state: Pick<Taking, 'answers' | 'sending'>, reason: string | undefined]>([
    ['nothing is answered', taking(), 'Answer at least one question first.'],
    ['an answer is blank', taking(answered('  ')), 'Answer at least one question first.'],
    ['answers are on their way', taking(answered('x'), sent), 'Your answers are on their way.'],
    ['sending has failed', taking(answered('x'), sent, failed), undefined],
    ['one is answered', taking(answered('x')), undefined],
  ])('when %s', (_label, state, reason) => {
    expect(submitBlocked(state)).toBe(reason);
  });
});

it('Retake forgets everything, because computers are shared', () => {
  const results = after(taking(answered('x')), sent, { type: 'received', receipt });
  expect(nextAssessment(results, { type: 'retaken' })).toEqual(newAssessment());
});
