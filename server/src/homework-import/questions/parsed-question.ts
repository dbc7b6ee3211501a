import type { QuestionTable } from '@markwell/marking-core';
import type { PlacedPicture } from '../docx/document.ts';
import type { Line } from './lines/lines.ts';
import type { SchemePoints } from './scheme/marking-points.ts';

/** A table between the lines: rows of cells of lines. */
export interface TableItem {
  readonly kind: 'table';
  readonly place: number;
  readonly rows: readonly (readonly (readonly Line[])[])[];
}

/** A question that a table had in a row of its own. */
export interface RowItem {
  readonly kind: 'row';
  readonly place: number;
  readonly number: string | undefined;
  readonly question: ParsedQuestion;
}

export type Item = Line | TableItem | RowItem;

/** Something read, and how sure we are of it (0 to 1). */
export interface Read<Value> {
  readonly value: Value;
  readonly place: number;
  readonly confidence: number;
}

/** A question as the document had it, before types are worked out. */
export interface ParsedQuestion {
  /** Of the section it is in, in lower case. */
  readonly section: string | undefined;
  /** ['2', 'b', 'i'] for 2(b)(i); empty for a question without a number. */
  readonly path: readonly string[];
  readonly place: number;
  readonly type?: 'true-false';
  readonly text: string;
  readonly description?: string | undefined;
  readonly options: readonly Read<string>[];
  readonly answers: readonly Read<string>[];
  /** How the answers of a written question earn its marks; absent where each alone is right. */
  readonly marking?: SchemePoints | undefined;
  readonly marks?: Read<number> | undefined;
  readonly tip?: Read<string> | undefined;
  readonly pictures: readonly (PlacedPicture & { place: number })[];
  readonly table?: QuestionTable | undefined;
  /** What a mark scheme says to the examiner, and a draft has no place for. */
  readonly notes?: readonly { place: number; text: string }[];
  /** Texts that found no place in the question. */
  readonly leftOver: readonly { place: number; text: string }[];
}

/** Stands for the number of a 'Challenge: …' below the last question. */
export const challenge = 'challenge';

/** How a person would call a question: 'Question 2(b)(i)'. */
export function questionName(path: readonly string[], index: number): string {
  const [number, ...parts] = path;
  if (number === challenge) return 'The challenge';
  return number === undefined
    ? `Question ${index + 1}`
    : `Question ${number}${parts.map((part) => `(${part})`).join('')}`;
}
