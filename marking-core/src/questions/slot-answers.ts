import type { Arrangement } from './arrangement.ts';

/** What was filled into each slot, by the slot's id; slots that were left empty are absent. */
export type SlotAnswers = Readonly<Record<string, string>>;

/**
 * The slots that a text fills, a line each: 'Heart: pumps blood'. Answers and keys are written so; of a slot that is written twice the last line
 * counts. A line that begins with no slot's id is left out.
 */
export function readSlots(question: Pick<Arrangement, 'slots'>, text: string): SlotAnswers {
  return Object.fromEntries(linesOf(question, text.split('\n')).map(([id, typed]) => [id, typed.trim()]));
}

/** The same with the spaces around it, for a field that is still being typed in: of 'pumps blood' there is 'pumps ' first. */
export function readTypedSlots(question: Pick<Arrangement, 'slots'>, text: string): SlotAnswers {
  return Object.fromEntries(linesOf(question, text.split('\n')));
}

/** What a key says of each slot, by the slot's id: of a slot with several lines each is right by itself. */
export function readSlotKeys(question: Pick<Arrangement, 'slots'>, key: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [id, text] of linesOf(question, key)) found.set(id, [...(found.get(id) ?? []), text.trim()]);
  return found;
}

function linesOf(question: Pick<Arrangement, 'slots'>, lines: readonly string[]): [id: string, typed: string][] {
  const slots = [...(question.slots ?? [])].sort((a, b) => b.id.length - a.id.length);
  return lines.flatMap((line): [string, string][] => {
    const slot = slots.find(({ id }) => line.startsWith(`${id}:`));
    const typed = slot === undefined ? '' : line.slice(slot.id.length + 1).replace(/^ /u, '');
    return slot === undefined || typed.trim() === '' ? [] : [[slot.id, typed]];
  });
}

/** The text that both read back: a line for each slot that was filled, in the question's order. A line break within a slot becomes a space. */
export function writeSlots(question: Pick<Arrangement, 'slots'>, filled: SlotAnswers): string {
  return (question.slots ?? [])
    .flatMap(({ id }) => {
      const typed = (Object.hasOwn(filled, id) ? filled[id] : '')?.replace(/[\r\n]+/gu, ' ') ?? '';
      return typed.trim() === '' ? [] : [`${id}: ${typed}`];
    })
    .join('\n');
}

/** The options that a text chooses or puts in order, a line each; what is no option is left out. */
export function readLines(options: readonly string[], text: string): string[] {
  const known = new Map(options.map((option) => [option.trim(), option]));
  const lines = text.split('\n').flatMap((line) => known.get(line.trim()) ?? []);
  return [...new Set(lines)];
}
