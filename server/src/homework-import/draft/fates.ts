import type { FileLine } from '../../contract/homework-draft.ts';
import type { Line } from '../lines/line.ts';
import type { Span } from '../marks/span.ts';

/** Most lines that a draft carries, and most characters of them all. */
const mostLines = 10_000;
const mostCharacters = 1_000_000;

/** Keeps what became of each line while a paper is drawn up. A line that is in a question stays there, whatever else is made of it. */
export class Fates {
  readonly #questions = new Map<Line, Set<number>>();
  readonly #others = new Map<Line, 'title' | 'description' | 'left-out'>();

  toQuestion(spans: Iterable<Span>, question: number): void {
    for (const { line } of spans) {
      const known = this.#questions.get(line) ?? new Set();
      this.#questions.set(line, known.add(question));
    }
  }

  became(spans: Iterable<Span>, fate: 'title' | 'description' | 'left-out'): void {
    for (const { line } of spans) if (!this.#others.has(line)) this.#others.set(line, fate);
  }

  has({ line }: Span): boolean {
    return this.#questions.has(line) || this.#others.has(line);
  }

  /** The lines of a document with what became of them; those of a second one, which has the answers, are said to be so. */
  tell(lines: readonly Line[], unit: 'paragraph' | 'line', isOfKey: boolean): FileLine[] {
    const most = Math.max(40, Math.floor(mostCharacters / Math.max(1, lines.length)));
    return lines
      .filter(({ text }) => text !== '')
      .slice(0, mostLines)
      .map((line): FileLine => {
        const questions = [...(this.#questions.get(line) ?? [])].slice(0, 12);
        const label = line.list === null ? '' : `${line.list.label} `;
        return {
          place: { unit, number: line.place },
          text: `${label}${line.text}`.slice(0, Math.min(1_000, most)),
          became: questions.length > 0 ? 'question' : (this.#others.get(line) ?? 'nothing'),
          questions,
          ...(isOfKey ? { isOfKey } : {}),
        };
      });
  }
}
