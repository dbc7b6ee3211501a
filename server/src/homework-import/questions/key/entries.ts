import { takeGuidance } from '../scheme/guidance.ts';
import type { KeyEntry } from './answer-key.ts';

/** Adds what a key says of a question; what is more of the same goes to the last entry, below what that says. */
export function addEntry(entries: KeyEntry[], { section, path, text, place, marks }: KeyEntry, isMore: boolean): void {
  const last = entries.at(-1);
  if (isMore && last !== undefined) {
    const areBoth = last.marks !== undefined && marks !== undefined && last.text !== '' && text !== '';
    const isTotal = marks !== undefined && text !== '' && takeGuidance(last.text).text === '';
    const arePoints = areBoth && !isTotal;
    entries[entries.length - 1] = {
      ...last,
      text: [withMarks(last, arePoints), withMarks({ text, marks }, arePoints)].filter((one) => one !== '').join('\n'),
      // Points on lines of their own have marks of their own; '8. [3 marks]' above them said what they come to.
      marks: last.marks === undefined || marks === undefined || isTotal ? (marks ?? last.marks) : last.marks + marks,
    };
  } else entries.push({ section, path, text, place, marks });
}

/** A point on a line of its own keeps its marks behind it. */
const withMarks = ({ text, marks }: Pick<KeyEntry, 'text' | 'marks'>, isPoint: boolean) =>
  isPoint && !/[\])]$/u.test(text.split('\n').at(-1) ?? '') ? `${text} (${marks})` : text;
