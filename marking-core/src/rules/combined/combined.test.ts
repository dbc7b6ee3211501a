import { describe, expect, it } from 'vitest';
import { bindRule } from '../marking-rules.ts';
import { checkRuleCases } from '../testing/check-rule-cases.ts';
import { bySide } from './mark-combined.ts';

checkRuleCases({
  asks: 'whether the test was fair, and why',
  rule: {
    kind: 'combined',
    expected: 'yes',
    sides: {
      yes: {
        accept: ['same volume of water'],
        allow: ['same/equal amount (of) water'],
        reject: ['same mass of crisp'],
        insufficient: ['same', 'fair'],
      },
      no: { accept: ['distance of the flame was different'], allow: ['flame > different/not_same distance'] },
    },
  },
  maxMarks: 1,
  profile: 'year8',
  type: 'combined',
  cases: [
    [{ choice: 'yes', reason: 'same volume of water' }, 1, 1, 'the expected side with its reason'],
    [{ choice: 'Yes.', reason: 'they used the same amount of water' }, 1, 0, 'the reason in allowed wording'],
    [{ choice: ' YES!! ', reason: 'same volume of water' }, 1, 1, 'the choice with spaces, capitals and signs'],
    [{ choice: 'no', reason: 'distance of the flame was different' }, 1, 1, 'the other side with its own reason'],
    [{ choice: 'no', reason: 'same volume of water' }, 0, 0, 'a reason that goes with the other side'],
    [{ choice: 'yes', reason: 'distance of the flame was different' }, 0, 0, 'and the other way round'],
    [{ choice: 'yes', reason: 'not the same volume of water' }, 0, 1, 'the reason denied', 'negated'],
    [{ choice: 'yes', reason: 'it was fair' }, 0, 0, 'a reason that says nothing', 'insufficient'],
    [{ choice: 'yes', reason: 'same volume of water and same mass of crisp' }, 0, 1, 'something that is rejected'],
    [{ choice: 'maybe', reason: 'same volume of water' }, 0, 0, 'no side', 'wrong-option'],
    [{ choice: 'yes', reason: '' }, 0, 0, 'a choice without a reason', 'incomplete'],
    [{ choice: '', reason: 'same volume of water' }, 0, 0, 'a reason without a choice'],
  ],
});

checkRuleCases({
  asks: 'a question in which one side is always wrong',
  rule: { kind: 'combined', expected: 'no', sides: { no: { accept: ['copper is less reactive'] } } },
  maxMarks: 2,
  type: 'combined',
  cases: [
    [{ choice: 'no', reason: 'copper is less reactive' }, 2, 2, 'all marks'],
    [{ choice: 'yes', reason: 'copper is less reactive' }, 0, 0, 'a side that never scores'],
    [{ choice: 'no', reason: 'copper is more reactive' }, 0, 0, 'the opposite reason'],
  ],
});

describe('what a combined question tells of a choice', () => {
  const half = {
    marks: 1,
    evidence: [],
    refusal: undefined,
    confidence: 1,
    feedback: undefined,
    missing: undefined,
    parts: undefined,
    state: undefined,
    slots: undefined,
    told: undefined,
  };
  const marker = bySide({ kind: 'combined', expected: 'yes', sides: { yes: { accept: ['x'] } } }, () => () => half);

  it.each<[choice: string, maxMarks: number, feedback: string | undefined, why: string]>([
    ['yes', 2, 'Correct choice but insufficient explanation', 'the choice is right'],
    ['no', 2, 'Incorrect choice or explanation', 'it is not'],
    ['yes', 1, undefined, 'all marks have the usual words'],
  ])('%s, with 1 of %i marks: %s, where %s', (choice, maxMarks, feedback) => {
    expect(marker({ text: 'x', choice }, maxMarks).feedback).toBe(feedback);
  });

  it('names what the expected side accepts, and nothing where it accepts nothing', () => {
    expect(
      bindRule({ kind: 'combined', expected: 'yes', sides: { yes: { accept: ['same volume'] } } }).expected,
    ).toEqual(['same volume']);
    expect(bindRule({ kind: 'combined', expected: 'no', sides: {} }).expected).toEqual([]);
  });
});
