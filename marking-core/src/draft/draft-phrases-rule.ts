import type { ShortAnswerRule } from '../rules/short-answer/short-answer-rule.ts';
import { readWords } from '../text/words.ts';
import { allowedWords } from './allowed-words.ts';
import type { KeyedQuestion } from './keyed-question.ts';
import { isExpression, optionalWords, withEndings, withoutOptionalWords } from './optional-words.ts';
import { asksForWording, readCandidates } from './read-asked.ts';

/**
 * Short accepted answers as phrases: 'stopwatch / clock' and 'goggles or hairband' are two each; text in
 * brackets is optional. What the question offers to choose from is kept with it.
 */
export function draftPhrasesRule({
  question,
  correctAnswers,
}: Pick<KeyedQuestion, 'question' | 'correctAnswers'>): ShortAnswerRule {
  const accept = [...new Set(correctAnswers.flatMap((text) => [text, ...alternativesOf(text)]))];
  if (asksForWording(question)) return writtenRule(question, correctAnswers);
  const candidates = readCandidates(question, accept);
  const allow = allowedWords(question, accept);
  return {
    kind: 'short-answer',
    question,
    accept,
    ...(allow.length === 0 ? {} : { allow }),
    ...(candidates === undefined ? {} : { candidates }),
  };
}

function writtenRule(question: string, correctAnswers: readonly string[]): ShortAnswerRule {
  const accept = correctAnswers.flatMap((text) => text.split(/\s+\/\s+/)).filter((text) => text.trim() !== '');
  return { kind: 'short-answer', question, accept: [...new Set([...correctAnswers, ...accept])], exact: true };
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
