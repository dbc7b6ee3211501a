import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftMarkScheme } from '../draft/draft-mark-scheme.ts';
import { markAttempt } from '../marking/mark-attempt.ts';
import type { Key } from './key.ts';
import { readKey } from './read-key.ts';

interface Case {
  readonly why: string;
  /** 'What is it?' when absent. */
  readonly question?: string;
  readonly marks?: number;
  readonly key: string[];
  /** The accepted wordings of each point. */
  readonly points: string[][];
  /** What else the key holds. */
  readonly holds?: Partial<Key>;
}
const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as Case[];
const question = 'What is it?';

describe('readKey', () => {
  it.each(cases)('$key ($why)', ({ key: lines, question: asked = question, marks = 1, points, holds = {} }) => {
    const { key } = readKey(lines, { question: asked, marks });
    expect(key.points.map(({ accept }) => accept)).toEqual(points);
    expect(key).toMatchObject(holds);
    if (holds.unread === undefined) expect(key.unread).toBeUndefined();
  });

  const word = fc.constantFrom(
    ...'oxygen accept allow reject not or and any two one from ignore do max marks mark each oe awrt 6.8 6 N (1) [1] ( ) [ ] ; , / : . = ± - – M1 A1 B1 • "x" is insufficient Level 1 both needed'.split(
      ' ',
    ),
  );
  const typed = fc.oneof(
    fc.string(),
    fc.array(word, { maxLength: 14 }).map((words) => words.join(' ')),
  );
  const lines = fc.array(typed, { minLength: 1, maxLength: 5 });

  it('puts every character into one piece, and never throws', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 6 }), (key, marks) => {
        const { pieces } = readKey(key, { question, marks });
        key.forEach((text, line) => {
          const own = pieces.filter((piece) => piece.line === line);
          expect(own.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
          expect(own.every(({ start, end }) => start < end || text === '')).toBe(true);
        });
      }),
      { numRuns: 400 },
    );
  });

  it('reads names of one or two plain words as themselves', () => {
    const plain = fc.stringMatching(/^[b-hj-z]{4,9}( [b-hj-z]{4,9})?$/);
    fc.assert(
      fc.property(plain, (name) => {
        const { key, isPlain } = readKey([name], { question, marks: 1 });
        expect([isPlain, key]).toEqual([true, { points: [{ accept: [name] }] }]);
      }),
    );
  });

  const names = fc.uniqueArray(fc.constantFrom(...'copper zinc silver tin gold lead nickel iron'.split(' ')), {
    minLength: 3,
    maxLength: 3,
  });
  const forms: readonly (readonly [string, (one: string, other: string, wrong: string) => string])[] = [
    ['in brackets', (one, other, wrong) => `${one} (accept ${other}; do not accept ${wrong})`],
    ['in sentences', (one, other, wrong) => `${one}. Allow ${other}. Do not accept: ${wrong}`],
    ['behind semicolons', (one, other, wrong) => `${one}; accept ${other}; reject ${wrong}`],
    ['between strokes', (one, other, wrong) => `${one} / ${other}  NOT ${wrong}`],
  ];
  it.each(forms)('gives marks for what is accepted and none for what is not, %s', (_, write) => {
    fc.assert(
      fc.property(names, ([one = '', other = '', wrong = '']) => {
        const key = {
          id: 'q1',
          type: 'text',
          question: 'Name the metal.',
          marks: 1,
          correctAnswers: [write(one, other, wrong)],
        };
        const scheme = draftMarkScheme({ slug: 's', title: 't', questions: [key] });
        const marks = [one, other, wrong].map(
          (value) => markAttempt(scheme, { q1: { questionId: 'q1', value } }).totalMarks,
        );
        expect(marks).toEqual([1, 1, 0]);
      }),
      { numRuns: 40 },
    );
  });
});
