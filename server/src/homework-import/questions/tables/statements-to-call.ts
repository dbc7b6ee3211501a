import { asksTrueOrFalse, isAnswerSpace } from '../lines/line-kinds.ts';
import { spokenLine } from '../lines/lines.ts';
import type { RowItem, TableItem } from '../parsed-question.ts';
import { areNumbers } from './columns.ts';
import { cellText } from './question-table.ts';
import { readRows } from './read-rows.ts';

const truth = /^\W*(?:t|f|true|false)\W*$/iu;
const fewestRows = 2;
const fewestWords = 3;

/**
 * 'Ice floats. | ' below 'True or false?': a table of statements, with a number before each perhaps, and room for the word behind it, or the
 * word. It has no heads, and is read as one that has.
 */
export function statementsToCall(table: TableItem, above: string): RowItem[] | undefined {
  if (!asksTrueOrFalse(above) || table.rows.length < fewestRows) return undefined;
  const texts = table.rows.map((row) => row.map(cellText));
  const hasNumbers = texts.every((row) => row.length > 2) && areNumbers(texts.map(([first = '']) => first));
  const areStatements = texts.every((row) => {
    const [statement = '', said = '', ...more] = row.slice(hasNumbers ? 1 : 0);
    const isRoom = isAnswerSpace(said) || truth.test(said);
    return more.length === 0 && row.length > 1 && isRoom && isStatement(statement);
  });
  if (!areStatements) return undefined;
  const heads = [...(hasNumbers ? ['No.'] : []), 'Statement', 'True or false'];
  return readRows({ ...table, rows: [heads.map((head) => [spokenLine(head, table.place)]), ...table.rows] });
}

const isStatement = (text: string) => text.split(/\s+/u).length >= fewestWords && !/\?\s*$/u.test(text);
