import { describe, expect, it } from 'vitest';
import { nextTimeTips } from './next-time-tip.ts';

const studyTip = 'Count the crests.';
const tried = 'Write something for every question: a good try can score, an empty line cannot.';
const above = 'It is under “Ready to Improve?” at the top.';
const unanswered = (questionId: string, tip?: string) => ({
  question: { studyTip: tip },
  result: { questionId, refusal: 'unanswered' as const },
});

describe('nextTimeTips', () => {
  it.each<[reason: string, answers: Parameters<typeof nextTimeTips>[0], shared: string[], own: string[]]>([
    [
      'the study tip alone, where the reason says nothing',
      [{ question: { studyTip }, result: { questionId: 'q1' } }],
      [],
      [studyTip],
    ],
    ['the habit before the study tip', [unanswered('q1', studyTip)], [], [`${tried} ${studyTip}`]],
    ['the habit alone, where the question has no tip', [unanswered('q1')], [], [tried]],
    [
      'something to do even for a question that is not known',
      [{ question: undefined, result: { questionId: 'q1' } }],
      [],
      ['Read the question again, underline its key word, and look that word up in your notes.'],
    ],
    [
      'a habit of several answers once',
      [unanswered('q1', studyTip), unanswered('q2', 'Mind the unit.')],
      [tried],
      [studyTip, 'Mind the unit.'],
    ],
    [
      'a study tip of several questions once',
      [unanswered('q1', studyTip), unanswered('q2', studyTip)],
      [tried, studyTip],
      [above, above],
    ],
  ])('gives %s', (_reason, answers, shared, own) => {
    const tips = nextTimeTips(answers);
    expect(tips.shared).toEqual(shared);
    expect([...tips.own.values()]).toEqual(own);
  });
});
