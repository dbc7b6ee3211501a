import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '../../../scripts/lib/test-amount.ts';
import type { Policy } from '../answers/marking.ts';
import { draftMarkScheme } from '../draft/draft-mark-scheme.ts';
import { keyProblems } from '../draft/key-problems.ts';
import type { KeyedQuestion } from '../draft/keyed-question.ts';
import { partMarksSchema } from '../rules/part-marks.ts';
import { markAttempt } from './mark-attempt.ts';

const numRuns = amount({ sample: 100, all: 5_000 });
const words = 'oxygen nitrogen mitochondria chloroplast copper zinc iron sulfur argon neon heart lung'.split(' ');
const typed = ['oxygen', 'mitochondria', '12.5', '3:2', '4 m/s', 'pumps blood', '14 October 1066', 'H2O'];
const garbage = fc.oneof(
  fc.constantFrom(...words, ...typed, '', '?', 'not oxygen', '12.5 or 13', 'a: b'),
  fc.string({ maxLength: 20 }).map((text) => text.replace(/\s+/gu, ' ')),
);

/** A question with its full answer, any answer, and the same answer with one part more right. */
interface Asked {
  readonly question: KeyedQuestion;
  readonly full: string;
  readonly any: string;
  readonly better: string;
}

const base = fc.record({
  marks: fc.integer({ min: 1, max: 8 }),
  partMarks: fc.option(fc.constantFrom(...partMarksSchema.options)),
});
const someOf = (all: readonly string[], least: number) =>
  fc.shuffledSubarray([...all], { minLength: least, maxLength: Math.min(8, all.length) });

const slotTypes = ['matching', 'gap-fill', 'labelling', 'table'].map((type) => ({
  type,
  asked: fc
    .record({ base, bank: someOf(words, 3), keys: someOf(typed, 1), isBank: fc.boolean(), seed: fc.nat() })
    .filter(({ isBank }) => isBank || type !== 'matching')
    .chain(({ base: given, bank, keys, isBank, seed }) => {
      // Of a bank every other option is one too many, and one may be right in two places.
      const right = isBank ? bank.slice(0, Math.max(1, bank.length - 1 - (seed % 2))) : keys;
      const ids = right.map((_, at) => (at === 1 ? 'a: b' : `slot ${at}`));
      const lines = (texts: readonly string[]) => ids.map((id, at) => `${id}: ${texts[at] ?? ''}`).join('\n');
      const question: KeyedQuestion = {
        ...{ id: 'q', type, question: 'Fill in the gaps.', ...given, options: isBank ? bank : [] },
        slots: ids.map((id) => ({ id })),
        passage: ids.map((id) => `[[${id}]]`).join(' and '),
        correctAnswers: lines(right).split('\n'),
      };
      const texts = fc.array(isBank ? fc.oneof(fc.constantFrom(...bank), garbage) : garbage, {
        ...{ minLength: ids.length, maxLength: ids.length },
      });
      return fc.record({ texts, at: fc.nat({ max: ids.length - 1 }) }).map(({ texts: filled, at }) => ({
        ...{ question, full: lines(right), any: lines(filled) },
        better: lines(filled.map((text, place) => (place === at ? (right[place] ?? '') : text))),
      }));
    }),
}));

const selection = fc
  .record({ base, options: someOf(words, 3), seed: fc.nat() })
  .chain(({ base: given, options, seed }) => {
    const right = options.slice(0, 1 + (seed % (options.length - 1)));
    const question = {
      ...{ id: 'q', type: 'multiple-response', question: 'Tick.', ...given },
      options,
      correctAnswers: right,
    };
    return fc.record({ ticked: fc.subarray(options), more: fc.constantFrom(...right) }).map(({ ticked, more }) => {
      const all = [...new Set([...ticked, more])];
      // Everything ticked is no choice: nothing is promised of it.
      const better = all.length === options.length ? ticked : all;
      return { question, full: right.join('\n'), any: ticked.join('\n'), better: better.join('\n') };
    });
  });

const order = fc.record({ base, items: someOf(words, 2) }).chain(({ base: given, items }) => {
  const question = {
    ...{ id: 'q', type: 'ordering', question: 'Put in order.', ...given },
    options: [...items].sort(),
    correctAnswers: items,
  };
  return fc
    .record({ known: fc.nat({ max: items.length - 1 }), any: fc.shuffledSubarray(items) })
    .map(({ known, any }) => {
      const isPrefix = any.length % 2 === 0;
      const given = isPrefix ? items.slice(0, known) : any;
      return {
        ...{ question, full: items.join('\n'), any: given.join('\n') },
        better: (isPrefix ? items.slice(0, known + 1) : items).join('\n'),
      };
    });
});

const units = ['m/s', 'km/h', 'widgets'];
const number = fc
  .record({ base, value: fc.integer({ min: -9_999, max: 9_999 }), unit: fc.constantFrom(...units), any: garbage })
  .map(({ base: { marks }, value, unit, any }) => {
    const full = `${value / 10} ${unit}`;
    const question = {
      ...{ id: 'q', type: 'number', question: 'How fast?', options: [], marks, units },
      correctAnswers: [full],
    };
    return { question, full, any, better: full };
  });

const types: readonly { readonly type: string; readonly asked: fc.Arbitrary<Asked> }[] = [
  ...slotTypes,
  { type: 'multiple-response', asked: selection },
  { type: 'ordering', asked: order },
  { type: 'number', asked: number },
];

describe.each(types)('a question of the type $type', ({ asked }) => {
  it('gives all marks for a full right answer, none for an empty one, and whole marks between them, more for more that is right', () => {
    fc.assert(
      fc.property(asked, fc.constantFrom<Policy>('guarded', 'published'), ({ question, full, any, better }, policy) => {
        expect(keyProblems(question).filter(({ blocks }) => blocks === 'storing')).toEqual([]);
        const scheme = draftMarkScheme({ slug: 's', title: 't', questions: [question] });
        const mark = (value: string) => {
          const [result] = markAttempt(scheme, { q: { questionId: 'q', value } }, { policy }).results;
          if (result === undefined) throw new Error('no result');
          return result;
        };
        expect(mark(full)).toMatchObject({ isCorrect: true, marksAwarded: question.marks, feedback: 'Correct!' });
        expect(mark(full).refusal).toBeUndefined();
        for (const empty of ['', ' \n ']) expect(mark(empty)).toMatchObject({ isCorrect: false, marksAwarded: 0 });
        const [some, more] = [mark(any), mark(better)];
        expect(some.marksAwarded).toBeGreaterThanOrEqual(0);
        expect(some.marksAwarded).toBeLessThanOrEqual(more.marksAwarded);
        expect(more.marksAwarded).toBeLessThanOrEqual(question.marks);
        expect(Number.isInteger(some.marksAwarded)).toBe(true);
        expect(some.isCorrect).toBe(some.marksAwarded === question.marks);
      }),
      { numRuns },
    );
  });
});
