import type { QueueDraft } from '@markwell/server/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HttpError } from '../../lib/http-error.ts';
import type { Decided, Press } from './decisions.ts';
import { createDraftSaver } from './draft-saver.ts';

const group = (key: string): Decided => ({
  ...{ key, homework: { id: 2, title: 'Waves' }, questionId: 'q1b', answer: key, choice: null },
  ...{ maxMarks: 1, marks: 0, version: 1 },
});
const empty: QueueDraft = { decisions: [], token: 't' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A saver whose server answers as it is told, one press after the other. */
function saverWith(...answers: (Error | 'ok')[]) {
  const sent: string[] = [];
  const send = async ({ group: { key }, marks }: Press) => {
    sent.push(`${key} ${marks}`);
    const answer = answers.shift() ?? 'ok';
    if (answer !== 'ok') throw answer;
    return empty;
  };
  return { saver: createDraftSaver({ send, onSaved: () => {} }), sent };
}

it('saves one press after the other, the last of those that wait for each group', async () => {
  const { saver, sent } = saverWith();
  for (const [key, marks] of [
    ['a', 1],
    ['b', 0],
    ['c', 1],
    ['b', 1],
    ['a', null],
  ] as const)
    saver.press({ group: group(key), marks });
  expect(saver.state().pending).toHaveLength(4);
  await vi.runAllTimersAsync();
  expect(sent).toEqual(['a 1', 'c 1', 'b 1', 'a null']);
  expect(saver.state()).toEqual({ pending: [], isOffline: false, problem: undefined });
});

it.each([
  ['no connection', new TypeError('Failed to fetch')],
  ['a server that starts anew', new HttpError(503, '')],
])('keeps trying with %s, says so, and loses nothing', async (_label, error) => {
  const { saver, sent } = saverWith(error, error);
  saver.press({ group: group('a'), marks: 1 });
  saver.press({ group: group('b'), marks: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(saver.state()).toMatchObject({ isOffline: true, pending: [{ marks: 1 }, { marks: 0 }] });
  saver.tryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(saver.state().isOffline).toBe(true);
  await vi.runAllTimersAsync();
  expect(saver.state()).toMatchObject({ isOffline: false, pending: [] });
  expect(sent).toEqual(['a 1', 'a 1', 'a 1', 'b 0']);
});

it('says why a press is refused, and goes on with the next', async () => {
  const { saver, sent } = saverWith(new HttpError(403, '{"error":"Not one of your classes."}'));
  saver.press({ group: group('a'), marks: 1 });
  saver.press({ group: group('b'), marks: 0 });
  await vi.runAllTimersAsync();
  expect(saver.state()).toMatchObject({ pending: [], problem: 'Not one of your classes.' });
  expect(sent).toEqual(['a 1', 'b 0']);
});
