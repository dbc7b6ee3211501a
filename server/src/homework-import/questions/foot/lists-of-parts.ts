import { readInOrder } from '../tables/read-pairs.ts';
import type { AnswerInText } from './answers-in-text.ts';
import { isBelow, type Label } from './labels.ts';

/**
 * 'Task 2: F, T, T' as an answer for each question of the task, and '2) 50; 130' as one for each part of question 2. What is no list of as many
 * things stays as it is; what only stands above answers of its own, 'Task 2 (circle): 1 F', is left out.
 */
export function withPartsOfLists(
  found: readonly AnswerInText[],
  labels: readonly Label[],
  text: string,
): readonly AnswerInText[] {
  return found.flatMap((one, index) => {
    const { label, from, to } = one;
    if (label.isAbove !== true) return [one];
    const next = found[index + 1]?.label;
    if (next !== undefined && isBelow(next, label)) return [];
    const own = labels.filter((other) => other.isAbove !== true && isBelow(other, label));
    const said = text.slice(from, to);
    const each = wordsAlone(said, own.length) ?? (own.length > 1 ? readInOrder(said, own.length) : undefined);
    const numbered = each?.every((value, place) => new RegExp(`^${place + 1}\\s*[.):]?\\s`, 'u').test(value));
    if (each === undefined) return label.path.length === 0 ? [] : [one];
    let at = from;
    return own.flatMap((other, place) => {
      const value = (each[place] ?? '').replace(numbered === true ? /^\d{1,2}\s*[.):]?\s+/u : '', '');
      const start = text.indexOf(value, at);
      at = start + value.length;
      return value === '' || start === -1 ? [] : [{ label: other, from: start, to: at }];
    });
  });
}

/** 'F T T' */
function wordsAlone(said: string, count: number): readonly string[] | undefined {
  const words = said.split(/[\s,;/]+/u).filter((word) => word !== '');
  const areShort = words.every((word) =>
    /^(?:[TFVRA-H]|true|false|vrai|faux|verdadero|falso|richtig|falsch)[.]?$/iu.test(word),
  );
  return words.length === count && areShort ? words : undefined;
}
