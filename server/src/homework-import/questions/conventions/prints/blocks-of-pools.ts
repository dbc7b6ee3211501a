import { isNumbered, numberOf, unnumbered } from '../../lines/item-numbers.ts';
import { isKeyTitle } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine } from '../../lines/lines.ts';
import { asQuestion } from '../../lines/relabelled.ts';
import type { Item } from '../../parsed-question.ts';

/** The items of a block of a pool, with the numbers of its questions; and how many these are. */
export interface SpeltBlock {
  readonly items: readonly Item[];
  readonly count: number;
}

/**
 * Numbers the questions of a block on from those before: its first line, or the lines that have numbers of their own. The answers to these
 * below a title, '1. c' and '2. b', go below each.
 */
export function spellBlock(block: readonly Item[], before: number): SpeltBlock {
  const title = block.findIndex((item) => item.kind === 'line' && isKeyTitle(item.text));
  const [asked, said] = title === -1 ? [block, []] : [block.slice(0, title), block.slice(title + 1)];
  const starts = asked.flatMap((item, index) => (isNumbered(item) ? [index] : []));
  const numbers = starts.map((index) => numberOf(asked[index]));
  if (starts.length === 0) return { items: withNumber(block, before + 1), count: 1 };
  const answers = said.flatMap((item) => (item.kind === 'line' && isNumbered(item) ? [item] : []));
  const isKey = answers.length === said.length && answers.every((item) => numbers.includes(numberOf(item)));
  const rest = isKey || title === -1 ? [] : block.slice(title);
  const questions = starts.flatMap((start, at): readonly Item[] => {
    const [first, ...more] = asked.slice(start, starts[at + 1]);
    const own = isKey ? answers.filter((item) => numberOf(item) === numbers[at]) : [];
    const line = first?.kind === 'line' ? [numbered(first, before + at + 1)] : [];
    return [...line, ...more, ...own.map(({ text, place }) => spokenLine(`Answer: ${unnumbered(text)}`, place))];
  });
  return { items: [...asked.slice(0, starts[0]), ...questions, ...rest], count: starts.length };
}

function withNumber(block: readonly Item[], number: number): readonly Item[] {
  const first = block.findIndex((item) => item.kind === 'line' && item.text !== '');
  return block.map((item, index) => (item.kind === 'line' && index === first ? numbered(item, number) : item));
}

function numbered(line: Line, number: number): Line {
  return asQuestion(sliceLine(line, line.text.length - unnumbered(line.text).length), number);
}
