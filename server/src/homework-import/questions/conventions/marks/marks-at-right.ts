import { type Line, spokenLine } from '../../lines/lines.ts';

const markAtRight = /\t\s*([1-9])$/u;
const wordsApart = /\s{2,}((?:accept|allow|ignore|reject|not|do\s+not\s+accept)\s+[^()[\]]+?)(?=\s*(?:\[\d\])?$)/iu;

/** A line of a mark scheme that has its marks behind a tab, and words to the examiner behind a gap, with both in brackets: 'purple (accept blue) [1]'. */
export function withMarksAtRight(line: Line): Line {
  const text = line.text.replace(markAtRight, ' [$1]').replace(wordsApart, ' ($1)');
  return text === line.text ? line : { ...line, text, spans: spokenLine(text, line.place).spans };
}
