import { plainOf, type Span } from '../marks/span.ts';
import type { Reading } from '../reading/read-document.ts';
import { draftPaper } from './draft-paper.ts';
import { type Asked, arrange } from './paper.ts';

/** What a filled-in copy answers to one question, and the lines that say so. */
export interface Copied {
  readonly value: string;
  readonly spans: readonly Span[];
}

/**
 * The answers that a filled-in copy of a paper has, question by question: where its questions are those of the paper, what it says of their
 * answers, and what is where the paper has room. Null where the second file is no such copy, or says nothing of a question.
 */
export function answersOfCopy(asked: readonly Asked[], reading: Reading | undefined): (Copied | null)[] {
  const none = asked.map(() => null);
  if (reading === undefined) return none;
  const copy = draftPaper(arrange(reading, []), [], []).questions;
  const byText = new Map(copy.map((question) => [plainOf(question.text), question]));
  const texts = draftPaper(asked, [], []).questions.map(({ text }) => plainOf(text));
  const same = texts.filter((text) => byText.has(text)).length;
  if (same < 0.5 * asked.length || asked.length === 0) return none;
  return texts.map((text) => {
    const question = byText.get(text);
    if (question === undefined || question.answer.answers.length === 0) return null;
    const { stem: own, options, block } = question.asked;
    const spans = [
      ...own,
      ...options.flatMap((option) => option.spans),
      ...block.answers.flatMap((line) => line.spans),
    ];
    return { value: question.answer.answers.join('\n'), spans };
  });
}
