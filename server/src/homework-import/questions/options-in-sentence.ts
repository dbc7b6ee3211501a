import type { ParsedQuestion } from './parsed-question.ts';

const listed =
  /^(?:in |of |to |at |on )?(?:which|what|who)\b.*?[,:–—-]\s*((?:[^,:;?–—]{1,30},\s*){0,5}[^,:;?–—]{1,30}?),?\s+or\s+([^,:;?–—]{1,30}?)\s*(?:,\s[^?]*)?\?\s*$/isu;

/** 'Which substance, X, Y or Z, is a metal?' has the options in its sentence, which it keeps; any other question is as it is. */
export function withOptionsOfSentence(question: ParsedQuestion): ParsedQuestion {
  const { text, options, answers, type, place } = question;
  if (options.length > 0 || type !== undefined || answers.length > 1) return question;
  const match = listed.exec(text);
  if (match === null) return question;
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
