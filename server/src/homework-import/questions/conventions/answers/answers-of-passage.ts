import { keyTitleBefore } from '../../lines/languages.ts';
import { spokenLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const gap = /_{2,}|\.{4,}|…+/gu;
const title =
  /^\W*(?:gap\s+)?(?:answers?|ans|key|solutions?)\b\s*(?:\([^)]{0,40}\))?\s*(?:in order)?\s*[:–—-]\s*(?=\p{L})/iu;
const fewest = 3;

/**
 * 'Answers (in order): atria, ventricles, …' at the end of a document has as many words as the one passage with gaps above it: its answer,
 * said below it.
 */
export function spellAnswersOfPassage(items: readonly Item[]): readonly Item[] {
  const at = items.findLastIndex((item) => item.kind === 'line' && endOfTitle(item.text) > 0);
  const line = items[at];
  if (line?.kind !== 'line') return items;
  const said = line.text.slice(endOfTitle(line.text)).replace(/\.$/u, '');
  const count = said.split(/\s*[,;]\s*/u).length;
  const passages = items.flatMap((item, index) =>
    item.kind === 'line' && index < at && (item.text.match(gap)?.length ?? 0) === count ? [index] : [],
  );
  const [only, ...more] = passages;
  if (count < fewest || only === undefined || more.length > 0) return items;
  return items.flatMap((item, index): readonly Item[] => {
    if (index === at) return [];
    return index === only ? [item, spokenLine(`Answer: ${said}`, line.place)] : [item];
  });
}

const endOfTitle = (text: string) => title.exec(text)?.[0].length ?? keyTitleBefore(text);
