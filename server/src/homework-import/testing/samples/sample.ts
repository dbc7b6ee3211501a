/** What a person reads in a sample: text, options (none for an answer to write), accepted answers, marks. */
export type ExpectedQuestion = readonly [
  text: string,
  options: readonly string[],
  answers: readonly string[],
  marks: number,
];

/** A Word file as a teacher would make it, and what it holds. */
export interface Sample {
  /** Of the file in fixtures/homework. */
  readonly name: string;
  /** The conventions that it shows. */
  readonly shows: string;
  readonly make: () => Buffer;
  readonly questions: readonly ExpectedQuestion[];
  readonly title?: string;
  readonly yearGroup?: number;
  readonly weekNumber?: number;
  readonly weekDate?: string;
  /** Parts of messages that must be there. */
  readonly messages?: readonly string[];
}
