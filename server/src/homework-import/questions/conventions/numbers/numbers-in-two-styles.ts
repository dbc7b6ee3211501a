import { asksTrueOrFalse } from '../../lines/line-kinds.ts';
import { type Line, sliceLine } from '../../lines/lines.ts';
import { relabelled } from '../../lines/relabelled.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 2;
const typed = /^(\d{1,2})(?:[.)]\s|\s{2,}|\t)\s*(?=\S)/u;

interface Numbered {
  readonly index: number;
  readonly value: number;
  readonly end: number;
  readonly isListed: boolean;
}

/**
 * '1  Match the words.', '2  Complete the sentences.' typed by hand, and lists of Word that begin at 1 below them, are exercises with parts,
 * though some exercises have a table instead.
 */
export function spellNumbersInTwoStyles(items: readonly Item[]): readonly Item[] {
  const numbers = items.flatMap((item, index) => (item.kind === 'line' ? numbersOf(item, index) : []));
  const outer = numbers.filter(({ isListed }) => !isListed);
  const goOn = outer.length >= fewest && outer.every(({ value }, at) => value === at + 1) && numbers[0] === outer[0];
  const restarts = numbers.filter(({ isListed, value }) => isListed && value === 1).length;
  // Below 'Which is a metal?' a list has the options.
  const asksItself = (text: string) => /\?$/u.test(text) && !asksTrueOrFalse(text);
  if (!goOn || restarts < fewest || outer.some(({ index }) => asksItself(textOf(items[index])))) return items;
  const labelled = new Map<number, { label: string; end: number }>();
  let last = 0;
  for (const { index, value, end, isListed } of numbers) {
    if (isListed && value !== last + 1) return items;
    last = isListed ? value : 0;
    labelled.set(index, { label: isListed ? `${String.fromCharCode(96 + value)})` : `${value}.`, end });
  }
  return items.map((item, index) => {
    const own = labelled.get(index);
    if (item.kind !== 'line' || own === undefined) return item;
    return relabelled(sliceLine(item, own.end), own.label);
  });
}

/** The number that a list, or a hand, gives a line of the text. */
function numbersOf(line: Line, index: number): readonly Numbered[] {
  const { text, label } = line;
  const listed = label?.level === 0 ? /^(\d{1,2})\W?$/u.exec(label.text)?.[1] : undefined;
  if (label !== null && listed !== undefined)
    return [{ index, value: Number(listed), end: label.text.length, isListed: true }];
  const [whole, digits] = label === null && !line.continues ? (typed.exec(text) ?? []) : [];
  return whole === undefined ? [] : [{ index, value: Number(digits), end: whole.length, isListed: false }];
}

const textOf = (item: Item | undefined) => (item?.kind === 'line' ? item.text : '');
