import { asks, asksToFillIn, asksTrueOrFalse, demands, readSection } from '../lines/line-kinds.ts';
import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import type { Item } from '../parsed-question.ts';

/** 'Task 1: Fill in the gaps …' above a passage with gaps, and nothing that has a number, is a question without one. */
export function asksToFill(items: readonly Item[], section: number, end: number): boolean {
  const heading = items[section];
  if (heading?.kind !== 'line' || readSection(heading.text) === undefined || !asksToFillIn(heading.text)) return false;
  const lines = items.slice(section + 1, end).flatMap((item) => (item.kind === 'line' ? [item.text] : []));
  return lines.some((text) => gaps.test(text)) && lines.every((text) => readMarker(text) === undefined);
}

/** 'Task 2: Name a gas.' asks itself where no question of its own is below it. */
export function asksAlone(items: readonly Item[], section: number): boolean {
  const heading = items[section];
  if (heading?.kind !== 'line' || readSection(heading.text) === undefined) return false;
  const rest = takeMarks(heading.text.replace(/^\p{L}+\s+\w+\s*[:.–—-]+\s*/u, '')).text;
  return rest !== heading.text && demands(rest) && rest.split(/\s+/u).length > 2;
}

const gaps = /(?:_{2,}|\.{4,}|…{2,}).*\p{L}.*(?:_{2,}|\.{4,}|…{2,})/su;

/** 'Activity 3: Look at the diagram.' above 'a) What is A? [1]' and 'b) …' is a question without a number, in parts; so is 'Task 3: True or false?' above statements with letters. */
export function asksInParts(items: readonly Item[], section: number, end: number): boolean {
  const heading = items[section];
  if (heading?.kind !== 'line' || readSection(heading.text) === undefined) return false;
  const parts = items.slice(section + 1, end).flatMap((item) => {
    const marker = item.kind === 'line' ? readMarker(item.text) : undefined;
    if (item.kind !== 'line' || marker?.kind !== 'letter') return [];
    const { text, marks } = takeMarks(item.text.slice(marker.end));
    return [{ letter: marker.letter, isAsked: marks !== undefined || asks(text) }];
  });
  const goOn = parts.every(({ letter }, index) => letter === String.fromCharCode(97 + index));
  return parts.length > 1 && goOn && (asksTrueOrFalse(heading.text) || parts.every(({ isAsked }) => isAsked));
}
