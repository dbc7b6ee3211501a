import { expect, it } from 'vitest';
import { completedGaps } from './completed.ts';

it.each([
  ['one gap at the end', 'The unit of force is the ____.', 'The unit of force is the newton.', ['newton']],
  ['several', 'A ____ has ____ legs and no wings.', 'A spider has eight legs and no wings.', ['spider', 'eight']],
  [
    'below an instruction',
    'Fill in the gaps.\nPure ice ______ at 0 °C.',
    'Fill in the gaps. Pure ice melts at 0 °C.',
    ['melts'],
  ],
  ['an answer by itself', 'The unit of force is the ____.', 'newton', undefined],
  ['no gap', 'What is the unit of force?', 'What is the unit of force? newton', undefined],
  ['little beside the gap', '____ is ____', 'what is it', undefined],
])('%s', (_reason, text, said, answers) => expect(completedGaps(text, said)).toEqual(answers));
