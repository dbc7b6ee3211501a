import { type Line, withLabel } from '../lines/lines.ts';
import { cellText } from './question-table.ts';

const tick = /^(?:[✓✔☑☒✗✘×]|[xX])\uFE0F?$/u;
const empty = /^[☐□❑○◯]?$/u;
/** 'Tick one box.', 'Put an X in one box.'; 'Write the symbol in each box.' asks for more. */
const asksForTick =
  /\b(?:tick|cross|coche[rz]?|cocha|marca|kreuze|ankreuzen|kreuz)\b|[✓✔☐□]|\b(?:check|mark|shade|select|choose)\b[^.?!]{0,40}\bbox|\b(?:put|place|write|mark)\s+(?:an?\s+)?\W?X\b/iu;
const head = /^(?:tick|correct|answer|your answer|[✓✔]|[([][✓✔][)\]]|tick\s*[([]?[✓✔][)\]]?)$/iu;
const fewest = 2;
const most = 10;
const longest = 120;

/**
 * 'Encryption' beside an empty cell in each row of a table, below 'Tick one box.', or with a tick in one of those cells: options with boxes.
 * `undefined` for any other table.
 */
export function linesToTick(
  rows: readonly (readonly (readonly Line[])[])[],
  above: string,
): readonly Line[] | undefined {
  const texts = rows.map((row) => row.map(cellText));
  const first = texts[0]?.some((text) => head.test(text)) === true ? 1 : 0;
  const own = texts.slice(first);
  if (own.length < fewest || own.length > most || own.some((row) => row.length !== 2)) return undefined;
  const column = [1, 0].find((at) => own.every((row) => isMark(row[at]) && isOption(row[1 - at])));
  if (column === undefined) return undefined;
  const isTicked = own.map((row) => tick.test(row[column] ?? ''));
  const ticks = isTicked.filter(Boolean).length;
  if (ticks === own.length || (ticks === 0 && !asksForTick.test(above))) return undefined;
  const cells = rows.slice(first).map((row) => row[1 - column] ?? []);
  if (cells.some((cell) => cell.length !== 1)) return undefined;
  return cells.flatMap((cell, at) => cell.map((line) => withLabel(line, isTicked[at] === true ? '☑' : '☐')));
}

const isMark = (text = '') => tick.test(text) || empty.test(text);
const isOption = (text = '') => text !== '' && !isMark(text) && text.length <= longest && !/[?:]$|_{3}/u.test(text);
