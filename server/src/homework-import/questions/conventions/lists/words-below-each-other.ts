import { spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const announces =
  /\b(?:from|in|using|use)\s+(?:the|this|these)\s+(?:following\s+)?(?:list|box|words|terms|options|answers)\b|\b(?:list|words|terms|options)\s+(?:below|given)\b|\b(?:liste|mots|lista|palabras|wörter)\b/iu;
const isWord = (text: string) =>
  text.split(/\s+/u).length <= 4 && text.length < 40 && !/[?:.!]$|_{2,}|…|\.{3}/u.test(text);
const fewest = 3;
const near = 4;

/** Words below each other, below a line that announces a list and above lines with room to write, as one line: 'Word bank: relief | frontal'. */
export function spellWordsBelow(items: readonly Item[]): readonly Item[] {
  const gone = new Set<number>();
  const banks = new Map<number, Item>();
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'line' || !announces.test(item.text)) continue;
    const words = wordsBelow(items, index + 1);
    const after = items.slice(index + 1 + words.length, index + 1 + words.length + near);
    const hasRoom = after.some((one) => one.kind === 'line' && /_{3,}|\.{4,}|…/u.test(one.text));
    if (words.length < fewest || !hasRoom) continue;
    for (const at of words.keys()) gone.add(index + 1 + at);
    banks.set(index + 1, spokenLine(`Word bank: ${words.join(' | ')}`, items[index + 1]?.place ?? item.place));
  }
  return banks.size === 0 ? items : items.flatMap((item, index) => banks.get(index) ?? (gone.has(index) ? [] : [item]));
}

function wordsBelow(items: readonly Item[], from: number): readonly string[] {
  const words: string[] = [];
  for (let index = from; index < items.length; index++) {
    const item = items[index];
    if (item?.kind !== 'line' || item.isHeading) break;
    const marker = readMarker(item.text);
    const word = item.text.slice(marker?.kind === 'bullet' ? marker.end : 0).trim();
    if ((marker !== undefined && marker.kind !== 'bullet') || !isWord(word)) break;
    words.push(word);
  }
  return words;
}
