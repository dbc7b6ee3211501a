import type { Place } from '../../../contract/homework-draft.ts';

/** A row of a spreadsheet, a record of a CSV file or an object of a JSON list, with its number from 1. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
  /** Where it is, if that is no row. */
  readonly place?: Place;
  /** Columns of cells that Excel shows as a time of the day. */
  readonly times?: ReadonlySet<number>;
  /** Whether a quotation mark is opened in it and never closed, so that it holds the lines below. */
  readonly isBroken?: boolean;
  /** What of it is left out, as a message names it. */
  readonly left?: readonly string[];
}

/** One sheet of a workbook, by the name on its tab. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
}
