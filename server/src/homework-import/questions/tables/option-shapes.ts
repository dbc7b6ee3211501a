import type { Line } from '../lines/lines.ts';
import type { TableItem } from '../parsed-question.ts';
import { cellText } from './question-table.ts';

type Cell = TableItem['rows'][number][number];

/** Options in cells, and the sentence that they stand in the middle of. */
export interface OptionTable {
  readonly sentence: string | undefined;
  readonly options: readonly { readonly cell: Cell; readonly label: string }[];
}

const openBox = /^(?:[☐□❑❏◻▢⬜○◯]|\[\s*\]|\(\s*\)|_+)$/u;
const tickedBox = /^(?:[☑☒✓✔✅🗸√]\uFE0F?|[xX]|\[[xX✓✔]\])$/u;
const crossed = /^(?:[✗✘❌✕]\uFE0F?)$/u;

const isBox = (text: string) => text === '' || openBox.test(text) || tickedBox.test(text) || crossed.test(text);
const boxOf = (boxes: readonly string[]) => (boxes.some((text) => tickedBox.test(text)) ? '☑' : '☐');

/** An option in each row, beside it a box, a tick or nothing; the first row may say what the column is for. */
export function inColumn({ rows }: TableItem): OptionTable | undefined {
  const texts = rows.map((row) => row.map(cellText));
  const isHead =
    texts[0]?.slice(1).some((text) => /^\W*(?:tick|cross|answer|correct|✓|✔)/iu.test(text) && !isBox(text)) === true;
  const body = rows.slice(isHead ? 1 : 0).filter((row) => row.some((cell) => cellText(cell) !== ''));
  const options = body.flatMap((row) => {
    const filled = row.filter((cell) => !isBox(cellText(cell)));
    const [cell, ...more] = filled;
    return cell === undefined || more.length > 0 ? [] : [{ cell, label: boxOf(row.map(cellText)) }];
  });
  return body.length > 1 && options.length === body.length ? { sentence: undefined, options } : undefined;
}

/** 'A', 'iron', 'B', 'oxygen' in cells side by side. */
export function withLettersBeside({ rows }: TableItem): OptionTable | undefined {
  const cells = rows.flatMap((row) => row.filter((cell) => cellText(cell) !== ''));
  const letters = cells.flatMap((cell, index) =>
    index % 2 === 0 ? [/^\(?([A-H])[).]?$/u.exec(cellText(cell))?.[1]] : [],
  );
  const areLetters =
    letters.length > 1 && cells.length === letters.length * 2 && letters.every((letter) => letter !== undefined);
  const options = letters.flatMap((letter = '', index) => {
    const cell = cells[index * 2 + 1];
    return cell === undefined ? [] : [{ cell, label: `${letter})` }];
  });
  const sorted = options.sort((one, other) => one.label.localeCompare(other.label));
  const goOn = sorted.every(({ label }, index) => label === `${'ABCDEFGH'.charAt(index)})`);
  return areLetters && goOn ? { sentence: undefined, options: sorted } : undefined;
}

/** All in one row, with boxes between them perhaps, or rows of two or three. */
export function inRows({ rows }: TableItem): OptionTable | undefined {
  const texts = rows.map((row) => row.map(cellText));
  const isEven = texts.length < 4 && texts.every((row) => row.length === texts[0]?.length && row.length < 4);
  if (rows.length > 1 && (!isEven || texts.flat().some(isBox))) return undefined;
  const [first = []] = texts;
  const isBefore = isBox(first[0] ?? '');
  const options = rows.flatMap((row, at) =>
    row.flatMap((cell, index) => {
      const beside = texts[at]?.[isBefore ? index - 1 : index + 1] ?? '';
      return isBox(cellText(cell)) ? [] : [{ cell, label: boxOf(isBox(beside) ? [beside] : []) }];
    }),
  );
  return { sentence: undefined, options };
}

/** 'An enzyme is | a fat ⏎ a protein ⏎ a sugar | .': the options stand in one column, or one cell, of a sentence. */
export function inSentence({ rows }: TableItem): OptionTable | undefined {
  const width = rows[0]?.length ?? 0;
  if (width < 2 || width > 3 || rows.length > 5 || rows.some((row) => row.length !== width)) return undefined;
  const columns = Array.from({ length: width }, (_, column) => rows.flatMap((row) => row[column] ?? []));
  const middle = columns.findIndex(
    (lines, column) => lines.length > 1 && (rows.length === 1 || rows.every((row) => row[column]?.length === 1)),
  );
  const others = columns.filter((_lines, column) => column !== middle);
  const isSentence =
    middle > 0 && others.every((lines) => lines.length < 2) && /\p{L}{2}/u.test(others[0]?.[0]?.text ?? '');
  const words = others.map(([line]) => line?.text ?? '');
  if (!isSentence || words.some(isBoxOrTick)) return undefined;
  const options = (columns[middle] ?? []).map((line: Line) => ({ cell: [line], label: '☐' }));
  return { sentence: `${words[0]} ______ ${words[1] ?? ''}`.trim(), options };
}

const isBoxOrTick = (text: string) => text !== '' && isBox(text);
