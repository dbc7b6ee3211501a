import { areItems, listItems } from '../keys/list-items.ts';
import type { OneRule } from '../rules/rule-schema.ts';
import { evenBands } from './even-bands.ts';
import type { KeyedQuestion } from './keyed-question.ts';

const order =
  /\bin (?:the (?:right|correct) )?order\b|\border of\b|\b(?:most|least|first)\b[^.?!]*\b(?:first|to)\b|\bsequence\b|\b(?:order|rank|arrange|sort) (?:the|these|them)\b/i;

/** Whether a question asks for things in their order. */
export const asksForOrder = (question: string): boolean => order.test(question);

/**
 * The rule for one accepted answer that is a list: things in order where the question says so, and whatever a person says it is.
 * `undefined` where it is no list.
 */
export function draftListRule(
  { question, correctAnswers, marks }: KeyedQuestion,
  named?: 'list' | 'order',
): OneRule | undefined {
  const [only = '', ...others] = correctAnswers;
  const parts = others.length === 0 ? listItems(only) : [...correctAnswers];
  if (!areItems(parts)) return undefined;
  const isOrder = named === undefined ? parts.length > 2 && asksForOrder(question) : named === 'order';
  const items = parts.map(itemOf);
  if (others.length === 0 && isOrder) return { kind: 'ordered-list', items, accept: [only] };
  if (named !== 'list') return undefined;
  return { kind: 'count', items, bands: evenBands(parts.length, marks), asked: parts.length, question };
}

/** 'adenine / A' are two names of one item. */
function itemOf(text: string): { name: string; accept: string[] } {
  const names = text.split('/').map((name) => name.trim());
  return { name: text, accept: names.every((name) => /[\p{L}\p{N}]/u.test(name)) ? names : [text] };
}
