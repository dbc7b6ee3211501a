import { expect, it } from 'vitest';
import type { DraftQuestion } from '../../../../contract/homework-draft.ts';
import type { Paper } from '../paper/paper.ts';
import { writeGift } from '../write-gift.ts';
import { writeMoodleXml } from './moodle-xml.ts';

/** The shares that Moodle takes, without those that no number of options needs; it refuses a question with any other. */
const taken = [100, 50, 33.33333, 25, 20, 16.66667, 14.28571, 12.5, 11.11111, 10, 5, 0];

function paperWith(right: number): Paper {
  const options = Array.from({ length: right + 2 }, (_, index) => `option ${index + 1}`);
  const question = {
    ...{ id: 'q1', type: 'multiple-response', question: 'Which?', description: null, marks: right },
    ...{ options, correctAnswers: options.slice(0, right), partMarks: 'right-less-wrong' },
    ...{ studyTip: null, diagramPath: null, diagramAlt: null, table: null },
  } satisfies DraftQuestion;
  const one = { question, label: 'Q1', picture: undefined, sound: undefined, material: [], isShared: false };
  const assignment = { title: 'T', description: '' } as Paper['assignment'];
  return { assignment, questions: [one] };
}

it.each([
  [1, 100, 'all'],
  [3, 33.33333, 'a third'],
  [7, 14.28571, 'a seventh'],
  [10, 10, 'a tenth'],
  [11, 10, 'there is no eleventh, so ten of them are enough'],
  [19, 10, 'nor a nineteenth'],
  [20, 5, 'a twentieth'],
  [30, 5, 'there is no thirtieth, so twenty of them are enough'],
])('each of %i right options has %d per cent in Moodle: %s', async (right, share) => {
  for (const [write, fraction] of [
    [writeMoodleXml, /fraction="(-?[\d.]+)"/gu],
    [writeGift, /~%(-?[\d.]+)%/gu],
  ] as const) {
    const lost: string[] = [];
    const written = String(await write(paperWith(right), (what) => lost.push(what)));
    const shares = [...written.matchAll(fraction)].map(([, one]) => Number(one));
    expect(shares).toEqual([...Array(right).fill(share), -share, -share]);
    expect(shares.every((one) => taken.includes(Math.abs(one)))).toBe(true);
    expect(lost.some((what) => what.includes('no share this small'))).toBe(share * right > 101);
  }
});
