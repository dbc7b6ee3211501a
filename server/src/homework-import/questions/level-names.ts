import { withLabel } from './lines.ts';
import { readMarker } from './markers.ts';
import type { Item } from './parsed-question.ts';

/** Names that the levels of a worksheet have, those of one worksheet together. */
const families: readonly (readonly string[])[] = [
  ['bronze', 'silver', 'gold', 'platinum', 'diamond'],
  ['mild', 'medium', 'spicy', 'hot', 'extra hot'],
  ['easy', 'medium', 'hard', 'harder', 'difficult', 'expert'],
  ['must', 'should', 'could'],
  ['support', 'core', 'extension', 'stretch', 'challenge', 'super challenge'],
  ['foundation', 'higher', 'crossover'],
  ['emerging', 'developing', 'secure', 'mastery', 'mastered', 'excelling'],
  ['apprentice', 'journeyman', 'master', 'expert'],
  ['red', 'amber', 'green'],
  ['starter', 'main', 'plenary', 'challenge'],
];

const name = /^[^\p{L}\p{N}]*(\p{L}+(?: \p{L}+)?)(?:\s+(?:questions?|level|tasks?|section|work))?[^\p{L}\p{N}]*$/iu;

/**
 * Levels of a worksheet that begin their numbers anew are sections, though they are not called so: 'Bronze', 'Silver' and 'Gold' above
 * numbers, in the questions and in the answers.
 */
export function spellLevelNames(items: readonly Item[]): readonly Item[] {
  const found = items.flatMap((item, index) => {
    const level = item.kind === 'line' ? name.exec(item.text)?.[1]?.toLowerCase() : undefined;
    return level !== undefined && isFirst(items[index + 1]) ? [level] : [];
  });
  const family = families.find((names) => new Set(found.filter((level) => names.includes(level))).size > 1);
  if (family === undefined) return items;
  const levels = [...new Set(found.filter((level) => family.includes(level)))];
  return items.map((item, index) => {
    const level = item.kind === 'line' ? (name.exec(item.text)?.[1]?.toLowerCase() ?? '') : '';
    if (item.kind !== 'line' || !levels.includes(level) || readMarker(textOf(items[index + 1]))?.kind !== 'number')
      return item;
    return { ...withLabel(item, `Section ${levels.indexOf(level) + 1}:`), isHeading: true };
  });
}

/** Whether a line has the number 1. */
function isFirst(item: Item | undefined): boolean {
  const marker = readMarker(textOf(item));
  return marker?.kind === 'number' && marker.value === 1;
}

const textOf = (item: Item | undefined) => (item?.kind === 'line' ? item.text : '');
