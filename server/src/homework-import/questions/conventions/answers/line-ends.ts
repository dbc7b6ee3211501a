import { asks } from '../../lines/line-kinds.ts';
import { emphasisOf, type Line, sliceLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { withAnswer } from '../../lines/said-behind.ts';
import { tellsHow } from './how-to-answer.ts';
import type { Look } from './looks.ts';

const longest = 200;

/** Where the answer at the end of a line begins, where what is asked ends, and what both say. */
export interface LineEnd {
  readonly line: Line;
  readonly end: number;
  readonly asked: string;
  readonly said: string;
  /** What stands between the two: 'Name a gas. (1) neon'. */
  readonly marks: number | undefined;
}

/**
 * What only the end of a line has in a look, behind a wide space, a sign or a full stop, or in brackets, where the rest is asked without it; no
 * marks.
 */
export function endInLook(line: Line, look: Look): LineEnd | undefined {
  const { text, spans } = line;
  const start = readMarker(text)?.end ?? 0;
  const last = spans.findLastIndex((span) => span.text.trim() !== '' && !look(emphasisOf([span])));
  if (last === -1 || last === spans.length - 1) return undefined;
  const isOnce = !spans.slice(0, last).some((span) => /\p{L}/u.test(span.text) && look(emphasisOf([span])));
  const from = spans.slice(0, last + 1).reduce((sum, span) => sum + span.text.length, 0);
  const said = text.slice(from).trim();
  const isWhole = takeMarks(said).text !== '' && /[\p{L}\d]/u.test(said) && said.length <= longest;
  const before = text.slice(start, from);
  const isApart =
    /(?:\s{2,}|\t|[–—:=→?.!_…-]\s*)$/u.test(before) || (/^[([].*[)\]]\W?$/u.test(said) && /\s$/u.test(before));
  const marked = /[)\]]\s*$/u.test(before) ? takeMarks(before) : { text: before };
  const marks = marked.text === '' || !before.startsWith(marked.text) ? undefined : marked.marks;
  if (!isOnce || !isWhole || !(isApart || marks !== undefined) || !/\p{L}{2}/u.test(before)) return undefined;
  const asked = (marks === undefined ? before : marked.text).replace(/(?:\s+[–—-]|\s*(?:[=:]|→|⇒))?\s*$/u, '');
  if (tellsHow(said) || needsMore(asked, said)) return undefined;
  return { line, end: start + asked.length, asked, said, marks };
}

const opening = /\s(?:of|as|with|for|to|from|about|on|into|using|between|de|du|von|mit|für|avec|pour|con|para)$/iu;
const solving =
  /^\W*(?:solve|simplify|expand|factori[sz]e|evaluate|work\s+out|calculate|rearrange|balance|differentiate|integrate|convert|round|find|complete)\b[^\d.?!]*$/iu;

/** 'Define' and 'Write the plural of' ask for what is behind them, as 'Solve' does for an equation. */
function needsMore(asked: string, said: string): boolean {
  if (!asks(asked) || /[.?!_…]\W*$/u.test(asked)) return false;
  return !/\S\s+\S/u.test(asked) || opening.test(asked) || (solving.test(asked) && /\d|[=+×÷*^√]/u.test(said));
}

/** The line with 'Answer: …' for its end, behind what is asked and its marks. */
export function withEndSaid({ line, end, said, marks: before }: LineEnd): Line {
  const { text, marks } = takeMarks(said);
  return withAnswer(sliceLine(line, 0, end), text.replace(/^[([]([^()[\]]+)[)\]]\.?$/u, '$1'), marks ?? before);
}
