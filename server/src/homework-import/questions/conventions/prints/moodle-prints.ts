import { type Line, sliceLine, spokenLine } from '../../lines/lines.ts';
import { asQuestion } from '../../lines/relabelled.ts';
import type { Item } from '../../parsed-question.ts';

const number = /^question\s+\d{1,3}$/iu;
const state = /^(?:not\s+(?:yet\s+)?answered|answer\s+saved|complete|(?:in|partially\s+)?correct|not\s+flagged)\.?$/iu;
const marks = /^(?:marked\s+out\s+of|mark\s+\d{1,2}(?:\.\d+)?\s+out\s+of)\s+(\d{1,2})(?:\.(\d+))?$/iu;
/** What the page says to whoever takes the quiz. */
const furniture =
  /^(?:(?:un)?flag(?:ged)?(?:\s+question)?|remove\s+flag|question\s+text|select\s+one(?:\s+or\s+more)?:?|feedback|your\s+answer\s+is\s+(?:partially\s+)?(?:in)?correct\.?|time\s+left.*|clear\s+my\s+choice|finish\s+(?:review|attempt.*)|(?:previous|next)\s+page|show\s+one\s+page\s+at\s+a\s+time|choose\s?(?:\.{3}|…)|answer:\s*[_.…]*|answer\s+question\s+\d+.*)$/iu;
const answer = /^the\s+correct\s+answers?\s+(?:is|are)\s*:?\s*/iu;
const fewest = 2;
const near = 3;

/**
 * Pages of a Moodle quiz have 'Not yet answered' and 'Marked out of 2.00' below 'Question 1', 'Select one:' above the options and 'The correct
 * answer is: …' below: the items with '1. [2]' and 'Answer: …', without what the page says besides.
 */
export function spellMoodlePrints(items: readonly Item[]): readonly Item[] {
  const starts = items.flatMap((item, index) => (isStart(items, index) && item.kind === 'line' ? [index] : []));
  if (starts.length < fewest) return items;
  const first = starts[0] ?? 0;
  const heads = new Set(starts);
  let open: string | undefined;
  return items.flatMap((item, index): readonly Item[] => {
    if (item.kind !== 'line' || index < first) return [item];
    if (heads.has(index)) {
      open = /\d+/u.exec(item.text)?.[0];
      return [];
    }
    if (state.test(item.text) || marks.test(item.text) || furniture.test(item.text)) return [];
    // The right answer says the terms of a match again.
    if (open === undefined && isToChoose(items[index + 1])) return [];
    const said = spelt(item);
    if (open === undefined || item.text === '') return [said];
    const asked = asQuestion(said, open);
    open = undefined;
    return [asked, ...marksBelow(items, starts.findLast((start) => start < index) ?? first)];
  });
}

/** 'Question 1' above the state it is in, or its marks. */
function isStart(items: readonly Item[], index: number): boolean {
  const item = items[index];
  if (item?.kind !== 'line' || !number.test(item.text)) return false;
  const below = items.slice(index + 1, index + 1 + near);
  return below.some((one) => one.kind === 'line' && (state.test(one.text) || marks.test(one.text)));
}

/** 'Choose...' stands for a list of meanings beside each term. */
const isToChoose = (item: Item | undefined) => item?.kind === 'line' && /^choose\s?(?:\.{3}|…)$/iu.test(item.text);

function marksBelow(items: readonly Item[], start: number): readonly Line[] {
  for (const item of items.slice(start + 1, start + 1 + near)) {
    const found = item.kind === 'line' ? marks.exec(item.text) : null;
    if (item.kind === 'line' && found !== null && Number(found[2] ?? 0) === 0)
      return [spokenLine(`[${found[1]}]`, item.place)];
  }
  return [];
}

function spelt(line: Line): Line {
  const before = answer.exec(line.text)?.[0].length;
  if (before === undefined) return line;
  const said = sliceLine(line, before);
  const text = said.text.replace(/^['‘’"“”](.*?)['‘’"“”]?\.?$/su, '$1');
  return spokenLine(`Answer: ${text}`, line.place);
}
