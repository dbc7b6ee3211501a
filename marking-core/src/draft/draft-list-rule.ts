import type { Rule } from '../rules/rule-schema.ts';
import { numberWordValue } from '../text/number-words.ts';
import { readWords } from '../text/words.ts';
import { evenBands } from './even-bands.ts';
import type { KeyedQuestion } from './keyed-question.ts';

const askedFor =
  /\b(?:name|give|list|state|write|describe|suggest|identify|explain|which|what)\b[^.?!]*?\b(two|three|four|five|six|2|3|4|5|6)\b/i;
const inOrder =
  /\bin (?:the (?:right|correct) )?order\b|\border of\b|\b(?:most|least|first)\b[^.?!]*\b(?:first|to)\b|\bsequence\b/i;
const between = /\s*(?:[,;\n>→]|\band\b|\bthen\b)\s*/i;

/** An item of a list is no longer than this. */
const longestItem = 4;

/**
 * The rule for a question that asks for several things: 'Name the four bases', 'Give two reasons', 'in order', or of which a person says so. Their accepted answers
 * are items of a list, given one by one or all in one answer. `undefined` when one thing is asked for.
 */
export function draftListRule(
  { question, correctAnswers, marks }: KeyedQuestion,
  named?: 'list' | 'order',
): Rule | undefined {
  const asked = numberAskedFor(question);
  const [only = '', ...others] = correctAnswers;
  const parts = others.length === 0 ? itemsOf(only) : [...correctAnswers];
  const areItems = parts.length > 1 && parts.every((part) => readWords(part).length <= longestItem);
  const isOrder = named === undefined ? parts.length > 2 && inOrder.test(question) : named === 'order';
  if (others.length === 0 && areItems && isOrder)
    return { kind: 'ordered-list', items: parts.map(itemOf), accept: [only] };
  if (named === 'list' && areItems) return countOf(question, parts, asked ?? parts.length, marks);
  if (marks < 2 || asked === undefined || parts.length < asked) return undefined;
  if (areItems) return countOf(question, parts, asked, marks);
  if (others.length === 0) return undefined;
  return { kind: 'model-answer', question, accept: [...correctAnswers], asked };
}

function countOf(question: string, parts: readonly string[], asked: number, marks: number): Rule {
  return { kind: 'count', items: parts.map(itemOf), bands: evenBands(asked, marks), asked, question };
}

function numberAskedFor(question: string): number | undefined {
  const [, written] = askedFor.exec(question) ?? [];
  if (written === undefined) return undefined;
  return numberWordValue(written.toLowerCase()) ?? Number(written);
}

function itemsOf(text: string): string[] {
  return text
    .split(between)
    .map((item) => item.trim())
    .filter((item) => readWords(item).length > 0);
}

/** 'adenine / A' are two names of one item. */
function itemOf(text: string): { name: string; accept: string[] } {
  const names = text.split('/').map((name) => name.trim());
  return { name: text, accept: names.every((name) => readWords(name).length > 0) ? names : [text] };
}
