import type { ParsedQuestion } from './parsed-question.ts';

const room = /\s*=\s*[_.…]*$/u;
const words = /^\p{L}[\p{L}\p{M}\s’'(),./?!-]{2,80}$/u;
/** 'mass × acceleration', 'mass over volume': what a quantity is equal to. */
const formula =
  /[\d×÷*+=^²³√∝]|\/|\s[-–−x]\s|\b(?:times|divided|over|minus|plus|multiplied|sum|product|difference)\b/iu;

/** What is asked without the sign and the room behind it, 'the dog' of 'the dog = ______'; the text as it is where more than words is asked. */
export function withoutRoomAtEnd(text: string): string {
  const asked = text.replace(room, '');
  return asked !== text && words.test(asked) && !/_{2,}|\.{3,}|…/u.test(asked) ? asked : text;
}

/**
 * 'the dog = ______' asks for one word in place of another, where its answer is a word: the sign would say no more. A quantity keeps it, as
 * 'density = ______' does.
 */
export function withRoomLeftOut(question: ParsedQuestion): ParsedQuestion {
  const { text, answers, options } = question;
  const areWords = answers.length > 0 && options.length === 0 && answers.every(({ value }) => !formula.test(value));
  return areWords ? { ...question, text: withoutRoomAtEnd(text) } : question;
}
