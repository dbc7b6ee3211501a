import type { Arrangement } from './arrangement.ts';

/** What was filled into each slot, by the slot's id; slots that were left empty are absent. */
export type SlotAnswers = Readonly<Record<string, string>>;

/**
 * The slots that a text fills, a line each: 'Heart: pumps blood'. Answers and keys are written so; of a slot that is written twice the last line
 * counts. A line that begins with no slot's id is left out.
 */
export function readSlots(question: Pick<Arrangement, 'slots'>, text: string): SlotAnswers {
  const slots = [...(question.slots ?? [])].sort((a, b) => b.id.length - a.id.length);
  const found = text.split('\n').flatMap((line) => {
    const slot = slots.find(({ id }) => line.startsWith(`${id}:`));
    const filled = slot === undefined ? '' : line.slice(slot.id.length + 1).trim();
    return slot === undefined || filled === '' ? [] : [[slot.id, filled] as const];
  });
  return Object.fromEntries(found);
}

/** The text that `readSlots` reads back: a line for each slot that was filled, in the question's order. */
export function writeSlots(question: Pick<Arrangement, 'slots'>, filled: SlotAnswers): string {
  return (question.slots ?? [])
    .flatMap(({ id }) => {
      const text = (Object.hasOwn(filled, id) ? filled[id] : '')?.replace(/\s+/gu, ' ').trim() ?? '';
      return text === '' ? [] : [`${id}: ${text}`];
    })
    .join('\n');
}

/** The options that a text chooses or puts in order, a line each; what is no option is left out. */
export function readLines(options: readonly string[], text: string): string[] {
  const known = new Map(options.map((option) => [option.trim(), option]));
  const lines = text.split('\n').flatMap((line) => known.get(line.trim()) ?? []);
  return [...new Set(lines)];
}
