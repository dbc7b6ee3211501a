import { expect, it } from 'vitest';
import { isClosingRemark } from './closing-remarks.ts';

it.each([
  'Let me know if you’d like a version with harder questions! 😊',
  'Thank you! Please leave the sheets on my desk.',
  'Self-assessment',
  'END OF TEST – now check your work!',
  'Challenge: Make a model of a cell at home.',
  'Parent/carer signature: ________',
  'Even numbers',
  'Finished? Draw the parts of a microscope in your book.',
  'Enter your answer',
  'Correct answers are marked with a *',
  'The right answer is underlined.',
  'Answers are on page 2',
  'Correct answers in bold',
  '(* = correct answer)',
])('%s is none of the question above', (text) => expect(isClosingRemark(text)).toBe(true));

it.each([
  'Thank you is said after a meal. Why?',
  'thank you',
  'Challenge: Why is the sky blue?',
  'End of life: what happens to a star?',
  'The answer is given by Ohm’s law.',
  'Answer: in bold letters',
  'Even numbers can be divided by two.',
])('%s is part of one', (text) => expect(isClosingRemark(text)).toBe(false));
