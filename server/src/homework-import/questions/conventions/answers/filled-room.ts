import { isAnswerSpace } from '../../lines/line-kinds.ts';
import { type Line, spokenLine, tidy } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';

type Span = Line['spans'][number];

const fewest = 2;
const longest = 120;
const typed = /_{2,}\s+([^_]*[^_\s])\s+_{2,}/gu;
const padding = /^\s{2,}\S(?:.*\S)?\s{2,}$/su;

/**
 * In a teacher's copy what was typed in the middle of the room to write: '____ 100 m ____' in colour is 'Answer: 100 m', and 'her speed is
 * __ constant __ .' has its gap filled, as has one that is nothing but underlined words with spaces around them.
 */
export function spellFilledRoom(items: readonly Item[]): readonly Item[] {
  const found = items.filter((item) => item.kind === 'line' && spelt(item) !== undefined);
  if (found.length < fewest) return items;
  return items.map((item) => (item.kind === 'line' ? (spelt(item) ?? item) : item));
}

const stands = ({ marked, colour, bold, italic }: Span) => marked || colour !== null || bold || italic;

function spelt(line: Line): Line | undefined {
  if (line.text.length > longest * fewest || line.isHeading) return undefined;
  const text = withGapsJoined(line) ?? withUnderlined(line);
  if (text === undefined) return undefined;
  const room = text.replace(/___[^_]+___/u, '____');
  const { text: said } = takeMarks(room);
  const answer = /___([^_]+)___/u.exec(text)?.[1];
  if (answer === undefined || readMarker(text) !== undefined || !isAnswerSpace(said))
    return { ...line, text, spans: spokenLine(text, line.place).spans };
  const marks = room.slice(said.length).trim();
  const answered = tidy(`Answer: ${answer} ${marks}`);
  return { ...line, text: answered, spans: spokenLine(answered, line.place).spans };
}

/** '__ constant __' in colour is '___constant___'. */
function withGapsJoined({ text, spans }: Line): string | undefined {
  const shown = new Set(spans.filter(stands).map((span) => tidy(span.text.replace(/_/gu, ''))));
  const said = [...text.matchAll(typed)].map(([, word = '']) => tidy(word));
  if (said.length === 0 || !said.every((word) => shown.has(word))) return undefined;
  return text.replace(typed, (_whole, word: string) => `___${tidy(word)}___`);
}

/** 'It is strongest at the    poles   .' with the room underlined. */
function withUnderlined({ text, spans }: Line): string | undefined {
  const plain = spans.filter((span) => !span.underlined).map((span) => span.text);
  const filled = spans.filter((span) => span.underlined && padding.test(span.text));
  const isOther = plain.some((one) => /\s{3,}\S|\S\s{3,}|\s\/\s/u.test(one.trim())) || /_{2,}/u.test(text);
  if (filled.length === 0 || isOther || !/\p{L}{2}.*\s/u.test(plain.join(''))) return undefined;
  return spans
    .map((span) => (filled.includes(span) ? span.text.replace(/\S(?:.*\S)?/su, '___$&___') : span.text))
    .join('');
}
