/** A line of a file as a person reads it: a paragraph, one of a cell too. */
export interface SourceLine {
  /** The paragraph's number; 0 where only a second reader saw it. */
  readonly place: number;
  /** With the label that a list gives it. */
  readonly text: string;
}

/** A line with its words, as they are looked for in a draft. */
export interface LineWords extends SourceLine {
  /** Those that should be found there, each once. */
  readonly words: readonly string[];
  /** The same as they follow each other. */
  readonly whole: string;
}
