import { type Line, sliceLine } from '../../lines/lines.ts';

/** One answer of a line that has several: the place of its label among those asked, and the line without the label. */
export interface LabelledEntry {
  readonly at: number;
  readonly line: Line;
}

/**
 * The answers of a line that begins with one of the labels of what was asked, and goes on with the next ones: 'a déteste, b prof, c cantine',
 * 'A true.  B false – it is in the liver.'. One entry where only its own label is there; `undefined` for a line that begins with none.
 */
export function splitLabels({ text, ...line }: Line, labels: readonly string[]): readonly LabelledEntry[] | undefined {
  const first = labels.findIndex((label) => beginsWith(text, label, 0) !== undefined);
  if (first === -1) return undefined;
  const starts = [{ at: first, from: 0, end: beginsWith(text, labels[first] ?? '', 0) ?? 0 }];
  for (let at = first + 1; at < labels.length; at++) {
    const next = findLabel(text, labels[at] ?? '', starts.at(-1)?.end ?? 0);
    if (next === undefined) break;
    starts.push({ at, ...next });
  }
  const whole: Line = { text, ...line };
  return starts.map(({ at, end }, index) => {
    const said = text
      .slice(end, starts[index + 1]?.from)
      .replace(index < starts.length - 1 ? /[\s,;|.]+$/u : /\s+$/u, '');
    return { at, line: sliceLine(whole, end, end + said.length) };
  });
}

/** Where what is behind a label begins; `undefined` where the label does not stand there. */
function beginsWith(text: string, label: string, from: number): number | undefined {
  const before = /^\(?\s?/u.exec(text.slice(from, from + 2))?.[0].length ?? 0;
  if (!text.startsWith(label, from + before)) return undefined;
  const behind = /^\s?[).:]?\s*[-–—=]?\s+(?=\S)/u.exec(
    text.slice(from + before + label.length, from + before + label.length + 8),
  );
  return behind === null ? undefined : from + before + label.length + behind[0].length;
}

/** A label behind a sign or a wide space; one with its bracket, 'ii)', behind any. */
function findLabel(text: string, label: string, after: number): { from: number; end: number } | undefined {
  for (const { index, 0: gap } of text
    .slice(after)
    .matchAll(/(?:[,;|.]\s+|\t\s*|\s{2,}|\s(?=\(?\p{L}{1,4}\)))(?=\S)/gu)) {
    const from = after + index + gap.length;
    const end = beginsWith(text, label, from);
    if (end !== undefined) return { from, end };
  }
  return undefined;
}
