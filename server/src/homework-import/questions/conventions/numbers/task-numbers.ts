import { sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const task = /^(?:task|exercise|activity|problem)\s+(\d{1,2})\b\s*[:.–-]?\s*/iu;

/** Where nothing but 'Task 1', 'Task 2' has numbers, above parts with letters, those are the numbers of the questions. */
export function spellTasks(items: readonly Item[]): readonly Item[] {
  const lines = items.filter((item) => item.kind === 'line');
  const markers = lines.map(({ text }) => readMarker(text)?.kind);
  const tasks = lines.filter(({ text }) => task.test(text)).length;
  // Terms to match that count from 1 in their task are numbered themselves.
  if (items.some((item) => item.kind === 'row' && item.number !== undefined)) return items;
  if (tasks < 2 || markers.includes('number') || markers.filter((kind) => kind === 'letter').length < tasks)
    return items;
  return items.map((item) => {
    const match = item.kind === 'line' ? task.exec(item.text) : null;
    if (item.kind !== 'line' || match === null) return item;
    return { ...withLabel(sliceLine(item, match[0].length), `Question ${match[1]}.`), isHeading: false };
  });
}
