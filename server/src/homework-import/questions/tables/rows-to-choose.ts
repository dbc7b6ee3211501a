import { type Line, withLabel } from '../lines/lines.ts';
import { withBehind } from '../lines/said-behind.ts';
import type { TableItem } from '../parsed-question.ts';
import { cellText } from './question-table.ts';

/** Whether of some rows one is right, by its letter: 'A | random | moving freely' below ' | Arrangement | Movement'. */
export function areRowsToChoose([head = [], ...rows]: readonly (readonly string[])[]): boolean {
  const letters = rows.map(([letter = '']) => /^\(?([A-H])[).]?$/u.exec(letter)?.[1]);
  const isHeaded = head.length > 2 && head[0] === '' && head.slice(1).every((text) => /\p{L}/u.test(text));
  const goOn = rows.length > 1 && letters.every((letter, index) => letter === String.fromCharCode(65 + index));
  return isHeaded && goOn && rows.every((row) => row.length === head.length && row.every((text) => text !== ''));
}

/** The rows of such a table as options, 'A) random – moving freely'; `undefined` for any other table. The table itself says what its columns are. */
export function optionsOfRows({ rows }: TableItem): readonly Line[] | undefined {
  if (!areRowsToChoose(rows.map((row) => row.map(cellText)))) return undefined;
  return rows.slice(1).flatMap(([letter = [], first = [], ...others]): readonly Line[] => {
    const [line] = first;
    if (line === undefined) return [];
    const said = others.map((cell) => ` – ${cellText(cell)}`).join('');
    const option = withLabel(withBehind(line, said), `${cellText(letter).replace(/\W/gu, '')})`);
    return [{ ...option, label: null, continues: false }];
  });
}
