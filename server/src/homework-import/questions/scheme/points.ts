import { takeMarks } from '../lines/marks.ts';
import { numberedPoints } from './numbered-points.ts';
import { withoutObjectives } from './objectives.ts';
import { takeShare } from './shares.ts';

const mark =
  /\s*(?:[[(]\s*(?:[1-3]|one|two)\s*(?:marks?|mks?|m)?\s*[\])]|(?<=\S)\s*[✓✔√]+(?=[\s,.;]|$)(?!\s*\d))\s*/giu;
const each = /[[(]\s*([1-6])\s*(?:marks?|mks?|m)?\s*[\])]/giu;
const bullet = /^\s*(?:[•●▪■◦‣·∙*]|[-–—](?=\s))\s*/u;

/** 'a)' */
const letterAlone = /^\W*[a-z]\)?\.?$/iu;

/** Marks at the end of a text of a mark scheme are of the whole, unless its points have marks each: then they stay where they are. */
export function takeSchemeMarks(source: string): { text: string; marks?: number } {
  const text = withoutObjectives(source);
  const whole = takeShare(text);
  if (whole !== undefined) return whole;
  if (partAtEnd.test(text) || numberAtEnd.test(text)) return { text };
  const found = [...text.matchAll(each)].map(([, count]) => Number(count));
  if (found.length < 2) return takeAtRight(text) ?? withoutLeader(takeMarks(text));
  return { text, marks: found.reduce((sum, count) => sum + count, 0) };
}

/** 'oxygen ........ 1 mark', 'stomach ------- 1 mark' */
const withoutLeader = ({ text, marks }: { text: string; marks?: number }) => ({
  text: marks === undefined ? text : text.replace(/(?<=\p{L}|\))\s*(?:\.{4,}|…+|-{4,}|–{2,}|_{4,})$/u, ''),
  ...(marks === undefined ? {} : { marks }),
});

/** '7/20 (35/100 = 1 mark)' says what earns a part of the marks. */
const partAtEnd = /[[(][^()[\]]*\S\s*[=:–-]\s*(?:\d|one|two|half(?:\s+a)?)\s+marks?\s*[\])]$/iu;
/** 'five / 5' has two answers, and no marks out of five. */
const numberAtEnd = /(?<=[\p{L}\d])\s\/\s\d{1,2}\.?$/u;

/** 'ammeter\t1', at the right of a scheme that has no other columns; '5\toxygen\t6\t8' has the answers of two questions. */
function takeAtRight(text: string): { text: string; marks: number } | undefined {
  const marks = Number(/[1-9]$/.exec(text)?.[0]);
  const whole = text.slice(0, -1).trimEnd();
  const isOnlyOne =
    whole.split('\t').length < 3 || !(labels.test(whole) ? whole.replace(labels, '') : '\t').includes('\t');
  const isApart = text.slice(whole.length).includes('\t') && isOnlyOne;
  const isPoint = /\p{L}/u.test(whole) && !letterAlone.test(whole);
  return marks > 0 && isApart && isPoint ? { text: whole, marks } : undefined;
}

/** '1.\t(a)\t(i)\t' */
const labels = /^(?:\d{1,3}[.)]?\s*)?(?:\(?(?:[a-h]|[ivx]{1,4})\)\s*){1,2}/iu;

/** A point, and the marks that stand behind it. */
export interface MarkedPoint {
  readonly text: string;
  readonly marks?: number | undefined;
}

/** The marking points of a text: each is followed by its mark, or stands on a line of its own. */
export function splitPoints(text: string): MarkedPoint[] {
  const lines = text
    .split('\n')
    .flatMap((line) => numberedPoints(line.trim()) ?? [line])
    .map((line) => line.replace(bullet, '').trim());
  return lines.flatMap((line) => splitAtMarks(line)).filter((point) => /[\p{L}\p{N}]/u.test(point.text));
}

/** What stands behind the last mark belongs to the last point; a clause that cannot stand alone belongs to the one before it. */
function splitAtMarks(line: string): MarkedPoint[] {
  const chunks = line.split(mark).map((chunk) => chunk.trim());
  const behind = [...line.matchAll(mark)].map(([written]) => marksIn(written));
  const points: MarkedPoint[] = [];
  for (const [index, chunk] of chunks.entries()) {
    const last = points.at(-1);
    const marks = behind[index];
    const isTail = index === chunks.length - 1 && index > 1 && /^\p{Ll}/u.test(chunk);
    const isDependent = dependent.test(chunk) && !/\s\/\s/u.test(`${last?.text} ${chunk}`);
    if (last !== undefined && (isTail || isDependent))
      points[points.length - 1] = {
        text: `${last.text} ${chunk}`,
        marks: (last.marks ?? 0) + (marks ?? 0) || undefined,
      };
    else points.push({ text: chunk, marks });
  }
  return points.map(({ text, marks }) => ({
    marks,
    text: text
      .replace(/^[\s,.;:–—-]+(?=[^\d\s])|^[\s,.;:]+|^[–—]\s+/u, '')
      .replace(ending, '')
      .replace(/^(?:(?:and|then|also)\s+(?=\S+\s)|or\s+(?=\S))/iu, '')
      .trim(),
  }));
}

/** A dash too, unless it is the charge of an ion: '2-', 'OH-'. */
const ending = /(?<![\d⁺¹²³]|(?:^|[\s/])(?:[A-Z][a-z]?){1,3})[\s,;:–—-]+$|[\s,;:]+$/u;

/** '(2 marks)', '[one]', '✓✓' */
function marksIn(written: string): number {
  const [said] = /\d|one|two|three/iu.exec(written) ?? [];
  return said === undefined ? [...written.matchAll(/[✓✔]/gu)].length : readCount(said);
}

const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

/** 2 for 'two' and '2'. */
export function readCount(written: string): number {
  return numbers[written.toLowerCase()] ?? Number(written);
}

const dependent = /^(?:to|but|than|of|into|from|in|at|on|onto|per|within)\s/u;

/** 'Any two from: …': a list of which some are enough, two of them where it says so. */
export function takeAnyOf(text: string): { text: string; isList: boolean; enough?: number | undefined } {
  const match = anyOf.exec(text) ?? anyBehind.exec(text);
  if (match === null) return { text, isList: false };
  const [said] = /\d|\b(?:one|two|three|four|five|six)\b/iu.exec(match[0]) ?? [];
  return {
    text: (match.index > 0 ? text.slice(0, match.index) : text.slice(match[0].length)).trim(),
    isList: true,
    enough: said === undefined ? undefined : readCount(said),
  };
}

/** 'coal; oil; gas – any two', '… [max 2]' */
const anyBehind =
  /\s*[-–—,;([]\s*\b(?:any\s+(?:\d|one|two|three|four|five|six)\b(?:\s+(?:of\s+these|points?|reasons?|ways?|from\s+these))?|max(?:imum)?\.?\s*(?:of\s+)?[1-6](?:\s*marks?)?|[1-6]\s+max)\s*[\])]?\.?$/iu;

const count = '(?:\\d|one|two|three|four|five|six)';
const these = String.raw`(?:\s+(?:the\s+following|these|this\s+list)(?:\s+(?:marking\s+)?points)?)`;
const anyOf = new RegExp(
  String.raw`^\W*(?:any\s+${count}\b(?:\s+(?:marks?|points?|reasons?|ways?|examples?|answers?|suitable|sensible|correct|valid|reasonable|other|more))*\s*(?:\(\d\)\s*)?(?:(?:each\s+)?(?:from|of)\b)?${these}?\s*[✓✔]*\s*[:–-]?|${count}\s+(?:from|of)\b${these}?\s*[:–-]?|(?:any|one)\s+of\b\s*[:–-]?)\s*`,
  'iu',
);
