import { isNumbered } from '../../lines/item-numbers.ts';
import { toPieces } from '../../lines/pieces.ts';
import { withAnswer } from '../../lines/said-behind.ts';
import type { Item } from '../../parsed-question.ts';
import { mayTellHow, tellsHow } from './how-to-answer.ts';

/** 'Plants make ______ . (food)' */
const wordBehind = /^(.*_{3,}.*?[.\p{L}_])\s*\(([\p{L}][\p{L}\d₀-₉ ’'-]{0,39})\)\s*$/u;
/** '(aller)' behind a sentence of a language is the verb that is to be put in its form. */
const asksForForm = /\b(?:verbs?|conjugat\w+|tense|infinitives?|pronouns?|translat\w+|adjectives?)\b/iu;
const fewest = 3;
const longest = 300;

/**
 * Numbered sentences with a gap below each other that each end with a word in brackets, 'Plants make ______ . (food)', have their answers there in a
 * copy that says others too.
 */
export function spellWordsBehindGaps(items: readonly Item[]): readonly Item[] {
  const found = items.filter((item) => isNumbered(item) && item.kind === 'line' && saidBehind(item.text) !== undefined);
  if (found.length < fewest) return items;
  const gaps = items.filter((item) => isNumbered(item) && item.kind === 'line' && /_{3,}/u.test(item.text));
  const isAnswered = toPieces(items).some(
    (piece) => (piece.kind === 'answer' && piece.text !== '') || (piece.kind === 'text' && (piece.answer ?? '') !== ''),
  );
  const isOfForms = items.some((item) => item.kind === 'line' && asksForForm.test(item.text));
  if (found.length < gaps.length || !isAnswered || isOfForms) return items;
  const spelt = new Set(found);
  return items.map((item) => {
    if (item.kind !== 'line' || !spelt.has(item)) return item;
    const [sentence = '', word = ''] = saidBehind(item.text) ?? [];
    return withAnswer(item, word, undefined, sentence.length);
  });
}

function saidBehind(text: string): readonly [string, string] | undefined {
  const [, sentence = '', word = ''] = (text.length < longest && wordBehind.exec(text)) || [];
  return word === '' || tellsHow(word) || mayTellHow(word) ? undefined : [sentence, word];
}
