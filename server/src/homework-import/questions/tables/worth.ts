import { asks } from '../lines/line-kinds.ts';
import { emphasisOf, type Line, spokenLine } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import type { TableItem } from '../parsed-question.ts';
import { cellText } from './question-table.ts';

type Cells = TableItem['rows'][number];

/** '20 marks' may be those of all below together; '20 points' are those of each, as in homework to choose from. */
const points =
  /(?:^|[^\p{L}\p{N}])(?:(\d|one|two|three|four|five)\s*(?:points?|pts?|marks?)|(\d{2})\s*(?:points?|pts?))(?!\p{L})/iu;
const names = ['zero', 'one', 'two', 'three', 'four', 'five'];

/** What a heading says that each question below it is worth: '2 points', 'Two marks'. */
export function worth(text: string): number | undefined {
  const [, few, many] = points.exec(text) ?? [];
  const said = (few ?? many)?.toLowerCase();
  if (said === undefined) return undefined;
  return names.includes(said) ? names.indexOf(said) : Number(said);
}

const longest = 60;

/** 'Last lesson (1 point each)' beside 'Last week (2 points each)', or bold words: headings above columns of questions. */
export function areHeads(row: Cells): boolean {
  const heads = row.filter((cell) => cell.length > 0);
  const areShort = heads.every(
    (cell) =>
      cell.length === 1 &&
      cell.every(({ text }) => text.length < longest && readMarker(text) === undefined && !asks(text)),
  );
  const areBold = heads.every((cell) => cell.every(({ text, spans }) => emphasisOf(spans).bold && !/\d/u.test(text)));
  return heads.length > 1 && areShort && (areBold || heads.some((cell) => worth(cellText(cell)) !== undefined));
}

/** The lines of a cell with what each question in it is worth, where it does not say so itself. */
export function withWorth(cell: readonly Line[], value: number | undefined): readonly Line[] {
  if (value === undefined) return cell;
  return cell.flatMap((line) => {
    const isAsked = readMarker(line.text)?.kind === 'number' && takeMarks(line.text).marks === undefined;
    return isAsked ? [line, spokenLine(`[${value}]`, line.place)] : [line];
  });
}
