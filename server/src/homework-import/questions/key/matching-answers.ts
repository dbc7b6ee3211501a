import type { ParsedQuestion } from '../parsed-question.ts';
import { partOfQuestion } from '../part-of-question.ts';

const matches = /\b(?:match|link|connect|pair|draw (?:a )?(?:straight )?lines?|join)\b/iu;
const between = /^(.{1,60}?)(?:\s*(?:→|⇒|=)\s*|\s+[-–—]+>?\s+|,\s+|:\s+)(\S.*)$/su;

/** 'Match the term to its meaning.' with answers such as 'amplitude, height of the wave' as one question for each term; any other as it is. */
export function splitMatch(question: ParsedQuestion): ParsedQuestion[] {
  const isAsked = matches.test(question.text) && question.options.length === 0 && question.answers.length > 1;
  const pairs = isAsked ? question.answers.map(({ value }) => between.exec(value)) : [];
  const found = pairs.flatMap((pair) => (pair === null ? [] : [{ term: pair[1] ?? '', meaning: pair[2] ?? '' }]));
  const isLettered = found.every(({ term, meaning }) => term.length < 3 && meaning.length < 3);
  if (found.length === 0 || found.length < pairs.length || isLettered) return [question];
  const options = [...new Set(found.map(({ meaning }) => meaning))].sort((a, b) => a.localeCompare(b, 'en'));
  return found.map(({ term, meaning }, index) => {
    const { place = question.place } = question.answers[index] ?? {};
    return partOfQuestion({ ...question, marking: undefined }, found.length, {
      label: String(index + 1),
      place,
      text: term,
      options: options.map((value) => ({ value, place, confidence: 0.8 })),
      answers: [{ value: meaning, place, confidence: 0.8 }],
    });
  });
}
