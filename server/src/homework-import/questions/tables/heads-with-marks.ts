import { type Line, spokenLine } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import { cellText } from './question-table.ts';

const named =
  /^(?:question|q|frage|aufgabe|exercice|exercise|ejercicio|pregunta|ceist|cwestiwn|task|problem)\.?\s*(?:no\.?\s*)?(\d{1,2})\s*[.:]?$/iu;

/** 'Question 1 | (15 marks)' above the parts of a question, in a table of one row: its line. `undefined` for any other table. */
export function lineOfHead(rows: readonly (readonly (readonly Line[])[])[]): Line | undefined {
  const [row = [], ...others] = rows;
  const [name = '', worth = '', ...more] = row.map(cellText).filter((text) => text !== '');
  const [first] = row.flat();
  const number =
    named.exec(name)?.[1] ??
    (readMarker(name)?.end === name.length ? /^\d{1,2}(?=\.|\)|$)/u.exec(name)?.[0] : undefined);
  const isHead = others.length === 0 && more.length === 0 && number !== undefined;
  const isWorth = /^\/\s*\d+$/u.test(worth) || (/\p{L}/u.test(worth) && takeMarks(worth).text === '');
  if (!isHead || !isWorth || first === undefined) return undefined;
  return { ...spokenLine(`Question ${number} ${worth}`, first.place), isHeading: false };
}
