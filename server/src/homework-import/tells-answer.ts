const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * Whether a picture's description gives the answer away: it has an answer's words, which the question does
 * not. One that names every option reveals nothing.
 */
export function tellsAnswer(
  said: string,
  question: string,
  options: readonly string[],
  answers: readonly string[],
): boolean {
  const text = words(said);
  const has = (one: string) => words(one).trim() !== '' && text.includes(words(one));
  if (text.trim() === '' || (options.length > 0 && options.every(has))) return false;
  return answers.some((answer) => has(answer) && !words(question).includes(words(answer)) && !isTruth(answer));
}

/** 'true' and 'false' occur in many descriptions. */
const isTruth = (answer: string) => /^(?:true|false|cannot_tell)$/u.test(answer);
