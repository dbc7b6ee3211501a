import { describe, expect, it } from 'vitest';
import type { SubmissionStatus } from '../../lib/outbox/outbox-notices.ts';
import {
  handedInMarks,
  isMarkedByServer,
  marksAsTheyStand,
  needsMarkingAgain,
  serverMarkedOtherwise,
} from './marks-on-screen.ts';
import { answersOf, markingOf, receiptWith, submitted } from './testing/examples.ts';

const ownKey = submitted();
const noKey = submitted({ submission: { ...submitted().submission, marker: undefined, marking: undefined } });
const server = markingOf('q1ai', 'q1b');
const same: SubmissionStatus = { kind: 'saved', receipt: receiptWith(server, false) };
const other: SubmissionStatus = { kind: 'saved', receipt: receiptWith(server, true) };
const waiting: SubmissionStatus = { kind: 'waiting', onPageOnly: false };
const again = { answers: answersOf({ q1ai: '3' }), marking: markingOf() };

describe('marksAsTheyStand', () => {
  it.each([
    ['those of changed answers', { ...ownKey, again }, same, again.marking],
    ['those of what was handed in, where nothing has changed', ownKey, same, server],
  ])('are %s', (_which, attempt, status, marks) => {
    expect(marksAsTheyStand(attempt, status)).toBe(marks);
  });
});

describe('handedInMarks', () => {
  it.each([
    ['the page’s own while the attempt waits', ownKey, waiting, ownKey.submission.marking],
    ['the server’s once there is a receipt', ownKey, same, server],
    ['the server’s, whatever changed answers would score', { ...ownKey, again }, same, server],
    ['the page’s own likewise', { ...ownKey, again }, waiting, ownKey.submission.marking],
    ['none while only the server can mark and has not', noKey, waiting, undefined],
    ['the server’s where only the server can mark', noKey, same, server],
  ])('are %s', (_which, attempt, status, marks) => {
    expect(handedInMarks(attempt, status)).toBe(marks);
  });
});

describe('serverMarkedOtherwise', () => {
  it.each([
    ['a receipt that differs from the page’s marks', ownKey, other, true],
    ['a receipt that agrees', ownKey, same, false],
    ['no receipt yet', ownKey, waiting, false],
    ['a receipt where the page had no marks', noKey, other, false],
  ])('for %s', (_case, attempt, status, differs) => {
    expect(serverMarkedOtherwise(attempt, status)).toBe(differs);
  });
});

describe('isMarkedByServer', () => {
  it.each([
    ['the page has the key', ownKey, same, false],
    ['the page has the key and the server marked otherwise', ownKey, other, true],
    ['the page has no key', noKey, waiting, true],
  ])('where %s', (_case, attempt, status, byServer) => {
    expect(isMarkedByServer(attempt, status)).toBe(byServer);
  });
});

describe('needsMarkingAgain', () => {
  it.each([
    ['what was submitted is on screen', submitted(), false],
    ['an answer changed', submitted({ answers: again.answers }), true],
    ['the change is marked', submitted({ answers: again.answers, again }), false],
    ['it changed once more', submitted({ answers: answersOf({}), again }), true],
  ])('where %s', (_case, attempt, needs) => {
    expect(needsMarkingAgain(attempt)).toBe(needs);
  });
});
