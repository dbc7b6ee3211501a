import { expect, it } from 'vitest';
import { energy, force, gas, lines, questionsOf } from '../../testing/short-homework.ts';

it.each([
  ...[
    'Cut out the eight counters and swap the colours.',
    'Stick this sheet into your book.',
    'Please hand in on Friday.',
  ],
  ...['Colour a face to show how you feel: ☺ ☹', 'How did you do? ☺ 😐 ☹', 'Self-assessment: tick one box.'],
  ...['I can name the planets: red / amber / green', 'Target for next time:', 'Signed by parent: ________'],
  ...[
    'PUZZLE',
    'C) Extension',
    'Extension: find out about Mars.',
    'Bonus! Colour in the picture.',
    'Finished early? Draw.',
  ],
  ...['Now check your work.', 'Watch the video before the next lesson.', 'Use your copybook if you need more space.'],
  ...['Homework due Monday', 'Remember to bring your planner.', 'Source: BBC Bitesize', '© Mr Smith 2024'],
  ...['Challenge yourself: make a model of an atom.', 'Design a poster for the wall of the hospital.'],
])('ends no question with “%s”', async (end) => {
  const plain = await questionsOf(lines(`1. ${force[0]}`, `2. ${energy[0]}`, `3. ${gas[0]}`, end));
  expect(plain?.[2]?.[0]).toBe(gas[0]);
  const ruled = [force, energy, gas].flatMap(([text], index) => [`${index + 1}. ${text}`, '__________']);
  expect((await questionsOf(lines(...ruled, end)))?.[2]?.[0]).toBe(gas[0]);
});

it.each([
  'Design a poster for the wall of the hospital.',
  'Check your work with a partner: which of you is right?',
  'Use a separate sheet to draw the graph.',
])('asks “%s” where it has a number', async (text) => {
  const found = await questionsOf(lines(`1. ${force[0]}`, `2. ${energy[0]}`, `3. ${text}`));
  expect(found?.[2]?.[0]).toBe(text);
});
