import { sliceLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const part = /(?<=^|\s)\(?([a-h])\)\s+(?:(?!\(?[b-h]\)\s)[^_…\n]){1,60}?\s*[:=]?\s*(?:_{3,}|\.{4,}|…{2,})[\s_.…]*/gu;
const fewest = 2;

/** 'Write the symbol for a) oxygen ........ b) carbon ........' asks in its parts, each with its room: a line for each. */
export function splitPartsWithRoom(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item): readonly Item[] => {
    if (item.kind !== 'line') return [item];
    const parts = [...item.text.matchAll(part)];
    const [first] = parts;
    const goOn = parts.every(({ 1: letter = '' }, at) => letter.charCodeAt(0) === 97 + at);
    const last = parts.at(-1);
    const isWhole = last !== undefined && last.index + last[0].length === item.text.length;
    if (first === undefined || parts.length < fewest || !goOn || !isWhole) return [item];
    const stem = sliceLine(item, 0, item.text.slice(0, first.index).trimEnd().length);
    const own = parts.map(({ index, 0: text }) => ({
      ...sliceLine(item, index, index + text.replace(/\s*[:=]?\s*[_.…\s]+$/u, '').length),
      label: null,
    }));
    return [...(stem.text === '' ? [] : [stem]), ...own];
  });
}
