import { splitKey } from '../../key/split-key.ts';
import { numberOf } from '../../lines/item-numbers.ts';
import { readSection } from '../../lines/line-kinds.ts';
import { type Line, spokenLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const count = '(?:one|two|three|four|five|six|\\d)';
/** 'Indicative content:', 'Possible answers include:', 'Accept any three from:' alone in a line. */
const label = new RegExp(
  String.raw`^\W*(?:indicative\s+content|(?:possible|suggested|acceptable|likely|valid|relevant|expected)\s+(?:answers?|points?|responses?|content)(?:\s+(?:may|might|could|can|should))?(?:\s+includes?)?|(?:answers?|responses?)\s+(?:may|might|could|can|should|will)\s+include|(?:accept\s+|award\s+)?(any\s+${count}\s+(?:from|of)(?:\s+(?:the\s+following|these|those\s+below))?))\s*[:.–-]*\s*$`,
  'iu',
);
/** 'Level 3 (5–6 marks): …' */
const level = /^\W*(?:level|band)\s*[1-4]\b\s*[:([–-]/iu;

/**
 * What stands below 'Indicative content:' or 'Any two from:' under a question is its answer, and 'Level 2 (3–4 marks): …' above that is for who
 * marks it: no pupil may read either as part of what is asked.
 */
export function spellContentBelowLabels(items: readonly Item[]): readonly Item[] {
  const first = items.findIndex((item) => numberOf(item) !== undefined);
  const isLabel = (item: Item, index: number) =>
    item.kind === 'line' && label.test(item.text) && !beginsKey(items[index + 1]);
  const labels = items.filter((item, index) => first !== -1 && index > first && isLabel(item, index));
  if (labels.length === 0) return items;
  const isOfKey = new Set(splitKey(items).key);
  const asked = items.filter((item) => !isOfKey.has(item));
  const levels = new Set(levelsIn(asked, new Set(labels)));
  return items.flatMap((item, index): readonly Item[] => {
    if (item.kind !== 'line' || isOfKey.has(item) || index <= first) return [item];
    if (levels.has(item)) return [];
    if (!isLabel(item, index)) return [item];
    const any = label.exec(item.text)?.[1];
    return [spokenLine(any === undefined ? 'Answer:' : `Answer: ${any}:`, item.place)];
  });
}

/** 'Suggested answers' above '1. B' is the title of all. */
const beginsKey = (below: Item | undefined) =>
  below?.kind === 'table' ||
  numberOf(below) !== undefined ||
  (below?.kind === 'line' && readSection(below.text) !== undefined);

/** The lines of levels in questions that have such a label. */
function levelsIn(items: readonly Item[], labels: ReadonlySet<Item>): readonly Line[] {
  const found: Line[] = [];
  let own: Line[] = [];
  for (const item of items) {
    if (numberOf(item) !== undefined) own = [];
    else if (item.kind === 'line' && level.test(item.text)) own.push(item);
    else if (labels.has(item)) found.push(...own);
  }
  return found;
}
