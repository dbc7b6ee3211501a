import { casesOfHomework } from '../scripts/cases.ts';
import type { Answers } from '../src/answers/answer.ts';
import { year7, year8, year9, year10, year11 } from '../src/homework/index.ts';
import type { MarkScheme } from '../src/scheme/mark-scheme.ts';

/** One student's answers to one homework. */
export interface Attempt {
  readonly scheme: MarkScheme;
  readonly answers: Answers;
}

const sets = [year7, year8, year9, year10, year11].map((homework) => ({
  homework,
  cases: casesOfHomework(homework.slug),
}));

const leads =
  'i think|it is|because|the answer is|its|maybe|so|well|in my opinion|i am sure|you can see that|we learned that'.split(
    '|',
  );
const words =
  'when they put into lots more energy because happened during our lesson table picture heat water crisp metal box teacher shows before start time moves quickly slowly inside around every small amount total probably measured cell animal body food means called number reason'.split(
    ' ',
  );

/** Numbers from 0 up to 1, the same sequence for the same seed. */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 0x1000000;
  };
}

/**
 * Attempts as a school hands them in: every question answered, each answer a pupil's wording of the tables of cases with a lead-in,
 * a longer explanation, a slip of the finger or other capitals, so that hardly two typed answers are the same. The answers are as a
 * request hands them over: read from JSON, not texts that are still to be put together from their pieces.
 */
export function attempts(count: number, seed: number): Attempt[] {
  const random = seededNumbers(seed);
  const pick = <T>(from: readonly T[], fallback: T): T => from[Math.floor(random() * from.length)] ?? fallback;
  const slip = (text: string) => {
    const at = 1 + Math.floor(random() * Math.max(1, text.length - 3));
    return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
  };
  const vary = (text: string) => {
    let varied = text;
    if (random() < 0.35) varied = `${pick(leads, 'so')} ${varied}`;
    if (random() < 0.4)
      varied = `${varied} because ${Array.from({ length: 2 + Math.floor(random() * 9) }, () => pick(words, 'it')).join(' ')}`;
    if (random() < 0.25) varied = slip(varied);
    if (random() < 0.15) varied = varied.toUpperCase();
    return random() < 0.4 ? `${varied}.` : varied;
  };
  return Array.from({ length: count }, (_, index) => {
    const { homework, cases } = sets[index % sets.length] ?? { homework: year7, cases: [] };
    const answers: Answers = {};
    for (const { id: questionId, options } of homework.questions) {
      const given = pick(
        cases.filter((one) => one.questionId === questionId).map((one) => one.given),
        '',
      );
      if (typeof given !== 'string')
        answers[questionId] = { questionId, value: '', choice: given.choice, reason: vary(given.reason) };
      else answers[questionId] = { questionId, value: options === undefined ? vary(given) : given };
    }
    const received: Answers = JSON.parse(JSON.stringify(answers));
    return { scheme: homework.scheme, answers: received };
  });
}
