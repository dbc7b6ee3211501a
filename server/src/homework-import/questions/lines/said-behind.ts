import { type Line, sliceSpans, spokenLine } from './lines.ts';

/** A line up to a place of its text with another text behind it, which the document says in another way. */
export function withBehind(line: Line, text: string, end: number = line.text.length): Line {
  const spans = [...sliceSpans(line.spans, 0, end), ...spokenLine(text, line.place).spans];
  return { ...line, text: line.text.slice(0, end) + text, spans };
}

/** A line up to a place with its marks and its answer behind it, as they are read everywhere: 'Name a gas. [1] Answer: oxygen'. */
export function withAnswer(
  line: Line,
  answer: string,
  marks: number | string | undefined,
  end: number = line.text.length,
): Line {
  return withBehind(line, `${marks === undefined ? '' : ` [${marks}]`} Answer: ${answer}`, end);
}
