import type { ParsedQuestion } from './parsed-question.ts';

/** What is a part's own. */
interface Part extends Pick<ParsedQuestion, 'place' | 'text' | 'options' | 'answers'> {
  readonly label: string;
}

/** The marks of each of so many parts: an equal share of those of the whole where they share them evenly, else one. */
export function marksOfPart(total: number | undefined, parts: number): number {
  const each = (total ?? parts) / parts;
  return Number.isInteger(each) ? Math.max(1, each) : 1;
}

/** One of the parts of a question that a table asks; what is asked of all of them describes each. */
export function partOfQuestion(asked: ParsedQuestion, parts: number, { label, ...own }: Part): ParsedQuestion {
  return {
    ...asked,
    ...own,
    path: [...asked.path, label],
    description: [asked.description, asked.text].filter(Boolean).join('\n\n'),
    marks: {
      value: marksOfPart(asked.marks?.value, parts),
      place: own.place,
      confidence: asked.marks === undefined ? 0.5 : 0.8,
    },
  };
}
