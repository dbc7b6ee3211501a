import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const label = /(?<=^|\s{2,}|\t)([A-PR-Z]\d{1,2})(?:[.):]\s*|\s+)(?=\S)/gu;
const asked = /^([A-PR-Z])(\d{1,2})[.):]\s+\S/u;

/**
 * Levels of a worksheet have numbers of their own: 'B1.', 'B2.' for bronze, 'S1.' for silver. They are counted through, in the
 * questions and in the answers, where two letters or more each go on from 1.
 */
export function countThrough(items: readonly Item[]): readonly Item[] {
  const numbers = numberLabels(items);
  if (numbers.size === 0) return items;
  return items.flatMap((item): Item[] => (item.kind === 'line' ? relabel(item, numbers) : [item]));
}

function numberLabels(items: readonly Item[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  const numbers = new Map<string, number>();
  for (const item of items) {
    const [, letter = '', digits = ''] = item.kind === 'line' ? (asked.exec(item.text) ?? []) : [];
    if (letter === '' || Number(digits) !== (last.get(letter) ?? 0) + 1) continue;
    last.set(letter, Number(digits));
    numbers.set(`${letter}${digits}`, numbers.size + 1);
  }
  const isLevelled = last.size > 1 && [...last.values()].every((count) => count > 1);
  return isLevelled ? numbers : new Map();
}

function relabel(line: Line, numbers: ReadonlyMap<string, number>): Line[] {
  const found = [...line.text.matchAll(label)].flatMap(({ index, 0: whole, 1: name = '' }) => {
    const number = numbers.get(name);
    return number === undefined ? [] : [{ index, end: index + whole.length, number }];
  });
  if (found[0]?.index !== 0) return [line];
  return found.map(({ end, number }, at) => withLabel(sliceLine(line, end, found[at + 1]?.index), `${number}.`));
}
