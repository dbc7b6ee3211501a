import { describe, expect, it } from 'vitest';
import {
  chalk,
  energy,
  force,
  gas,
  lines,
  type Question,
  questionsOf,
  rocks,
} from '../../../testing/short-homework.ts';
import { spokenLine } from '../../lines/lines.ts';
import { spellAnswersBehindSigns } from './answers-behind-signs.ts';

const contact: Question = ['Name two contact forces.', [], ['friction', 'upthrust']];

describe('answers behind a sign below their questions', () => {
  it.each<[reason: string, texts: readonly string[], questions: readonly Question[]]>([
    [
      'ticks with marks',
      [
        '1. What is the unit of force?',
        '✓ newton (1)',
        '2. Name two contact forces.',
        '✓ friction (1)',
        '✓ upthrust (1)',
      ],
      [force, contact],
    ],
    [
      'ticks behind what is right',
      ['1. What is the unit of force?', 'newton ✓', '2. Name two contact forces.', 'friction ✓', 'upthrust ✓'],
      [force, contact],
    ],
    [
      'triangles below room, with parts',
      [
        ...[
          '1. (a) What is the unit of force?',
          '____________',
          '▸ newton',
          '(b) What is the unit of energy?',
          '▸ joule',
        ],
        ...['2. Name two contact forces. [2]', '____________', '▸ friction', '▸ upthrust'],
      ],
      [force, energy, contact],
    ],
    [
      'bullets, in a paper with a choice answered otherwise',
      [
        ...['1. Which rock is sedimentary?', ...rocks.map((rock, at) => `${'abcd'.charAt(at)}) ${rock}`), 'Answer: b'],
        ...['2. What is the unit of force?', '• newton', '3. Name the gas that plants take in.', '• carbon dioxide'],
      ],
      [chalk, force, gas],
    ],
    [
      'a point that begins like a question',
      [
        '1. What is the unit of force?',
        '◆ newton',
        '2. How does a fuse work? (2)',
        '◆ it melts',
        '◆ which breaks the circuit',
        '3. What is the unit of energy?',
        '◆ joule',
      ],
      [force, ['How does a fuse work?', [], ['it melts', 'which breaks the circuit']], energy],
    ],
  ])('are read: %s', async (_reason, texts, questions) =>
    expect(await questionsOf(lines(...texts))).toEqual(questions),
  );

  it('are none where every question has several, as choices have', async () => {
    const choice = (asked: string) => [asked, ...rocks.map((rock) => `• ${rock}`)];
    const read = await questionsOf(
      lines(
        ...choice('1. Which rock is sedimentary?'),
        ...choice('2. Which rock is metamorphic?'),
        'Answers',
        '1. chalk',
        '2. slate',
      ),
    );
    expect(read?.map(([, options, answers]) => [options, answers])).toEqual([
      [rocks, ['chalk']],
      [rocks, ['slate']],
    ]);
  });
});

it('looks through a document once, however many signs it has', () => {
  const codes = Array.from({ length: 0x1_fbff - 0x21_90 }, (_, index) => String.fromCodePoint(0x21_90 + index));
  const signs = codes.filter((sign) => /(?![✓✔✅☑🗸])\p{So}/u.test(sign)).slice(0, 4_000);
  const items = signs.flatMap((sign, at) => [spokenLine('What is it?', at), spokenLine(`${sign} it is ${at}`, at)]);
  const started = process.cpuUsage();
  expect(spellAnswersBehindSigns(items)).toEqual(items);
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(8);
});
