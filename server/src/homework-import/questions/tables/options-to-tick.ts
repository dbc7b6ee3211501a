import { type Line, spokenLine, withLabel } from '../lines/lines.ts';
import { cellText } from './question-table.ts';

const right = /^[✓✔☑✅]\uFE0F?$/u;
const cross = /^(?:[✗✘×❌✖]|[xX])\uFE0F?$/u;
const tick = /^(?:[✓✔☑✅☒✗✘×❌✖]|[xX])\uFE0F?$/u;
/** '▲' and 'A.' before an option. */
const sign = /^(?:[^\p{L}\p{N}\s✓✔☑✅☒✗✘×❌✖☐□❑❏]\uFE0F?|[A-H][.)]?)$/u;
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
 * Where ticks and crosses stand beside all of them, '▲ | 0.3 | ✘', the crosses are wrong. `undefined` for any other table.
 */
export function linesToTick(
  source: readonly (readonly (readonly Line[])[])[],
  above: string,
): readonly Line[] | undefined {
  const pairs = inPairs(source);
  const rows = withoutSigns(pairs);
  const texts = rows.map((row) => row.map(cellText));
  const isHead = texts[0]?.some((text) => head.test(text)) === true && !texts.every(isJudged);
  const first = isHead ? 1 : 0;
  const own = texts.slice(first);
  if (own.length < (rows === pairs ? fewest : 1) || own.length > most || own.some((row) => row.length !== 2))
    return undefined;
  const column = [1, 0].find((at) => own.every((row) => isMark(row[at]) && isOption(row[1 - at])));
  if (column === undefined) return undefined;
  const marks = own.map((row) => row[column] ?? '');
  const areJudged = marks.some((mark) => right.test(mark)) && marks.some((mark) => cross.test(mark));
  const isTicked = marks.map((mark) => (areJudged ? right : tick).test(mark));
  const ticks = isTicked.filter(Boolean).length;
  if (rows !== pairs && marks.every((mark) => right.test(mark)))
    return [
      answerOf(
        own.map((row) => row[1 - column] ?? ''),
        rows,
      ),
    ];
  if (ticks === own.length || (ticks === 0 && !asksForTick.test(above))) return undefined;
  const cells = rows.slice(first).map((row) => row[1 - column] ?? []);
  if (cells.some((cell) => cell.length !== 1)) return undefined;
  return cells.flatMap((cell, at) => cell.map((line) => withLabel(line, isTicked[at] === true ? '☑' : '☐')));
}

/** '▲ | oxygen | ✔' alone: what is right was to be typed. */
const answerOf = (texts: readonly string[], rows: readonly (readonly (readonly Line[])[])[]) =>
  spokenLine(`Answer: ${texts.join(' / ')}`, rows[0]?.flat()[0]?.place ?? 0);

const isJudged = (row: readonly string[]) => row.some((text) => right.test(text) || cross.test(text));
const isMark = (text = '') => tick.test(text) || empty.test(text);
const isOption = (text = '') => text !== '' && !isMark(text) && text.length <= longest && !/[?:]$|_{3}/u.test(text);

/** 'iron | ☐ | tin | ☐' is two rows, where each row is such. */
function inPairs(rows: readonly (readonly (readonly Line[])[])[]): typeof rows {
  const arePairs = rows.every(
    (row) =>
      row.length > 2 &&
      row.length % 2 === 0 &&
      row.every((cell, at) => (at % 2 === 0 ? isOption(cellText(cell)) : isBox(cellText(cell)))),
  );
  if (!arePairs) return rows;
  return rows.flatMap((row) => row.flatMap((cell, at) => (at % 2 === 0 ? [[cell, row[at + 1] ?? []]] : [])));
}

/** An empty cell beside others may be room for a word. */
const isBox = (text: string) => text !== '' && isMark(text);

/** Rows of three without the sign or letter that begins each of them. */
function withoutSigns(rows: readonly (readonly (readonly Line[])[])[]): typeof rows {
  const areSigns = rows.every((row) => row.length === 3 && sign.test(cellText(row[0] ?? [])));
  return areSigns ? rows.map((row) => row.slice(1)) : rows;
}
