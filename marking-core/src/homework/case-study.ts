/** A text about one child, and the questions that are asked about it. */
export interface CaseStudy {
  /** 1, 2, 3… as the page shows it. */
  readonly number: number;
  /** The child's name and age, and what the text is about: 'Amira, 10 months: on the move'. */
  readonly title: string;
  readonly child: { readonly name: string; readonly age: string };
  /** Plain text; each entry is a paragraph. */
  readonly text: readonly string[];
  /** Ids of its questions, in order. */
  readonly parts: readonly string[];
}
