import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, isAll } from '../../../scripts/lib/test-amount.ts';
import { markingPointsCases, modelAnswerCases } from '../../scripts/cases.ts';
import type { Answer } from '../answers/answer.ts';
import type { Policy } from '../answers/marking.ts';
import { draftMarkScheme } from '../draft/draft-mark-scheme.ts';
import { builtInHomework } from '../homework/index.ts';
import { wordingOf } from '../rules/marking-rules.ts';
import type { MarkedQuestion, MarkScheme } from '../scheme/mark-scheme.ts';
import { markAttempt } from './mark-attempt.ts';

const policies = ['published', 'guarded'] as const satisfies readonly Policy[];

/** Model answers, which no built-in set has. */
const sentences = draftMarkScheme({
  slug: 'sentences',
  title: 'Sentences',
  questions: modelAnswerCases.map(({ question, accept }, index) => ({
    id: `q${index}`,
    type: 'text',
    question,
    marks: 1 + (index % 3),
    correctAnswers: accept,
  })),
});
/** Points, which no built-in set has either. */
const points = draftMarkScheme({
  slug: 'points',
  title: 'Points',
  questions: markingPointsCases.map(({ question, points }, index) => ({
    id: `q${index}`,
    type: 'text',
    question,
    marks: points.length,
    correctAnswers: points.flat(),
    markingPoints: points.map((answers, place) => ({ answers, marks: 1 + (place % 2) })),
  })),
});
const questions = [...builtInHomework.map(({ scheme }) => scheme), sentences, points].flatMap((scheme) =>
  scheme.questions.map((question) => ({ scheme, question })),
);
const anyQuestion = fc.constantFrom(...questions);
const anyPolicy = fc.constantFrom(...policies);

const wording = fc.constantFrom(
  ...'not no never the same number of atoms copper or and iron because it is 3 waves 1 Hz 50 seconds A B C reflects , . = > but isn’t x y 8.0 pH'.split(
    ' ',
  ),
);
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(wording, { maxLength: 40 }).map((words) => words.join(' ')),
);

function answerTo(question: MarkedQuestion, text: string): Answer {
  return {
    questionId: question.id,
    value: text,
    ...(question.type === 'combined' ? { choice: 'yes', reason: text } : {}),
  };
}

function marks(scheme: MarkScheme, question: MarkedQuestion, text: string, policy: Policy): number {
  const { results } = markAttempt(scheme, { [question.id]: answerTo(question, text) }, { policy });
  return results.find(({ questionId }) => questionId === question.id)?.marksAwarded ?? -1;
}

/** A scheme of one question with plain words, which are none of the words that deny. */
const plainWord = fc
  .array(fc.constantFrom(...'bcdfgklmprstv'), { minLength: 4, maxLength: 4 })
  .map(([a, b, c, d]) => `${a}a${b}o${c}u${d}`);
const anyWords = fc.array(plainWord, { minLength: 1, maxLength: 3 });
const generatedScheme = fc.tuple(anyWords, fc.boolean()).map(([words, isModel]): MarkScheme => {
  const rule = { kind: isModel ? ('model-answer' as const) : ('phrases' as const), accept: [words.join(' ')] };
  const question = { id: 'q1', type: 'text', maxMarks: 2, rule };
  return { schemaVersion: 1, slug: 's', title: 't', profile: 'general', gradeScale: 'science', questions: [question] };
});

describe('marking', () => {
  it('gives whole marks from 0 to the maximum and never throws, whatever is handed in', () => {
    fc.assert(
      fc.property(anyQuestion, anyText, anyPolicy, ({ scheme, question }, text, policy) => {
        const given = marks(scheme, question, text, policy);
        expect(Number.isInteger(given) && given >= 0 && given <= question.maxMarks).toBe(true);
      }),
      { numRuns: amount({ sample: 500, all: 10_000 }) },
    );
  });

  it('gives the same marks for the same answer, in whatever company', () => {
    fc.assert(
      fc.property(anyQuestion, anyText, anyText, anyPolicy, ({ scheme, question }, text, other, policy) => {
        const first = marks(scheme, question, text, policy);
        marks(scheme, question, other, policy);
        expect(marks(scheme, question, text, policy)).toBe(first);
      }),
      { numRuns: amount({ sample: 200, all: 5_000 }) },
    );
  });

  it('does not look at case, outer spaces or final punctuation', () => {
    const dressed = fc.tuple(
      fc.constantFrom('', ' ', '\n  '),
      fc.constantFrom('', '.', ' .', '!', '?', '...'),
      fc.boolean(),
    );
    const ascii = fc.oneof(
      fc.array(wording, { minLength: 1, maxLength: 12 }).map((words) => words.join(' ')),
      anyQuestion.chain(({ question }) => fc.constantFrom(...accepted(question), 'nothing')),
    );
    fc.assert(
      fc.property(anyQuestion, ascii, dressed, anyPolicy, ({ scheme, question }, text, [space, end, upper], policy) => {
        const other = `${space}${upper ? text.toUpperCase() : text.toLowerCase()}${end}${space}`;
        expect([other, marks(scheme, question, other, policy)]).toEqual([other, marks(scheme, question, text, policy)]);
      }),
      { numRuns: amount({ sample: 500, all: 10_000 }) },
    );
  });

  const wholeAnswers = questions.flatMap(({ scheme, question }) =>
    accepted(question).map((text) => ({ scheme, question, text })),
  );

  it.each(policies)('gives full marks under %s for every accepted answer of the built-in sets', (policy) => {
    const refused = wholeAnswers.filter(
      ({ scheme, question, text }) => marks(scheme, question, text, policy) < question.maxMarks,
    );
    expect(refused.map(({ question, text }) => `${question.id}: ${text}`)).toEqual([]);
  });

  it('gives nothing under guarded for an accepted answer with "not" before it', () => {
    const scored = wholeAnswers.filter(
      ({ scheme, question, text }) => marks(scheme, question, `not ${text}`, 'guarded') > 0,
    );
    expect(scored.map(({ question, text }) => `${question.id}: not ${text}`)).toEqual([]);
  });

  it('keeps both promises for any plain scheme', () => {
    fc.assert(
      fc.property(generatedScheme, (scheme) => {
        for (const question of scheme.questions) {
          for (const text of accepted(question)) {
            expect(policies.map((policy) => marks(scheme, question, text, policy))).toEqual([2, 2]);
            expect(marks(scheme, question, `not ${text}`, 'guarded')).toBe(0);
          }
        }
      }),
      { numRuns: amount({ sample: 100, all: 3_000 }) },
    );
  });

  it('reads 10,000 characters of anything', () => {
    const long = ['a ', 'not ', '3 waves ', '( ', 'é½ ', 'same number atoms ', '😀', 'א ', "'", '1/2 = '].map((text) =>
      text.repeat(10_000).slice(0, 10_000),
    );
    const byKind = new Map(questions.map((each) => [each.question.rule?.kind, each]));
    for (const { scheme, question } of isAll ? questions : byKind.values()) {
      for (const text of long)
        for (const policy of policies) expect(marks(scheme, question, text, policy)).toBeGreaterThanOrEqual(0);
    }
  });
});

/** Texts that are a whole right answer to a question. */
function accepted({ rule }: MarkedQuestion): readonly string[] {
  return rule === undefined || rule.kind === 'combined' ? [] : wordingOf(rule).wholeAnswers;
}
