import type { ShortAnswerRule } from '../rules/short-answer/short-answer-rule.ts';
import { areOneWord } from '../text/inflections.ts';
import { readWords } from '../text/words.ts';
import { allowedWords } from './allowed-words.ts';
import type { KeyedQuestion } from './keyed-question.ts';
import { isExpression, optionalWords, withEndings, withoutOptionalWords } from './optional-words.ts';

/**
 * Short accepted answers as phrases: 'stopwatch / clock' and 'goggles or hairband' are two each; text in
 * brackets is optional. If the question offers two words and one is right ('melt or freeze'), the other
 * contradicts it.
 */
export function draftPhrasesRule({
  question,
  correctAnswers,
}: Pick<KeyedQuestion, 'question' | 'correctAnswers'>): ShortAnswerRule {
  const accept = [...new Set(correctAnswers.flatMap((text) => [text, ...alternativesOf(text)]))];
  const others = otherWords(question, accept);
  const allow = allowedWords(question, accept).filter((word) => !others.includes(word));
  return {
    kind: 'short-answer',
    question,
    accept,
    ...(allow.length === 0 ? {} : { allow }),
    ...(others.length === 0 ? {} : { others }),
  };
}

/** The ways of saying an accepted answer that it lists itself; units such as 'm/s' are one. */
function alternativesOf(text: string): string[] {
  const plain = withoutOptionalWords(text);
  const inBrackets = optionalWords(text).filter(isFormula);
  const pieces = plain.split(/\s+\/\s+|\s+or\s+|\/(?=[A-Za-z]{3})(?<=[A-Za-z]{3}\/)/);
  const spaced = isExpression(text) ? [text.replace(/\s/g, ''), text.replace(/\s*([+−–=])\s*/g, ' $1 ')] : [];
  return [withEndings(text), ...pieces, ...inBrackets, ...spaced]
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => piece !== text && readWords(piece).length > 0);
}

/** 'CO₂', 'DNA' */
function isFormula(text: string): boolean {
  return /^[A-Z][A-Za-z0-9₀-₉]*$/.test(text) && /[A-Z0-9₀-₉]/.test(text.slice(1));
}

/** 'reflect' where the question asks whether something reflects or refracts, and refracting is right. */
function otherWords(question: string, accept: readonly string[]): string[] {
  const right = accept.map((text) => readWords(text)).flatMap((words) => (words.length === 1 ? words : []));
  const isRight = (word: string) => right.some(({ text }) => areOneWord(text, word));
  return [
    ...question.toLowerCase().matchAll(/\b([a-z]{3,})\s+or\s+(?:(?:the|to|an?|it|is|are|does|will)\s+)*([a-z]{3,})\b/g),
  ]
    .map(([, first = '', second = '']) => (isRight(first) ? second : isRight(second) ? first : ''))
    .filter((word) => word !== '' && !isRight(word));
}
