import type { Span } from '../marks/span.ts';
import type { Tally } from './weights.ts';

export interface Option {
  readonly spans: readonly Span[];
  /** The place that its own letter or number gives it, from 1; null of a bullet. */
  readonly value: number | null;
  /** The form of its mark, '' where it has none. */
  readonly form: string;
  /** What it says, where that is the title of a column. */
  readonly said?: string;
}

/** A numbered gap: '(3) ____', '__3__', '____ (3)', or a number underlined by itself. */
export interface Gap {
  readonly value: number;
  readonly span: Span;
  readonly from: number;
  readonly to: number;
}

/** A passage with numbered gaps, each of which is asked about. */
export interface Passage {
  /** Its lines, by their places. */
  readonly from: number;
  readonly to: number;
  readonly gaps: readonly Gap[];
  /** Whether its numbers stand again at lines below, with options of their own. */
  readonly isAskedBelow: boolean;
}

/** One way to read what comes between two starts: a stem and its options, or parts that each are read so. */
export interface BlockReading {
  /** The name of the way, by which the blocks of a document are compared. */
  readonly way: string;
  readonly stem: readonly Span[];
  readonly options: readonly Option[];
  readonly parts: readonly Part[];
  /** Lines behind the last option that belong to what follows, or to nothing. */
  readonly tail: readonly Span[];
  /** Answers and marks that the way itself tells: of a row of a table. */
  readonly answers?: readonly AnswerLine[];
  readonly marks?: number;
  readonly value?: number | null;
  /** The letter below its number, from 1, of a row of a table. */
  readonly part?: number | null;
  /** What speaks for it and against it. */
  readonly features: Tally;
}

export interface Part {
  readonly value: number | null;
  readonly label: string;
  /** What is above it and below the question's own stem: of parts on two levels the upper one. */
  readonly above: readonly Span[];
  readonly block: Block;
  readonly reading: BlockReading;
}

/** A line of an answer: what follows its label and in the lines that follow it. */
export interface AnswerLine {
  readonly spans: readonly Span[];
  readonly value: string;
}

/** The lines from one start up to the next, sorted by what their words say. */
export interface Block {
  readonly value: number | null;
  readonly form: string;
  /** What comes before the start and belongs to it: a heading, an instruction, a passage. */
  readonly before: readonly Span[];
  readonly content: readonly Span[];
  /** All of its lines, as they stand. */
  readonly lines: readonly Span[];
  /** Places in `content` behind which an answer line stood. */
  readonly closedAt: number;
  readonly answers: readonly AnswerLine[];
  readonly feedback: readonly Span[];
  readonly tips: readonly Span[];
  /** Room to write, names to fill in, difficulty and the like. */
  readonly apart: readonly Span[];
  readonly marks: number | null;
  /** Whether the numbers begin anew behind it, or end. */
  readonly isLastOfRun: boolean;
  /** The line that it begins with. */
  readonly start: Span | undefined;
  /** The passage that it begins with, of which each gap is asked about. */
  readonly passage?: Passage;
}
