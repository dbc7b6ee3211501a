import { isDetailsLine } from '../lines/line-kinds.ts';
import { type Line, spokenLine, withLabel } from '../lines/lines.ts';
import type { Item, TableItem } from '../parsed-question.ts';

/** 'Exit ticket 3', 'Card 12', 'Q. 4' alone in a line. */
const label = /^(\p{L}[\p{L}\s.’'-]{0,28}?)\s*(?:no\.?\s*|#\s*)?(\d{1,2})\s*[.:]?$/iu;
const fewest = 2;
const keyWord = /\b(?:answers?|solutions?|mark\s*scheme|réponses|corrigé|lösungen|respuestas|soluciones)\b/iu;

interface Ticket {
  readonly name: string;
  readonly number: number;
  readonly lines: readonly Line[];
}

/**
 * Tickets or cards to cut up, each in a cell below its own label: 'Exit ticket 3' is the number of what it asks, and 'Ticket 3' in another
 * table that of its answer.
 */
export function spellTickets(items: readonly Item[]): readonly Item[] {
  const tables = new Map(
    items.flatMap((item) => {
      const tickets = item.kind === 'table' ? readTickets(item) : undefined;
      return tickets === undefined ? [] : [[item, tickets] as const];
    }),
  );
  const [asked, answers] = [...tables.keys()];
  if (asked === undefined) return items;
  return items.flatMap((item, index): readonly Item[] => {
    const tickets = item.kind === 'table' ? tables.get(item) : undefined;
    const next = items[index + 1];
    if (next === answers && answers !== undefined && item.kind === 'line' && keyWord.test(item.text)) return [];
    if (tickets === undefined) return [item];
    const lines = tickets.flatMap(({ number, lines: [first, ...rest] }) =>
      first === undefined ? [] : [withLabel({ ...first, continues: false }, `${number}.`), ...rest],
    );
    return item === answers ? [spokenLine('Answers', item.place), ...lines] : lines;
  });
}

/** The tickets of a table in which every cell has one, numbered from 1 on below the same name; `undefined` for any other. */
function readTickets({ rows }: TableItem): readonly Ticket[] | undefined {
  const cells = rows.flat().filter((cell) => cell.some(({ text }) => text !== ''));
  const tickets = cells.map(readTicket);
  const found = tickets.filter((ticket) => ticket !== undefined);
  const isSame = found.every(({ name, number }, index) => name === found[0]?.name && number === index + 1);
  return found.length >= fewest && found.length === cells.length && isSame ? found : undefined;
}

function readTicket([head, ...rest]: readonly Line[]): Ticket | undefined {
  const match = label.exec(head?.text ?? '');
  const lines = rest.filter(({ text }) => text !== '' && !isDetailsLine(text));
  if (match === null || lines.length === 0) return undefined;
  return { name: (match[1] ?? '').toLowerCase(), number: Number(match[2]), lines };
}
