import type { DraftQuestion, FileLine } from '@markwell/server/contract';
import { describe, expect, it } from 'vitest';
import { dropQuestion, joinWithAbove } from '../editor/change-list.ts';
import { correctedAssignment, type DraftReview, startReview } from '../editor/draft-review.ts';
import { draft, question } from '../editor/testing/drafts.ts';
import { compareLines, likelyQuestion } from './compare-lines.ts';
import { addLine, type LineRole, makeQuestion, withText } from './use-line.ts';

const line = (number: number, text: string, questions: number[] = [], change: Partial<FileLine> = {}): FileLine => ({
  place: { unit: 'paragraph', number },
  text,
  became: questions.length > 0 ? 'question' : 'nothing',
  questions,
  ...change,
});
const at = (index: number, number: number) => ({
  path: ['questions', index, 'question'],
  place: { unit: 'paragraph' as const, number },
  confidence: 0.9,
});
const start = () =>
  startReview(
    draft({
      fields: [at(0, 2), at(1, 5)],
      lines: [
        line(1, '1. Where is it?  [3]'),
        line(2, 'What is the unit of force?', [0]),
        line(3, '2. What is mass?'),
        line(5, 'What is the unit of force?', [1]),
        line(6, 'kilogram'),
        line(3, 'grams', [], { isOfKey: true }),
        { ...line(0, 'seen by another'), place: null },
      ],
    }),
  );
const texts = (review: DraftReview) => correctedAssignment(review).questions.map((one) => one.question);
const known = 'What is the unit of force?';

describe('makeQuestion', () => {
  it.each([
    ['above the first', 0, ['Where is it?', known, known]],
    ['between two', 2, [known, 'What is mass?', known]],
    ['below the last', 4, [known, known, 'kilogram']],
    ['from the file of answers, whose paragraphs are others', 5, [known, known, 'grams']],
    ['from nowhere in particular', 6, [known, known, 'seen by another']],
  ])('%s', (_reason, index, expected) => expect(texts(makeQuestion(start(), index).review)).toEqual(expected));

  it('has the marks that stand behind it', () => {
    expect(correctedAssignment(makeQuestion(start(), 0).review).questions[0]).toMatchObject({ marks: 3, id: 'q3' });
  });

  it('makes two in the order of their lines, whichever comes first', () => {
    const review = makeQuestion(makeQuestion(start(), 4).review, 2).review;
    expect(texts(review)).toEqual([known, 'What is mass?', known, 'kilogram']);
  });
});

describe('compareLines', () => {
  const fates = (review: DraftReview) =>
    compareLines(review).map(({ questions, isNothing }) =>
      isNothing ? 'nothing' : questions.map(({ number }) => number).join(' '),
    );

  it('says what each line is part of, by the numbers on the screen', () =>
    expect(fates(start())).toEqual(['nothing', '1', 'nothing', '2', 'nothing', 'nothing', 'nothing']));
  it('knows a line of which a question was made', () =>
    expect(fates(makeQuestion(start(), 2).review).slice(0, 4)).toEqual(['nothing', '1', '2', '3']));
  it('knows a line that was added to a question', () => expect(fates(addLine(start(), 4, 1, 'answer'))[4]).toBe('2'));
  it('follows a question that was joined with another', () => expect(fates(joinWithAbove(start(), 1))[3]).toBe('1'));
  it('tells what went with a dropped question from what nobody read', () => {
    const [, asked] = compareLines(dropQuestion(start(), 0));
    expect(asked).toMatchObject({ questions: [], isDropped: true, isNothing: false });
  });
  it('calls a line nothing again when what it was added to is dropped', () =>
    expect(fates(dropQuestion(addLine(start(), 4, 1, 'answer'), 1))[4]).toBe('nothing'));
});

describe('likelyQuestion', () => {
  it.each([
    ['the one above it', 4, 1],
    ['the first for what is above all', 0, 0],
    ['the last for what is among the answers', 5, 1],
  ])('%s', (_reason, index, expected) => {
    const compared = compareLines(start())[index];
    expect(compared && likelyQuestion(start(), compared)).toBe(expected);
  });
});

describe('withText', () => {
  const choice = question({ type: 'multiple-choice', options: ['newton', 'joule'], correctAnswers: [] });
  it.each<[reason: string, before: DraftQuestion, line: string, role: LineRole, after: Partial<DraftQuestion>]>([
    ['more text', question(), 'Give its sign.', 'question', { question: `${known}\nGive its sign.` }],
    ['text before', question({ description: 'One.' }), 'Two.', 'description', { description: 'One.\n\nTwo.' }],
    ['a first study tip', question(), 'Tip: look it up', 'studyTip', { studyTip: 'look it up' }],
    ['one more answer', question(), 'Answer: N', 'answer', { correctAnswers: ['newton', 'N'] }],
    ['an option makes it a choice', question(), 'B) joule', 'option', { type: 'multiple-choice', options: ['joule'] }],
    ['the letter of an option', choice, 'Answer: B', 'answer', { correctAnswers: ['joule'] }],
    [
      'an option by its words',
      choice,
      'Newton',
      'answer',
      { correctAnswers: ['newton'], options: ['newton', 'joule'] },
    ],
    ['an answer that is no option yet', choice, 'watt', 'answer', { options: ['newton', 'joule', 'watt'] }],
    ['a letter for the truth', question({ type: 'true-false' }), 'F', 'answer', { correctAnswers: ['false'] }],
    [
      'a point among points',
      question({ markingPoints: [{ answers: ['hot'], marks: 2 }] }),
      'wet',
      'answer',
      {
        markingPoints: [
          { answers: ['hot'], marks: 2 },
          { answers: ['wet'], marks: 1 },
        ],
      },
    ],
    [
      'an answer to what was only to be read',
      question({ type: 'information', marks: 0, correctAnswers: [] }),
      'wet',
      'answer',
      { type: 'text', marks: 1, correctAnswers: ['wet'] },
    ],
  ])('%s', (_reason, before, text, role, after) => expect(withText(before, text, role)).toMatchObject(after));
});
