import { isNumbered } from '../../lines/item-numbers.ts';
import { isFurniture, isKeyTitle } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';
import { isUnanswered } from '../unanswered.ts';

const fewest = 4;
/** Of the questions have bullets below, and of these one alone, as no list to choose from has. */
const share = 0.9;
const shareOfOne = 0.5;

/**
 * Bullets below nearly every question of a marking guide, one below most of them, where nothing else says what is right: its answers, of which
 * several may stand below 'Give any one way …'.
 */
export function spellBulletsBelow(items: readonly Item[]): readonly Item[] {
  const starts = items.flatMap((item, index) => (isNumbered(item) ? [index] : []));
  const [from = items.length] = starts;
  const hasKey = items.slice(from).some((item) => item.kind === 'line' && isKeyTitle(item.text));
  if (starts.length < fewest || hasKey) return items;
  const answers = starts.map((start, at) => bulletsIn(items.slice(start, starts[at + 1])));
  const found = answers.filter((own) => own.length > 0);
  const alone = found.filter((own) => own.length === 1);
  if (found.length < starts.length * share || alone.length < found.length * shareOfOne || !isUnanswered(items))
    return items;
  const spoken = new Map<Item, Line>();
  for (const own of found) {
    for (const [at, line] of own.entries()) {
      const rest = { ...sliceLine(line, readMarker(line.text)?.end ?? 0), label: null };
      spoken.set(line, withLabel(rest, at === 0 ? 'Answer:' : '•'));
    }
  }
  return items.map((item) => spoken.get(item) ?? item);
}

/** The bullets at the end of a question, below plain lines; none where anything else stands there. */
function bulletsIn(own: readonly Item[]): readonly Line[] {
  const said = own.filter((item) => item.kind !== 'line' || (item.text !== '' && !isFurniture(item.text)));
  const lines = said.filter((item) => item.kind === 'line');
  const first = lines.findIndex(({ text }) => readMarker(text)?.kind === 'bullet');
  const asked = lines.slice(1, first === -1 ? undefined : first);
  const bullets = first === -1 ? [] : lines.slice(first);
  const areBullets = bullets.every(({ text }) => readMarker(text)?.kind === 'bullet');
  return lines.length === said.length && areBullets && asked.every(({ text }) => readMarker(text) === undefined)
    ? bullets
    : [];
}
