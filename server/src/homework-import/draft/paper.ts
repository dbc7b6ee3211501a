import { depths, type Path } from '../answers/key-entries.ts';
import { type Family, markForms } from '../marks/mark-forms.ts';
import type { Span } from '../marks/span.ts';
import type { Block, BlockReading, Option } from '../reading/block.ts';
import type { ReadBlock, Reading } from '../reading/read-document.ts';

/** One thing that is asked, with all that belongs to it. */
export interface Asked {
  readonly path: Path;
  /** What is above it: headings, instructions, passages; of a part, its question's stem. */
  readonly above: readonly Span[];
  readonly stem: readonly Span[];
  readonly options: readonly Option[];
  readonly block: Block;
  readonly feedback: readonly Span[];
  readonly way: string;
  /** The question that it is a part of, by place; parts of one question share it. */
  readonly question: number;
}

/**
 * Puts every line of a reading in its place: what follows a question and belongs to the next goes above that one, what follows an
 * answer explains it.
 */
export function arrange({ blocks }: Pick<Reading, 'blocks'>, above: readonly Span[]): Asked[] {
  const asked: Asked[] = [];
  let before: readonly Span[] = above;
  blocks.forEach((one, question) => {
    const rest = arrangeBlock(one, before, [], question, asked);
    before = rest;
  });
  return asked;
}

function arrangeBlock(
  { block, reading }: ReadBlock,
  outside: readonly Span[],
  path: Path,
  question: number,
  into: Asked[],
): readonly Span[] {
  const before = [...outside, ...block.before];
  const depth = depthOf(block.form, path.length);
  const value = block.value ?? reading.value ?? null;
  const numbered = value === null ? path : [...path, { depth, value }];
  const { part = null } = reading;
  const own = part === null ? numbered : [...numbered, { depth: 1, value: part }];
  if (reading.parts.length > 0) {
    let above: readonly Span[] = [...before, ...reading.stem];
    let rest: readonly Span[] = [];
    for (const part of reading.parts) {
      rest = arrangeBlock({ block: part.block, reading: part.reading }, above, own, question, into);
      // Each part is asked by itself, so each is below its question's stem.
      above = [...block.before, ...reading.stem, ...rest];
    }
    return rest;
  }
  const isVoid =
    reading.options.length === 0 && reading.stem.every(({ text, line }) => text === '' && line.pictures.length === 0);
  if (isVoid) return [...before, ...followsBehind(block, reading)];
  into.push({
    path: own,
    above: before,
    stem: reading.stem,
    options: reading.options,
    block:
      reading.answers === undefined && reading.marks === undefined
        ? block
        : { ...block, answers: reading.answers ?? [], marks: reading.marks ?? block.marks },
    feedback: block.feedback,
    way: reading.way,
    question,
  });
  return followsBehind(block, reading);
}

/** What follows a question and belongs to the next. Behind an answer only a heading, an instruction or a picture begins something new. */
function followsBehind(block: Block, { tail }: BlockReading): readonly Span[] {
  if (block.answers.length + block.feedback.length === 0) return tail;
  const begins = tail.findIndex(
    (span) => span.isHeading || (span.says('instructs') && span.text.length > 20) || span.line.pictures.length > 0,
  );
  return begins < 0 ? [] : tail.slice(begins);
}

const familyOf = new Map<string, Family>(markForms.map(({ name, family }) => [name, family]));
const depthsOfCells: Record<string, number> = { row: 0, '1 in a cell': 0 };
const listDepths: Record<string, number> = { decimal: 0, lowerLetter: 1, upperLetter: 1, lowerRoman: 2, upperRoman: 2 };

/** How deep a label of this form is: by what it counts with, or below what is above it. */
function depthOf(form: string, above: number): number {
  const list = /^list (\S+)/u.exec(form)?.[1];
  const family = familyOf.get(form);
  return depthsOfCells[form] ?? (list === undefined ? family && depths[family] : listDepths[list]) ?? above;
}
