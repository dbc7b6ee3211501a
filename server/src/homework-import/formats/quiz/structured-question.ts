import type { PartMarks } from '@markwell/marking-core';
import type { DraftMessage, Place } from '../../../contract/homework-draft.ts';
import type { TextForm } from '../text/clean-text.ts';

/** Finds the bytes of a picture or a sound by the address that a text has for it; `undefined` where the file has none such. */
export type FindPicture = (source: string) => Uint8Array | undefined;

/** A place in a picture, from its top left corner. */
export interface Place2D {
  readonly x: number;
  readonly y: number;
}

/** A text as its format writes it. */
export interface Written {
  readonly text: string;
  readonly form: TextForm;
}

/** An answer as a question bank has it. */
export interface WeightedAnswer extends Written {
  /** Share of the marks in per cent: 100 for a right answer, 50 for half, less than 0 for one that costs marks. */
  readonly worth: number;
  /** How far from a number an answer may be. */
  readonly tolerance?: number | undefined;
  /** What is said to those who choose it. */
  readonly note?: Written | undefined;
}

/** An option that an answer names: 0 is called A or 1, 1 is called B or 2. */
export interface LabelledOption extends Written {
  readonly label: number;
}

/** A choice, whose options have their worth. */
export interface Choice {
  readonly kind: 'choice';
  readonly options: readonly WeightedAnswer[];
  /** Whether all that are right are to be picked together. */
  readonly areSeveralPicked?: boolean;
  readonly partMarks?: PartMarks | undefined;
}

/** Words or a number to be typed: one text that says what is right, in as many lines as it takes, or several of which each is right. */
export interface Typed {
  readonly kind: 'typed';
  readonly answers: readonly WeightedAnswer[];
  /** Whether a star in an answer stands for any letters. */
  readonly hasStars?: boolean;
  /** Whether the format says that it is typed; where it does not, an answer of 'true' or 'false' makes it one of those. */
  readonly isSure?: boolean;
  /** Whether it is a number, with the units to pick from, or the one behind the field. */
  readonly number?: { readonly units: readonly string[] };
}

/** A gap of a text, and what it is worth. */
export interface Gap {
  readonly asked: Choice | Typed;
  readonly marks?: number;
}

/** What a question asks for, whatever the format calls it. */
export type Asked =
  | Choice
  | Typed
  /** Nothing: it is there to be read. */
  | { readonly kind: 'nothing' }
  /** A choice whose right options are named by their letters, numbers or texts; by numbers first where all of the list are such. */
  | {
      readonly kind: 'named-choice';
      readonly options: readonly LabelledOption[];
      readonly answer: Written;
      readonly byNumber?: boolean;
    }
  /** A pair without a term is one that belongs to none. */
  | {
      readonly kind: 'pairs';
      readonly pairs: readonly { readonly term: Written; readonly meant: Written }[];
      readonly partMarks?: PartMarks | undefined;
    }
  | { readonly kind: 'order'; readonly inOrder: readonly Written[]; readonly partMarks?: PartMarks | undefined }
  /** The text has `gapSign` for each gap. */
  | { readonly kind: 'gaps'; readonly gaps: readonly Gap[]; readonly partMarks?: PartMarks | undefined }
  /** The text has the picture; places are in shares of its width and height. */
  | {
      readonly kind: 'labels';
      readonly options: readonly Written[];
      readonly labels: readonly { readonly id?: string; readonly at: Place2D; readonly right: readonly Written[] }[];
      readonly partMarks?: PartMarks | undefined;
    }
  /** Several questions below one text. */
  | {
      readonly kind: 'parts';
      readonly parts: readonly { readonly text: Written; readonly asked: Asked; readonly marks?: number | undefined }[];
    };

/** What is in a text where something is to be filled in, until the text is read: no text has this letter. */
export const gapSign = '\uE010';

/** A question as a quiz program has it, without the syntax of its format. What the format does not say is absent. */
export interface StructuredQuestion {
  readonly id?: string | undefined;
  /** 'Row 3'; its number in the draft where it has no name. */
  readonly name?: string;
  readonly place?: Place;
  /** The format's name for a type that is asked here too, where it has one. */
  readonly type?: string | undefined;
  readonly text: Written;
  /** As on paper, outermost first. */
  readonly label?: readonly string[] | undefined;
  /** Ids of those that are to be read beside it. */
  readonly material?: readonly string[];
  readonly asked: Asked;
  readonly marks?: number | undefined;
  readonly tolerance?: number | undefined;
  readonly hints?: readonly Written[];
  /** What of it is left out, as a note on the whole file names it. */
  readonly leaves?: readonly ('Feedback is' | 'Tags are')[];
  readonly findPicture?: FindPicture;
}

/** Something to be said of a file: of the question that comes next, of what `name` says, or of the whole file (null). */
export interface Remark {
  readonly message: string;
  readonly name?: string | null;
  readonly place?: Place;
  readonly severity?: DraftMessage['severity'];
  readonly excerpt?: string;
}

/** What a format makes of one homework: its questions, with remarks among them where they belong. */
export interface Quiz {
  readonly title?: string | undefined;
  readonly yearGroup?: number | undefined;
  readonly weekDate?: string | undefined;
  readonly description?: string | undefined;
  readonly language?: string | undefined;
  readonly entries: readonly (StructuredQuestion | Remark)[];
}

export const plain = (text: string): Written => ({ text, form: 'plain' });
export const mixed = (text: string): Written => ({ text, form: 'mixed' });
export const html = (text: string): Written => ({ text, form: 'html' });
