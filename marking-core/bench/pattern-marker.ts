import type { Answers } from '../src/answers/answer.ts';
import type { MarkScheme } from '../src/scheme/mark-scheme.ts';

/**
 * What marking is measured against: a pattern matcher as a school would write one in an afternoon. One regular expression for each
 * accepted answer and allowed phrase of a question, tried one after another on the answer in lower case; no tolerance, no negation,
 * no evidence.
 */
export function patternMarker(scheme: MarkScheme): (answers: Answers) => number {
  const questions = scheme.questions.map(({ id, maxMarks, rule }) => ({ id, maxMarks, patterns: patterns(rule) }));
  return (answers) => {
    let marks = 0;
    for (const { id, maxMarks, patterns: tried } of questions) {
      const answer = answers[id];
      const text = (answer?.reason ?? answer?.value ?? '').toLowerCase().trim();
      if (tried.some((pattern) => pattern.test(text))) marks += maxMarks;
    }
    return marks;
  };
}

/** Every list of accepted or allowed texts, however deep it lies in the rule. */
function patterns(rule: unknown, isAccepted = false): RegExp[] {
  if (typeof rule === 'string') return isAccepted ? [pattern(rule)] : [];
  if (Array.isArray(rule)) return rule.flatMap((item) => patterns(item, isAccepted));
  if (typeof rule !== 'object' || rule === null) return [];
  return Object.entries(rule).flatMap(([key, value]) =>
    patterns(value, isAccepted || key === 'accept' || key === 'allow'),
  );
}

/** 'same/equal number' as words in this order, with anything between. */
function pattern(phrase: string): RegExp {
  const places = phrase
    .toLowerCase()
    .replace(/\([^)]*\)|[!>][^ ]*/g, ' ')
    .split(/\s+/)
    .filter((place) => place !== '')
    .map(
      (place) =>
        `(?:${place
          .split('/')
          .map((word) => word.replace(/[^\p{L}\p{N}_]/gu, '').replaceAll('_', '\\s+'))
          .join('|')})`,
    );
  return new RegExp(`\\b${places.join('\\b.*?\\b')}\\b`, 'u');
}
