import { isNumbered, unnumbered } from '../../lines/item-numbers.ts';
import { asks, isAnswerSpace, isKeyTitle, readSection } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { asQuestion } from '../../lines/relabelled.ts';
import type { Item } from '../../parsed-question.ts';
import { withMarksAtRight } from '../marks/marks-at-right.ts';

const head = /^(\p{L}[\p{L} ’'-]{1,30}?)\s*(?:#|n[°º]\s?)?\s*(\d{1,2}|[A-H])(?:\s*[:.–—-]\s*|\s*$)/u;
const fewest = 2;

/** A line that names a sheet; the lines below it up to the next are its own. */
interface Sheet {
  readonly index: number;
  readonly name: string;
  readonly number: number;
  /** Where what is behind the name begins. */
  readonly end: number;
}

/**
 * Several sheets in one file, 'Questionsheet 1' or 'Card A' above parts '(a)', '(b)' without a number, and the same names again above their
 * answers, whatever they are called: each name is the number of a question in such parts.
 */
export function spellSheetsInParts(items: readonly Item[]): readonly Item[] {
  const sheets = sheetsIn(items);
  const again = sheets.findIndex(({ number }, at) => at > 0 && number === 1);
  const title = items.findIndex((item, index) => index > (sheets[0]?.index ?? 0) && isTitle(item));
  const [key = items.length] = again === -1 ? [] : [sheets[again]?.index];
  if (again < fewest || title === -1 || title > key) return items;
  const [asked, said] = [sheets.slice(0, again), sheets.slice(again)];
  const goOn = asked.every(({ number }, at) => number === at + 1);
  const areSaid = said.every(({ number }, at) => number > (said[at - 1]?.number ?? 0) && number <= asked.length);
  const areLettered = sheets.every((sheet, at) => hasParts(items, sheet, sheets[at + 1]?.index ?? items.length));
  if (!goOn || !areSaid || !areLettered || items.slice(0, title).some(isQuestion)) return items;
  const titleOf = ({ index }: Sheet) => (index === key && title === key ? [spokenLine('Answers', index)] : []);
  const byIndex = new Map(sheets.map((sheet) => [sheet.index, sheet]));
  return items.flatMap((item, index): readonly Item[] => {
    if (item.kind !== 'line') return [item];
    const [own, above] = [byIndex.get(index), byIndex.get(index - 1)];
    const line = index > key ? withMarksAtRight(item) : item;
    if (own !== undefined) return [...titleOf(own), ...nameOf(line, own, items[index + 1])];
    return [above === undefined || above.end > 0 ? line : asQuestion(line, above.number)];
  });
}

/** '1 ..........' is room for the first of two answers. */
const isQuestion = (item: Item) =>
  isNumbered(item) && !(item.kind === 'line' && isAnswerSpace(takeMarks(unnumbered(item.text)).text));

/** 'Answers', or 'Sheet 1 – Answers'. */
const isTitle = (item: Item) =>
  item.kind === 'line' && (isKeyTitle(item.text) || isKeyTitle(item.text.slice(head.exec(item.text)?.[0].length ?? 0)));

/** The lines that end in a number or a letter behind the same name as the first that has 'a' below it. */
function sheetsIn(items: readonly Item[]): readonly Sheet[] {
  const found = items.flatMap((item, index): Sheet[] => {
    const [whole = '', name = '', label = ''] = (item.kind === 'line' && head.exec(item.text)) || [];
    if (item.kind !== 'line' || whole === '' || readMarker(item.text) !== undefined || asks(item.text)) return [];
    if (readSection(item.text) !== undefined) return [];
    const number = /\d/u.test(label) ? Number(label) : label.charCodeAt(0) - 64;
    const rest = item.text.slice(whole.length);
    return [{ index, name: name.toLowerCase(), number, end: rest === '' || isKeyTitle(rest) ? 0 : whole.length }];
  });
  const counts = new Map<string, number>();
  for (const { name, number } of found) if (number === 1) counts.set(name, (counts.get(name) ?? 0) + 1);
  // The name that is there twice with the number 1: of the questions, and of their answers.
  const first = found.find(({ name }) => counts.get(name) === 2)?.name;
  return found.filter(({ name }) => name === first);
}

/** Whether the letters of parts below a name begin at 'a', once; Roman numbers among them are parts of those. */
function hasParts(items: readonly Item[], { index, end }: Sheet, next: number): boolean {
  const letters = items.slice(index, next).flatMap((item, at) => {
    if (item.kind !== 'line') return [];
    const marker = readMarker(at === 0 ? item.text.slice(end) : item.text);
    return marker?.kind === 'letter' ? [marker.letter.toLowerCase()] : [];
  });
  return letters[0] === 'a' && letters.indexOf('a', 1) === -1;
}

/** What stands behind a name stays, as 'Light' of 'Station 1: Light'; a name alone gives its number to the line below. */
function nameOf(line: Line, { number, end }: Sheet, below: Item | undefined): readonly Line[] {
  if (end > 0) return [asQuestion(sliceLine(line, end), number)];
  return below?.kind === 'line' ? [] : [spokenLine(`${number}.`, line.place)];
}
