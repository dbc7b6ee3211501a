import type { ParsedQuestion } from '../parsed-question.ts';

const listed =
  /^(?:in |of |to |at |on )?(?:which|what|who)\b.*?[,:–—-]\s*((?:[^,:;?–—]{1,30},\s*){0,5}[^,:;?–—]{1,30}?),?\s+or\s+([^,:;?–—]{1,30}?)\s*(?:,\s[^?]*)?\?\s*$/isu;

/** 'Which substance, X, Y or Z, is a metal?' has the options in its sentence, which it keeps; any other question is as it is. */
export function withOptionsOfSentence(question: ParsedQuestion): ParsedQuestion {
  const { text, options, answers, type, place } = question;
  if (options.length > 0 || type !== undefined || answers.length > 1) return question;
  const match = listed.exec(text);
  if (match === null) return withNamed(question);
  const found = [...(match[1] ?? '').split(/,\s*/u), match[2] ?? ''].map((one) =>
    one.trim().replace(/^(?:is it|a|an|the)\s+/iu, ''),
  );
  const [answer] = answers;
  const meant = found.find(
    (one) => one.toLowerCase() === answer?.value.toLowerCase().replace(/^(?:a|an|the)\s+|\.$/gu, ''),
  );
  if (found.length < (meant === undefined ? 3 : 2) || (answer !== undefined && meant === undefined)) return question;
  return {
    ...question,
    options: found.map((value) => ({ value, place, confidence: 0.75 })),
    answers: answer === undefined || meant === undefined ? [] : [{ ...answer, value: meant }],
    marking: undefined,
  };
}

/** 'Solution A has pH 2 and solution B pH 5. Which solution is an acid?' names its options, where the answer is one of them. */
function withNamed(question: ParsedQuestion): ParsedQuestion {
  const { text, answers, place } = question;
  const noun = /\bwhich\s+(\p{Ll}{3,})\b[^?]*\?\s*$/iu.exec(text)?.[1]?.toLowerCase();
  const [answer] = answers;
  if (noun === undefined || answer === undefined) return question;
  const named = new RegExp(`\\b${noun}\\s+([A-Z]|\\d)\\b`, 'giu');
  const letters = [...new Set([...text.matchAll(named)].map(([, letter = '']) => letter))].sort();
  const names = letters.map((letter) => `${noun[0]?.toUpperCase()}${noun.slice(1)} ${letter}`);
  const meant = names.find((name, index) =>
    [name.toLowerCase(), letters[index]?.toLowerCase()].includes(answer.value.toLowerCase()),
  );
  if (names.length < 2 || meant === undefined) return question;
  return {
    ...question,
    options: names.map((value) => ({ value, place, confidence: 0.7 })),
    answers: [{ ...answer, value: meant }],
    marking: undefined,
  };
}
