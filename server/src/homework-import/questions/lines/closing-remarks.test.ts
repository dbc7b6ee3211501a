import { expect, it } from 'vitest';
import { force, lines, questionsOf } from '../../testing/short-homework.ts';
import { isClosingRemark } from './closing-remarks.ts';

it.each([
  'Let me know if you’d like a version with harder questions! 😊',
  'Thank you! Please leave the sheets on my desk.',
  'Good luck! The test is on Friday.',
  'Best of luck with your revision',
  'Viel Glück! Der Test ist am Montag.',
  'Self-assessment',
  'END OF TEST – now check your work!',
  'Challenge: Make a model of a cell at home.',
  'Ext: draw a circuit with two bulbs in the back of your book.',
  'Parent/carer signature: ________',
  'Even numbers',
  'Finished? Draw the parts of a microscope in your book.',
  'Enter your answer',
  'Correct answers are marked with a *',
  'The right answers are in bold (staff version).',
  'The right answer is underlined.',
  'Answers are on page 2',
  'Day 1 ___ / 8     Day 2 ___ / 8     Day 3 ___ / 8',
  'Score: ____ / 10',
  'Correct answers in bold',
  '(see the answer key)',
  'Prepared by: R. Santos',
  'See separate mark scheme',
  '(* = correct answer)',
  'Turn the page upside down to check ↓',
  'How did I do?   WWW: ________   EBI: ________',
  'What went well: ____________',
])('%s is none of the question above', (text) => expect(isClosingRemark(text)).toBe(true));

it.each([
  'Thank you is said after a meal. Why?',
  'thank you',
  'Good luck! What does Macbeth mean by this?',
  'Good luck charms are an example of what?',
  'Challenge: Why is the sky blue?',
  'End of life: what happens to a star?',
  'The answer is given by Ohm’s law.',
  'Answer: in bold letters',
  'Use the answers to parts (a) and (b) to find the speed.',
  'Even numbers can be divided by two.',
  'How did you get on with the plan to heat the water?  Explain.',
  'Turn the page number into a prime factor.',
])('%s is part of one', (text) => expect(isClosingRemark(text)).toBe(false));

it.each([
  'Just let me know! 😊',
  'Would you like me to:',
  'If you’d like, I can also make a harder version.',
  'I can also turn this into a worksheet.',
  'Want me to add a mark scheme?',
  'Images and fonts: none. Please do not re-sell.',
  'Clip art from Pixabay',
  'All rights reserved.',
  'For personal and classroom use only.',
  'If you like this resource please leave a review!',
  'Copyright Science Shop 2019',
])('%s is said by a chat, or a shop', (text) => expect(isClosingRemark(text)).toBe(true));

it.each([
  'I can see the Moon because it reflects light.',
  'Shall is a modal verb.',
  'Images: real and virtual',
  'Pictures from the Moon show craters.',
  'taken from the ground',
])('%s may be an answer', (text) => expect(isClosingRemark(text)).toBe(false));

it.each([
  ['bullets', ['- make a harder version?', '- leave the answers out?']],
  ['numbers', ['1. Make a harder version', '2. Make a slideshow']],
  ['pictures', ['🎯 a harder version', '📄 a version without answers']],
])('leaves out what a chat offers, in %s', async (_how, offered) => {
  const below = ['Would you like me to:', ...offered, 'Just let me know!'];
  expect(await questionsOf(lines('1. What is the unit of force?', 'Answer: newton', ...below))).toEqual([force]);
});
