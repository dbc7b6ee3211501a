import { asksTrueOrFalse } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';
import { rowOf } from '../../row-of.ts';

type Span = Line['spans'][number];

const fewest = 2;
const word = '(?:true|false|vrai|faux|verdadero|falso|richtig|falsch|t|f)';
/** '__F__ The Moon …', 'T  1. The Earth …' */
const before = new RegExp(`^(_*)\\s*(${word})\\s*(_*)[).:]?\\s+(?=\\S)`, 'iu');
/** '… a) True  b) False' */
const lettered = /\s*\(?a[).]\s*(true|vrai|verdadero|richtig)\s+\(?b[).]\s*(false|faux|falso|falsch)\s*\.?$/iu;
/** 'TRUE / FALSE (she has a brother)' alone on its line. */
const choice =
  /^\W*(true|vrai|verdadero|richtig)\s*(?:\/|\||or|ou|o|oder)\s*(false|faux|falso|falsch)\s*(?:[(–—:-].*)?$/iu;
const correction =
  /^\W*(?:corrected|corrections?|corrected\s+(?:statement|sentence|version)|correct\s+(?:statement|sentence|version))\s*[:–—-]\s*(?=\S)/iu;
const corrects = /\b(?:fix|correct|rewrite)\b/iu;

/**
 * Statements with what is right before them, 'a) True b) False' behind them, or 'TRUE / FALSE (reason)' below: each with its answer. What
 * stands behind 'Corrected:' is the answer where a sentence is to be put right, and else no part of the statement.
 */
export function spellTruthLines(items: readonly Item[]): readonly Item[] {
  const asked = items.findIndex((item) => item.kind === 'line' && asksTrueOrFalse(item.text));
  const read = items.map((item, index): readonly Item[] | undefined => {
    if (item.kind !== 'line') return undefined;
    return (
      withLetters(item) ?? (asked !== -1 && index > asked ? truthBefore(item) : undefined) ?? choiceBelow(items, index)
    );
  });
  const isMany = read.filter((one) => one !== undefined && one.length > 0).length >= fewest;
  const known = items.map(
    (item, index) => (isMany ? read[index] : undefined) ?? (item.kind === 'line' ? lettersAlone(item) : undefined),
  );
  return items.flatMap((item, index) => known[index] ?? corrected(items, index, asked !== -1) ?? [item]);
}

const isOut = (span: Span) => span.colour !== null || span.marked || span.bold || span.underlined;
const truthOf = (said: string) => (/^[tvr]/iu.test(said) ? 'True' : 'False');

/** The statement with its answer below; as a question of its own where it has no number or letter. */
function asStatement(line: Line, truth: string): readonly Item[] {
  const marker = readMarker(line.text);
  if (marker?.kind === 'number' || marker?.kind === 'letter') return [line, spokenLine(`Answer: ${truth}`, line.place)];
  const text = line.text.slice(marker?.end ?? 0);
  const answers = [{ value: truth, place: line.place, confidence: 0.8 }];
  return [rowOf(line.place, { type: 'true-false', text, answers })];
}

/** 'F  2. The Moon is a planet.' and '2. F  The Moon is a planet.', the letter on a line or in another look. */
function truthBefore(line: Line): readonly Item[] | undefined {
  if (choice.test(line.text)) return undefined;
  // 'F' behind a number is no part of it here.
  const first = readMarker(line.text);
  const start = first?.kind === 'bullet' ? first.end : (/^\(?\d{1,3}[.)]\s*/u.exec(line.text)?.[0].length ?? 0);
  const match = before.exec(line.text.slice(start));
  if (match === null) return undefined;
  const [whole, left = '', said = '', right = ''] = match;
  const shown = spansFrom(line, start).find(({ text }) => /[\p{L}]/u.test(text));
  const stands = shown !== undefined && isOut(shown) && shown.text.trim().length <= said.length + 2;
  if (!stands && left === '' && right === '') return undefined;
  const rest = sliceLine(line, start + whole.length);
  // '5. True – the particles are closer': what is behind the dash says why.
  if (/^[–—-]\s/u.test(rest.text)) return undefined;
  const statement = withoutCorrection(rest);
  const label = first?.kind === 'bullet' ? '' : line.text.slice(0, start);
  const text = `${label}${statement}`;
  return asStatement({ ...line, text, spans: spokenLine(text, line.place).spans }, truthOf(said));
}

/** The correction in another look behind the end of a statement is no part of it. */
function withoutCorrection({ text, spans }: Line): string {
  const kept = spans.slice(
    0,
    spans.findLastIndex((span) => span.text.trim() !== '' && span.colour === null && !span.marked) + 1,
  );
  const statement = kept
    .map((span) => span.text)
    .join('')
    .trim();
  return /[.!]$/u.test(statement) ? statement : text;
}

/** 'Ice is a liquid. a) True **b) False**' */
function withLetters(line: Line): readonly Item[] | undefined {
  const match = lettered.exec(line.text);
  const statement = match === null ? '' : line.text.slice(0, match.index);
  const truth = match === null || statement.split(/\s+/u).length < 3 ? undefined : standing(line, match.index);
  if (truth === undefined) return undefined;
  return asStatement({ ...line, text: statement, spans: spokenLine(statement, line.place).spans }, truth);
}

/** A single one of these says it as well as many. */
const lettersAlone = (line: Line) => (readMarker(line.text)?.kind === 'number' ? withLetters(line) : undefined);

/** 'TRUE / **FALSE** (reason)' below a statement: read with it, or left out where it was. */
function choiceBelow(items: readonly Item[], index: number): readonly Item[] | undefined {
  const [above, line, next] = [items[index - 1], items[index], items[index + 1]];
  if (line?.kind === 'line' && choice.test(line.text) && above?.kind === 'line' && isStatement(above, line)) return [];
  if (line?.kind !== 'line' || next?.kind !== 'line' || !choice.test(next.text) || !isStatement(line, next))
    return undefined;
  return asStatement(line, standing(next, 0) ?? 'True');
}

function isStatement(line: Line, below: Line): boolean {
  const marker = readMarker(line.text);
  const hasReason = /\(/u.test(below.text);
  return (
    (hasReason || marker?.kind === 'bullet') &&
    standing(below, 0) !== undefined &&
    !asksTrueOrFalse(line.text) &&
    /\.$/u.test(line.text)
  );
}

/** The one of the two words that stands out. */
function standing(line: Line, from: number): string | undefined {
  const words = spansFrom(line, from).filter(
    (span) => isOut(span) && /\b(?:true|false|vrai|faux|verdadero|falso|richtig|falsch)\b/iu.test(span.text),
  );
  const said = words.flatMap(
    ({ text }) => /true|false|vrai|faux|verdadero|falso|richtig|falsch/iu.exec(text)?.[0] ?? [],
  );
  return said.length === 1 && said[0] !== undefined ? truthOf(said[0]) : undefined;
}

function spansFrom({ spans }: Line, from: number): readonly Span[] {
  let at = 0;
  return spans.flatMap((span) => {
    const start = at;
    at += span.text.length;
    return at <= from ? [] : [start < from ? { ...span, text: span.text.slice(from - start) } : span];
  });
}

/** 'Corrected: The Moon is a satellite.' below a sentence. */
function corrected(items: readonly Item[], index: number, isOfTruth: boolean): readonly Item[] | undefined {
  const line = items[index];
  const label = line?.kind === 'line' ? correction.exec(line.text) : null;
  if (line?.kind !== 'line' || label === null || index === 0) return undefined;
  const above = items.slice(Math.max(0, index - 3), index).flatMap((item) => (item.kind === 'line' ? [item.text] : []));
  const toFix = items
    .slice(0, index)
    .some((item) => item.kind === 'line' && corrects.test(item.text) && !asksTrueOrFalse(item.text));
  const isSaid =
    above.some((text) => /^(?:answer:\s*)?(?:true|false)\b|\b(?:true|false)[\s_]*$/iu.test(text)) ||
    (isOfTruth && !toFix);
  return isSaid ? [] : toFix ? [spokenLine(`Answer: ${line.text.slice(label[0].length)}`, line.place)] : undefined;
}
