import { sliceLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

/** '[veins, body, arteries]' and '( veins   body   arteries )' alone on a line. */
const inBrackets = /^\s*([[({])\s*([^[\](){}?]{3,200}?)\s*[\])}]\s*$/u;
const apart = /\s*[,;/|]\s*|\s{2,}|\t/u;
const gap = /_{3,}|\.{4,}|…/u;
const fewest = 3;
const mostWords = 4;
const near = 3;

/** Words in brackets around a text with gaps are those to fill them with: without the brackets they are read as a bank. */
export function spellBanksInBrackets(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    if (item.kind !== 'line') return item;
    const [, open = '', list = ''] = inBrackets.exec(item.text) ?? [];
    const words = list.split(apart).filter((word) => word !== '');
    const areWords = words.length >= fewest && words.every((word) => word.split(' ').length <= mostWords);
    const around = [...items.slice(Math.max(0, index - near), index), ...items.slice(index + 1, index + 1 + near)];
    const hasGaps = around.some((one) => one.kind === 'line' && gap.test(one.text) && /\p{L}{3}/u.test(one.text));
    if (!areWords || !hasGaps) return item;
    const start = item.text.indexOf(open) + 1;
    const end = item.text.trimEnd().length - 1;
    return sliceLine(item, start, end);
  });
}
