import { readWords } from '../../text/words.ts';

/** Where one idea of a model answer ends and the next one begins. */
const ends = /[;\n•]+|(?<=[.!?])\s+/u;

/** A shorter piece ('Yes.', 'A.') belongs to the idea after it. */
const fewestWords = 3;

/**
 * The ideas of a model answer, in order: its sentences, and parts between semicolons or on separate lines.
 */
export function ideasOf(text: string): string[] {
  const ideas: string[] = [];
  let before = '';
  for (const piece of text.split(ends)) {
    const idea = `${before} ${piece}`.trim();
    const isIdea = readWords(idea).length >= fewestWords;
    if (isIdea) ideas.push(idea);
    before = isIdea ? '' : idea;
  }
  if (before !== '' && ideas.length > 0) ideas.push(`${ideas.pop() ?? ''} ${before}`.trim());
  return ideas.length > 0 ? ideas : [text];
}
