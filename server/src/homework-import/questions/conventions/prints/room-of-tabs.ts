import { isUnit, isUnitInWords } from '../../lines/line-kinds.ts';
import { type Line, spokenLine, withLabel } from '../../lines/lines.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';

const behindEquals = /^(\p{L}[^=]{0,60}=)\s*\t\s*(\S+)$/u;
/** In the last sentence of a question. */
const asksForName = /\b(?:units?|symbols?|letters?|measured in|label(?:led|s)?|which)\b[^.!?]*[.!?]?$/iu;

/** Tabs may be dotted: 'J' behind two of them is room to write with its unit, '____ J', and so is 'speed =' a tab before 'm/s'. */
export function spellRoom(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    if (item.kind !== 'line' || !hasTab(item) || !isPlain(item)) return item;
    const { text } = takeMarks(item.text);
    const [, named, unit = ''] = behindEquals.exec(text) ?? [];
    if (named !== undefined && isUnit(unit))
      return spokenLine(`${named} ____ ${unit}${item.text.slice(text.length)}`, item.place);
    // Of units with one letter a single tab makes none: 'A' may be a label.
    const isTabbedUnit = item.tabs > (text.length > 1 ? 0 : 1) && (isUnit(text) || isUnitInWords(text));
    return isTabbedUnit && !isNamed(items, index) ? withLabel(item, '____') : item;
  });
}

const hasTab = ({ tabs, text }: Line) => tabs > 0 || text.includes('\t');

/** What stands out is an answer. */
const isPlain = ({ spans }: Line) =>
  spans.every(
    ({ text, bold, marked, colour, hidden }) => text.trim() === '' || !(bold || marked || hidden || colour !== null),
  );

/** Whether a unit is what is asked for, or a letter is one of several below each other. */
function isNamed(items: readonly Item[], index: number): boolean {
  const [above, below] = [items[index - 1], items[index + 1]];
  const isLetter = (item: Item | undefined) => item?.kind === 'line' && /^[A-Z]$/u.test(item.text);
  return isLetter(above) || isLetter(below) || (above?.kind === 'line' && asksForName.test(takeMarks(above.text).text));
}
