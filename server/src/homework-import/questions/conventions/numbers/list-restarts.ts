import type { ListLabel } from '../../../docx/document.ts';
import { asks } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 3;
const most = 5;

/**
 * A list of options that a converter, or a stray click, tore apart has letters that begin anew with nothing between: 'a)', 'a)', 'b)'
 * become 'a)', 'b)', 'c)'.
 */
export function joinListRestarts(items: readonly Item[]): readonly Item[] {
  const joined: Item[] = [];
  for (let index = 0; index < items.length; ) {
    const run = runAt(items, index);
    joined.push(...(isTorn(run) ? run.map(relabel) : run));
    if (run.length === 0) joined.push(...items.slice(index, index + 1));
    index += Math.max(run.length, 1);
  }
  return joined;
}

type Labelled = Line & { readonly label: ListLabel };

/** The lines from here on that lists of one level give letters of one kind. */
function runAt(items: readonly Item[], start: number): readonly Labelled[] {
  const run: Labelled[] = [];
  for (const item of items.slice(start, start + most + 1)) {
    const [last] = run;
    if (item.kind !== 'line' || !isLettered(item)) break;
    if (last !== undefined && (item.label.level !== last.label.level || item.indent !== last.indent)) break;
    if (last !== undefined && item.label.format !== last.label.format) break;
    run.push(item);
  }
  return run;
}

const isLettered = (line: Line): line is Labelled =>
  (line.label?.format === 'lowerLetter' || line.label?.format === 'upperLetter') &&
  readMarker(line.text)?.kind === 'letter';

function isTorn(run: readonly Labelled[]): boolean {
  const values = run.map(({ label }) => label.value);
  const goOn = values.every((value, index) => value === 1 || value === (values[index - 1] ?? 0) + 1);
  const restarts = values.filter((value) => value === 1).length;
  const areOptions = run.every(
    ({ text }) => takeMarks(text).marks === undefined && !asks(text.slice(readMarker(text)?.end)),
  );
  return run.length >= fewest && run.length <= most && values[0] === 1 && goOn && restarts === 2 && areOptions;
}

function relabel(line: Labelled, index: number): Line {
  const letter = String.fromCharCode((line.label.format === 'upperLetter' ? 65 : 97) + index);
  const text = line.label.text.replace(/[a-z]/iu, letter);
  const bare = sliceLine(line, readMarker(line.text)?.end ?? 0);
  return { ...withLabel(bare, text), label: { ...line.label, text, value: index + 1 } };
}
