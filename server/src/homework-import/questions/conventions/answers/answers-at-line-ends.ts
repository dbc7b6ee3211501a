import { emphasisOf, type Line } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';
import { isUnanswered } from '../unanswered.ts';
import { areAlike, mostTellHow } from './how-to-answer.ts';
import { endInLook, type LineEnd, withEndSaid } from './line-ends.ts';
import { linesOfQuestions } from './lines-of-questions.ts';
import { inColour, type Look } from './looks.ts';

const fewest = 3;
const share = 0.8;
/** Of the words in the look those that stand elsewhere in questions. */
const mostElsewhere = 0.2;
const mostColours = 6;

/**
 * In a copy with answers what ends nearly every question is in one look, whatever the question is: '**(c)**' behind its options, '**(lava)**'
 * behind its gap, '– **Seismograph**' behind what is to be named. Each is said as 'Answer: …'.
 */
export function spellAnswersAtLineEnds(items: readonly Item[]): readonly Item[] {
  const asked = linesOfQuestions(items);
  if (asked.length < fewest) return items;
  const colours = new Set(asked.flatMap((lines) => lines.at(-1)?.spans.flatMap(({ colour }) => colour ?? []) ?? []));
  const looks: Look[] = [
    ...[...colours].slice(0, mostColours).map(inColour),
    ({ marked }) => marked,
    ({ bold }) => bold,
    ({ italic }) => italic,
    ({ underlined }) => underlined,
  ];
  for (const look of looks) {
    const ends = endsIn(asked, look);
    if (ends !== undefined && isUnanswered(items)) {
      return items.map((item) => {
        const end = item.kind === 'line' ? ends.get(item) : undefined;
        return item.kind !== 'line' || end === undefined ? item : withEndSaid(end);
      });
    }
  }
  return items;
}

/** The answers by their lines, where the look is that of the answers. */
function endsIn(asked: readonly (readonly Line[])[], look: Look): ReadonlyMap<Line, LineEnd> | undefined {
  const ends = new Map<Line, LineEnd>();
  let answered = 0;
  let elsewhere = 0;
  for (const lines of asked) {
    const found = lines.map((line) => endInLook(line, look));
    const own = found.filter((end) => end !== undefined);
    const last = found.findLastIndex((end) => end !== undefined);
    // A heading of what comes next is in the look as a whole.
    const isLast = lines.slice(last + 1).every((one) => look(emphasisOf(one.spans)));
    if (own.length > 0 && isLast && (own.length === 1 || own.every(({ line }) => isPart(line)))) {
      for (const end of own) ends.set(end.line, end);
      answered += 1;
    }
    const said = new Set(own.map(({ line }) => line));
    const others = lines.filter((one) => !said.has(one) && !look(emphasisOf(one.spans)));
    if (others.some(({ spans }) => spans.some((span) => span.text.trim() !== '' && look(emphasisOf([span])))))
      elsewhere += 1;
  }
  const isHabit = answered >= fewest && answered >= asked.length * share;
  const stems = [...ends.values()].flatMap(({ line, asked: stem }) => (isPart(line) ? [] : [stem]));
  if (areAlike(stems) || mostTellHow([...ends.values()].map(({ said }) => said))) return undefined;
  return isHabit && elsewhere <= answered * mostElsewhere ? ends : undefined;
}

/** 'a)  Find the weight of the crate.  **[2000 N]**' */
const isPart = ({ text }: Line) => readMarker(text)?.kind === 'letter';
