import type { Key } from '../keys/key.ts';
import type { ShortAnswerRule } from '../rules/short-answer/short-answer-rule.ts';
import { readWords } from '../text/words.ts';
import { allowedWords } from './allowed-words.ts';
import { asPhrases } from './as-phrases.ts';
import type { KeyedQuestion } from './keyed-question.ts';
import { isExpression, optionalWords, withBrackets, withEndings, withoutOptionalWords } from './optional-words.ts';
import { asksForWording, readCandidates } from './read-asked.ts';

/**
 * Short accepted answers as phrases; text in brackets is optional. What the question offers to choose from is kept with it.
 */
export function draftPhrasesRule(
  { question, correctAnswers, answerForm }: Pick<KeyedQuestion, 'question' | 'correctAnswers' | 'answerForm'>,
  key: Key,
): ShortAnswerRule {
  const accept = [...new Set(correctAnswers.flatMap((text) => [text, ...alternativesOf(text)]))];
  const isWorded = key.spelling === 'matters' || (key.spelling === undefined && asksForWording(question, answerForm));
  if (isWorded) return writtenRule(question, accept);
  const candidates = readCandidates(question, accept, answerForm);
  const allow = allowedWords(question, accept);
  const reject = asPhrases([...(key.reject ?? []), ...(key.points[0]?.reject ?? [])]);
  const insufficient = asPhrases(key.insufficient ?? []);
  const ignore = asPhrases(key.ignore ?? []);
  return {
    kind: 'short-answer',
    question,
    accept,
    ...(allow.length === 0 ? {} : { allow }),
    ...(candidates === undefined ? {} : { candidates }),
    ...(reject.length === 0 ? {} : { reject }),
    ...(insufficient.length === 0 ? {} : { insufficient }),
    ...(ignore.length === 0 ? {} : { ignore }),
  };
}

function writtenRule(question: string, accept: readonly string[]): ShortAnswerRule {
  return { kind: 'short-answer', question, accept: [...accept], exact: true };
}

/** The ways of saying an accepted answer that it lists itself; units such as 'm/s' are one. */
function alternativesOf(text: string): string[] {
  const plain = withoutOptionalWords(text);
  const inBrackets = optionalWords(text).filter(isFormula);
  const spaced = isExpression(text) ? [text.replace(/\s/g, ''), text.replace(/\s*([+−–=])\s*/g, ' $1 ')] : [];
  return [withEndings(text), plain, ...withBrackets(text), ...inBrackets, ...spaced]
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => piece !== text && readWords(piece).length > 0);
}

/** 'CO₂', 'DNA' */
function isFormula(text: string): boolean {
  return /^[A-Z][A-Za-z0-9₀-₉]*$/.test(text) && /[A-Z0-9₀-₉]/.test(text.slice(1));
}
