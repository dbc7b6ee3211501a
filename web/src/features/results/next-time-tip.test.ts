import type { QuestionResult } from '@markwell/marking-core';
import { describe, expect, it } from 'vitest';
import { nextTimeTip } from './next-time-tip.ts';

const wrong: QuestionResult = {
  questionId: 'q1',
  isCorrect: false,
  maxMarks: 1,
  marksAwarded: 0,
  feedback: '',
  evidence: [],
  confidence: 1,
};
const studyTip = 'Count the crests.';

describe('nextTimeTip', () => {
  it.each([
    ['the study tip alone, where the reason says nothing', { studyTip }, wrong, studyTip],
    [
      'the habit before the study tip',
      { studyTip },
      { ...wrong, refusal: 'unanswered' as const },
      'Write something for every question: a good try can score, an empty line cannot. Count the crests.',
    ],
    [
      'the habit alone, where the question has no tip',
      { studyTip: null },
      { ...wrong, refusal: 'incomplete' as const },
      'Give both parts: pick an answer and explain why.',
    ],
    [
      'something to do even for a question that is not known',
      undefined,
      wrong,
      'Read the question again, underline its key word, and look that word up in your notes.',
    ],
  ])('gives %s', (_reason, question, result, tip) => {
    expect(nextTimeTip(question, result)).toBe(tip);
  });
});
