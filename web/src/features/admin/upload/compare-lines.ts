import type { FileLine } from '@markwell/server/contract';
import { questionBefore } from '../editor/change-list.ts';
import type { DraftReview } from '../editor/draft-review.ts';

/** A line of the file beside what the homework has of it now. */
export interface ComparedLine {
  /** Its place among the draft's lines. */
  readonly index: number;
  readonly line: FileLine;
  /** The questions that it is part of, each with its number on the screen, from 1. */
  readonly questions: readonly { readonly key: number; readonly number: number }[];
  /** Whether those that it was part of are all dropped. */
  readonly isDropped: boolean;
  readonly isNothing: boolean;
}

/** The lines of the file, in its order, with what each is part of after all corrections; empty where the draft has none. */
export function compareLines({ draft, questions, usedLines }: DraftReview): ComparedLine[] {
  const entries = new Map(questions.map((entry, at) => [entry.key, { ...entry, number: at + 1 }]));
  const used = new Map<number, number[]>();
  for (const { line, key } of usedLines) used.set(line, [...(used.get(line) ?? []), key]);
  return (draft.lines ?? []).map((line, index) => {
    const keys = [...line.questions, ...(used.get(index) ?? [])].map((key) => entries.get(key)?.joined?.to ?? key);
    const kept = [...new Set(keys)].flatMap((key) => {
      const entry = entries.get(key);
      return entry === undefined || entry.isDropped ? [] : [{ key, number: entry.number }];
    });
    const wasRead = line.became === 'question';
    return {
      index,
      line,
      questions: kept,
      isDropped: wasRead && kept.length === 0,
      isNothing: line.became === 'nothing' && kept.length === 0,
    };
  });
}

/** The question that a line most likely belongs to: the one above it in the file, or the last. */
export function likelyQuestion(review: DraftReview, { line }: ComparedLine): number | undefined {
  const above = line.place === null || line.isOfKey ? undefined : questionBefore(review, line.place.number);
  const kept = review.questions.filter(({ isDropped }) => !isDropped);
  return (kept.find(({ key }) => key === above) ?? kept.at(line.isOfKey || above !== undefined ? -1 : 0))?.key;
}
