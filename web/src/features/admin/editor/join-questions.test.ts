import { expect, it } from 'vitest';
import { joinQuestions } from './join-questions.ts';
import { question } from './testing/drafts.ts';

const point = (answer: string) => ({ answers: [answer], marks: 1 });

it.each([
  [
    'options of the second make it a choice',
    question({ correctAnswers: [] }),
    question({ type: 'multiple-choice', question: 'Choose.', options: ['newton', 'joule'] }),
    { type: 'multiple-choice', options: ['newton', 'joule'], correctAnswers: ['newton'] },
  ],
  [
    'an option of both is kept once',
    question({ type: 'multiple-choice', options: ['a', 'b'] }),
    question({ type: 'multiple-choice', options: ['b', 'c'] }),
    { options: ['a', 'b', 'c'] },
  ],
  [
    'something to read takes the type of what asks',
    question({ type: 'information', marks: 0, correctAnswers: [] }),
    question({ type: 'true-false', correctAnswers: ['true'] }),
    { type: 'true-false', marks: 1, correctAnswers: ['true'] },
  ],
  [
    'a text above both is kept once',
    question({ description: 'Read this.' }),
    question({ description: 'Read this.', question: 'And why?' }),
    { description: 'Read this.', question: 'What is the unit of force?\nAnd why?' },
  ],
  [
    'points stay points',
    question({ markingPoints: [point('hot')], correctAnswers: ['hot'] }),
    question({ correctAnswers: ['wet', 'damp'], marks: 1 }),
    { markingPoints: [point('hot'), { answers: ['wet', 'damp'], marks: 1 }], correctAnswers: ['hot', 'wet', 'damp'] },
  ],
  [
    'a picture of the second is kept',
    question(),
    question({ diagramPath: '/homework-images/a.png', diagramAlt: 'A ramp' }),
    { diagramPath: '/homework-images/a.png', diagramAlt: 'A ramp' },
  ],
])('%s', (_reason, first, second, expected) => expect(joinQuestions(first, second)).toMatchObject(expected));
