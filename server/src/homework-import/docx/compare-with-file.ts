import type { FileLine } from '../../contract/homework-draft.ts';
import { limitLines } from '../file-lines/limit-lines.ts';
import type { SourceLine } from '../file-lines/source-line.ts';
import { tellLost } from '../file-lines/tell-lost.ts';
import { type Said, traceLines } from '../file-lines/trace-lines.ts';
import type { ReadHomework } from '../read-homework.ts';

/** What a draft is compared with. */
interface WholeFile extends Said {
  readonly lines: readonly SourceLine[];
  /** Of the second file, which had the answers. */
  readonly linesOfKey: readonly SourceLine[];
}

/** The draft with the lines of its file, what became of each, and messages for those that became part of nothing. */
export function compareWithFile(draft: ReadHomework, { lines, linesOfKey, ...said }: WholeFile): ReadHomework {
  const fates = traceLines([...lines, ...linesOfKey], { draft, said, ownLines: lines.length });
  const all = fates.map((fate, at): FileLine => {
    const { place, text } = lines[at] ?? linesOfKey[at - lines.length] ?? { place: 0, text: '' };
    return {
      place: place > 0 ? { unit: 'paragraph', number: place } : null,
      text,
      ...fate,
      ...(at >= lines.length ? { isOfKey: true } : {}),
    };
  });
  const lost = tellLost(
    all,
    draft.messages.map(({ excerpt }) => excerpt),
  );
  return { ...draft, messages: [...draft.messages, ...lost], lines: limitLines(all) };
}
