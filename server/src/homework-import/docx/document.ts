/** Text of one look. Line breaks are '\n', tabs '\t'. */
export interface Span {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underlined: boolean;
  /** Highlighted, or on a coloured ground. */
  readonly marked: boolean;
  /** Of the letters, in hexadecimal; null for black, or the usual one. */
  readonly colour: string | null;
  readonly struck: boolean;
  readonly hidden: boolean;
}

/** The colour of what was typed while changes were tracked, as Word shows it, where it has none of its own. */
export const insertedColour = 'inserted';

/** What Word writes before a paragraph of a list by itself: it is not in the text. */
export interface ListLabel {
  /** 'a)', '1.', '☐', '•' */
  readonly text: string;
  readonly format: string;
  /** 0 for the outermost. */
  readonly level: number;
  /** From 1. */
  readonly value: number;
  readonly listId: string;
}

/** A picture where it stands. */
export interface PlacedPicture {
  /** The part of the file that holds it; null when it is linked to elsewhere. */
  readonly part: string | null;
  readonly alt: string | null;
}

export interface Paragraph {
  readonly kind: 'paragraph';
  /** From 1, counting every paragraph of the document, those in tables too. */
  readonly number: number;
  readonly label: ListLabel | null;
  /** The name of its style, in lower case: 'heading 1', 'title', 'normal'. */
  readonly style: string;
  /** In twentieths of a point, from the left margin. */
  readonly indent: number;
  readonly spans: readonly Span[];
  /** Whether it was typed into a control of a form. */
  readonly isTyped: boolean;
  readonly pictures: readonly PlacedPicture[];
}

export interface Table {
  readonly kind: 'table';
  /** Number of its first paragraph. */
  readonly number: number;
  readonly rows: readonly (readonly Cell[])[];
}

export interface Cell {
  readonly blocks: readonly Block[];
  /** Columns it reaches across. */
  readonly span: number;
  readonly shaded: boolean;
}

export type Block = Paragraph | Table;

/** Something that was seen and not read: a chart, a comment. */
export interface Unread {
  /** Number of the paragraph. */
  readonly paragraph: number;
  readonly what: string;
  readonly excerpt: string | null;
}

/** A comment or a footnote, and the paragraph that it is of. */
export interface PlacedNote {
  readonly paragraph: number;
  /** 'a comment', 'a footnote' */
  readonly what: string;
  readonly text: string;
}

/** A Word document as its reader sees it. */
export interface WordDocument {
  readonly blocks: readonly Block[];
  /** Text of its headers and footers, a line each. */
  readonly margins: readonly string[];
  readonly unread: readonly Unread[];
  /** In the order of their paragraphs. */
  readonly notes: readonly PlacedNote[];
  /** Its title among the properties, where somebody filled that in. */
  readonly title: string | null;
}

/** The text of a paragraph as a person reads it, its list label left out. */
export function textOfParagraph({ spans }: Paragraph): string {
  return spans.map(({ text }) => text).join('');
}
