import { findQuestionType } from '../question-types/type-names.ts';
import { questionOptions } from '../questions/question-options.ts';
import { readLines, readSlotKeys } from '../questions/slot-answers.ts';
import type { KeyedQuestion } from './keyed-question.ts';

/**
 * The options in an order that gives nothing away: as they are, unless they stand in the order of the key, as somebody types them who writes
 * pairs or a sequence.
 */
export function optionsAsShown(
  question: Pick<KeyedQuestion, 'type' | 'options' | 'slots' | 'correctAnswers'>,
): string[] {
  const options = questionOptions(question);
  const right = [...new Set(rightOrder(question, options))];
  const isTold = (listed: readonly string[]) => {
    const places = right.map((option) => listed.indexOf(option));
    return right.length > 1 && places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
  };
  if (!isTold(options)) return options;
  const sorted = [...options].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  return isTold(sorted) ? sorted.reverse() : sorted;
}

function rightOrder(question: Parameters<typeof optionsAsShown>[0], options: readonly string[]): string[] {
  const { type, slots, correctAnswers } = question;
  if (findQuestionType(type) === 'ordering') return readLines(options, correctAnswers.join('\n'));
  const keys = readSlotKeys(question, correctAnswers);
  return (slots ?? []).flatMap(({ id, options: own }) => (own ? [] : readLines(options, keys.get(id)?.[0] ?? '')));
}
