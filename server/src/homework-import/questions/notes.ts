import type { PlacedNote } from '../docx/document.ts';
import { beginsQuestion } from './conventions/answers/answers-below.ts';
import { isUnanswered } from './conventions/unanswered.ts';
import { readAnswerLine } from './lines/answer-text.ts';
import { type Line, spokenLine } from './lines/lines.ts';
import { withBehind } from './lines/said-behind.ts';
import type { Item } from './parsed-question.ts';

const tick = /^(?:correct|right|(?:correct\s+)?answer|this(?:\s+one)?|yes|[✓✔])\W*$/iu;
const share = 0.6;

/**
 * The items with the comments and footnotes that say what is right on lines of their own, 'Answer: newton' below the question, and the
 * notes that do not. Where something else has the answers, or some notes call themselves answers, only those do.
 */
export function withNotes(
  items: readonly Item[],
  notes: readonly PlacedNote[],
): { items: readonly Item[]; unused: readonly PlacedNote[] } {
  const ends = new Map(items.flatMap((item, index) => (item.kind === 'line' ? [[item.place, index] as const] : [])));
  const placed = notes.filter(({ paragraph }) => ends.has(paragraph));
  const asking = items.filter((item) => item.kind === 'line' && beginsQuestion(item)).length;
  const namesItself = ({ text }: PlacedNote) => (readAnswerLine(text) ?? '') !== '';
  const areMany = (kind: string) => placed.filter(({ what }) => what === kind).length >= Math.max(2, asking * share);
  const areAnswers = placed.length > 0 && !placed.some(namesItself) && isUnanswered(items);
  const used = placed.filter((note) => namesItself(note) || (areAnswers && note.text !== '' && areMany(note.what)));
  const said = items.flatMap((item, index): Item[] => {
    const own =
      item.kind === 'line' && ends.get(item.place) === index
        ? used.filter((note) => note.paragraph === item.place)
        : [];
    return item.kind === 'line' ? withOwn(item, own) : [item];
  });
  return { items: said, unused: notes.filter((note) => !used.includes(note)) };
}

/** 'Correct' beside an option ticks it; anything else is the answer of what stands above. */
function withOwn(line: Line, notes: readonly PlacedNote[]): Line[] {
  return notes.reduce<Line[]>(
    ([noted = line, ...below], { text, paragraph }) => {
      const answer = readAnswerLine(text);
      if (answer === undefined && tick.test(text)) return [ticked(noted), ...below];
      return [noted, ...below, spokenLine(`Answer: ${answer ?? text}`, paragraph)];
    },
    [line],
  );
}

const ticked = (line: Line) => withBehind(line, ' ✓');
