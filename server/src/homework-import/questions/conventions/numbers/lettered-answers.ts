import { type Line, sliceLine } from '../../lines/lines.ts';
import { relabelled } from '../../lines/relabelled.ts';
import type { Item } from '../../parsed-question.ts';
import { splitLabels } from './label-runs.ts';
import { type LetteredSection, nameOf } from './sections-by-letters.ts';

/** As many lines of answers as a section may have. */
const most = 40;

/** The first lines of the key below the name of each section, with what stands behind the name. */
export function answersBySection(key: readonly Item[]): ReadonlyMap<string, readonly Line[]> {
  const found = new Map<string, Line[]>();
  let open: Line[] = [];
  for (const item of key) {
    if (item.kind !== 'line') continue;
    const name = nameOf(item);
    if (name !== undefined) {
      open = found.get(name) ?? [];
      found.set(name, open);
    }
    if (open.length < most) open.push(behindName(item));
  }
  return found;
}

/** How many of the labels the answers of a section have. */
export const countLabels = (key: readonly Line[], labels: readonly string[]) =>
  key.reduce((count, line) => count + (splitLabels(line, labels)?.length ?? 0), 0);

/**
 * A line of the key with a line for each label in it; as numbers where the questions have become such. With `from` the line has to go on with
 * the label at that place.
 */
export function spellAnswers(
  line: Line,
  { labels, isCounted }: Pick<LetteredSection, 'labels' | 'isCounted'>,
  from?: number,
): readonly Line[] {
  const said = behindName(line);
  const first = from ?? 0;
  const entries = splitLabels(said, labels.slice(first));
  if (entries === undefined || (entries.length === 1 && !isCounted)) return [line];
  if (from !== undefined && entries[0]?.at !== 0) return [line];
  const spelt = entries.map(({ at, line: own }) => ({
    ...relabelled(own, isCounted ? `${first + at + 1}.` : `${labels[first + at]})`),
    continues: false,
  }));
  return said === line ? spelt : [sliceLine(line, 0, line.text.length - said.text.length), ...spelt];
}

/** 'Task 2: A true' without the name of its section. */
function behindName(line: Line): Line {
  if (nameOf(line) === undefined) return line;
  const name = /^\p{L}+\s+\w+\s*[:.–—-]*\s*/u.exec(line.text)?.[0] ?? '';
  return sliceLine(line, name.length);
}
