import { lowered, raised } from './characters.ts';
import type { Line, Look, Run } from './line.ts';
import type { Piece } from './read-inline.ts';

/** What all lines of a paragraph share; its list numbers the first alone. */
type OfParagraph = Pick<Line, 'place' | 'list' | 'cell' | 'heading'>;

/** The lines of a paragraph: one for each part between soft breaks that shows anything. `index` is that of the first. */
export function makeLines(pieces: readonly Piece[], index: number, paragraph: OfParagraph): Line[] {
  const lines: Line[] = [];
  for (const part of partsOf(pieces)) {
    const whole = part.map(({ text }) => text).join('');
    const text = whole.trim();
    const pictures = part.flatMap(({ picture }) => picture ?? []);
    if (text === '' && pictures.length === 0) continue;
    const isSoft = lines.length > 0;
    lines.push({
      ...paragraph,
      index: index + lines.length,
      text,
      runs: runsOf(part, whole.length - whole.trimStart().length, text.length),
      isSoft,
      list: isSoft ? null : paragraph.list,
      ...(/[☐☑☒]/u.test(text) ? { checked: /[☑☒]/u.test(text) } : {}),
      pictures,
    });
  }
  return lines;
}

/** Twips that tabs and spaces take: eight spaces are a tab. */
const widthOf = (space: string): number =>
  [...space].reduce((width, letter) => (letter === '\t' ? (Math.floor(width / 720) + 1) * 720 : width + 90), 0);

/** Of what can be written on, in twips. */
const narrowestGap = 360;

/** The pieces between soft breaks, those that look alike joined, as they are shown. */
function partsOf(pieces: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [[]];
  for (const piece of pieces) {
    for (const [index, text] of piece.text.split('\n').entries()) {
      if (index > 0) parts.push([]);
      const part = parts.at(-1) ?? [];
      const last = part.at(-1);
      const isSame = last?.shown === piece.shown && last.picture === undefined && piece.picture === undefined;
      if (isSame) part[part.length - 1] = { ...last, text: last.text + text };
      else part.push({ ...piece, text });
    }
  }
  return parts.map((part) => part.map((piece) => ({ ...piece, text: scripted(piece) })));
}

function scripted({ text, shown: { vertical, look } }: Piece): string {
  // Nothing but spaces on a line to write on.
  if (look.underline && text.trim() === '' && widthOf(text) >= narrowestGap) return '______';
  if (vertical === undefined) return text;
  return vertical === 'raised' ? raised(text) : lowered(text);
}

/** The runs of a line whose text begins behind `skipped` characters of its pieces. */
function runsOf(pieces: readonly Piece[], skipped: number, length: number): Run[] {
  const runs: Run[] = [];
  let at = -skipped;
  for (const { text, shown } of pieces) {
    const from = Math.max(0, at);
    at += text.length;
    const to = Math.min(length, at);
    const last = runs.at(-1);
    if (to <= from) continue;
    if (last !== undefined && isAlike(last.look, shown.look)) runs[runs.length - 1] = { ...last, to };
    else runs.push({ from, to, look: shown.look });
  }
  return runs;
}

const isAlike = (a: Look, b: Look) => a === b || JSON.stringify(a) === JSON.stringify(b);
