import type { DraftMessage } from '../../contract/homework-draft.ts';
import type { ReadPicture } from '../read-homework.ts';

/** How characters look. */
export interface Look {
  readonly bold?: true;
  readonly italic?: true;
  readonly underline?: true;
  readonly struck?: true;
  /** Hex 'rrggbb' or a Word name, in lower case; absent for what is automatic, black or nearly so, or white on nothing. */
  readonly colour?: string;
  /** Likewise; shading of the run, its paragraph or its cell counts, and a frame around words is 'border'. */
  readonly highlight?: string;
}

/** Characters [from, to) of the line's text that look alike. Runs cover the text without gaps, in order. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly look: Look;
}

export type ListFormat =
  | 'decimal'
  | 'lowerLetter'
  | 'upperLetter'
  | 'lowerRoman'
  | 'upperRoman'
  | 'bullet'
  | 'none'
  | 'other';

/** What Word writes before a paragraph of a list by itself. */
export interface ListMark {
  /** Lists with the same id go on counting together (Word's abstract list after overrides). */
  readonly id: string;
  readonly abstractId: string;
  /** From 0, the outermost. */
  readonly level: number;
  readonly format: ListFormat;
  /** Null of bullets, and where nothing is counted. */
  readonly value: number | null;
  /** As Word shows it: '3.', 'b)', '•'. */
  readonly label: string;
  /** The label with '#' for numbers: '#.', '#)', 'Question #:'. */
  readonly shape: string;
}

export interface Cell {
  /** From 1, in the order of the document. */
  readonly table: number;
  /** From 0. A cell that reaches down over several rows is in the first. */
  readonly row: number;
  /** From 0, counted in columns of the table, so that a cell over two columns moves those behind it. */
  readonly column: number;
  /** Of the table. */
  readonly rows: number;
  /** Of the table, where it is widest. */
  readonly columns: number;
}

export interface Line {
  /** Place in the list of lines. */
  readonly index: number;
  /** Paragraph as Word counts, from 1, table cells included; of a text file its line. */
  readonly place: number;
  /**
   * Trimmed, without the label of a list. Raised and lowered characters as Unicode (H₂O, 10³; else ^(…) and _(…)), equations as plain
   * text, tabs as '\t'. Empty only in a line that has pictures.
   */
  readonly text: string;
  readonly runs: readonly Run[];
  /** Begins after a soft break: goes on in the paragraph of the line before. */
  readonly isSoft: boolean;
  readonly list: ListMark | null;
  readonly cell: Cell | null;
  /** 1 to 9; a title is 1. */
  readonly heading: number | null;
  /** A check box in the line, as ☐, ☑ or ☒: whether one is ticked. */
  readonly checked?: boolean;
  /** Indexes into the document's pictures. */
  readonly pictures: readonly number[];
}

export interface DocumentPicture extends ReadPicture {
  /** The text that its author wrote for those who cannot see it. */
  readonly alt: string | null;
  /** The paragraph that it is in. */
  readonly place: number;
}

/** Text that is of the file and in none of its lines. */
export interface Aside {
  readonly kind: 'comment' | 'footnote' | 'endnote' | 'header' | 'footer' | 'hidden';
  readonly text: string;
  /** The paragraph that it hangs on; null of headers and footers. */
  readonly place: number | null;
}

/** A document of text as its reader sees it. */
export interface ReadDocument {
  readonly lines: readonly Line[];
  readonly pictures: readonly DocumentPicture[];
  /** What could not be read: pictures of other kinds, charts. Asides are not told. */
  readonly messages: readonly DraftMessage[];
  readonly asides: readonly Aside[];
  /** Among the properties of the file, where somebody filled that in. */
  readonly title?: string;
}
