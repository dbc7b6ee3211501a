import { type Block, insertedColour, type Paragraph, type Span } from './document.ts';
import { joinSpans } from './read-inline.ts';

const fewest = 2;
const isInserted = ({ colour }: Span) => colour === insertedColour;
const marks = /^[\s([]*\d{1,2}(?:\s*(?:marks?|m|pts?))?[\])]+\s*$/iu;
const isSaid = ({ text }: Span) => /[\p{L}\p{N}✓✔✗✘☑☒]/u.test(text) && !marks.test(text);
const room = /[_.…]{3,}|…/gu;
const label =
  /^\s*(?:answers?|ans|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[).:]?)\s*[:.–-]?\s*|[[(]\s*\d{1,2}[^\])]{0,10}[\])]\s*$/giu;

/**
 * A teacher who answers with changes tracked: what was inserted at places for answers, in most of the paragraphs that have some, looks
 * as it does in Word; where a text was only revised, insertions look like the rest of it.
 */
export function withInsertions(blocks: readonly Block[]): readonly Block[] {
  const changed = blocks
    .flatMap(paragraphsOf)
    .filter(({ spans }) => spans.some((span) => isInserted(span) && isSaid(span)));
  const answers = new Set(changed.filter(isAnswer).map(({ number }) => number));
  const isHabit = answers.size >= fewest && answers.size * 2 > changed.length;
  return changed.length === 0 ? blocks : blocks.map((block) => inLook(block, isHabit ? answers : new Set()));
}

const paragraphsOf = (block: Block): Paragraph[] =>
  block.kind === 'paragraph'
    ? [block]
    : block.rows.flatMap((row) => row.flatMap(({ blocks }) => blocks.flatMap(paragraphsOf)));

/** Whether what was inserted is all that a paragraph says, or stands at room to write or behind what is asked. */
function isAnswer({ spans }: Paragraph): boolean {
  const text = (of: readonly Span[]) => of.map((span) => span.text).join('');
  const inserted = text(spans.filter(isInserted));
  if (/\?\s*$/u.test(inserted)) return false;
  const rest = text(spans.filter((span) => !isInserted(span)));
  if (!/[\p{L}\p{N}]/u.test(rest.replace(label, ''))) return !/^\s*\(?\d{1,2}[).]\s/u.test(text(spans));
  return spans.every((span, index) => {
    if (!isInserted(span) || !isSaid(span)) return true;
    const before = text(spans.slice(0, index));
    const after = text(spans.slice(index + 1));
    const isAtRoom = /(?:[_.…]{3,}|…)\s*$/u.test(before) || /^\s*(?:[_.…]{3,}|…)/u.test(after);
    const isBehind = /[?.:!)=]\s*$|\t\s*$|\s{3,}$/u.test(before) || !/[\p{L}\p{N}]{2}/u.test(span.text);
    return isAtRoom || (isBehind && !/\p{L}{2}/u.test(after.replace(room, '').replace(label, '')));
  });
}

function inLook(block: Block, answers: ReadonlySet<number>): Block {
  if (block.kind === 'table')
    return {
      ...block,
      rows: block.rows.map((row) =>
        row.map((cell) => ({ ...cell, blocks: cell.blocks.map((one) => inLook(one, answers)) })),
      ),
    };
  if (answers.has(block.number)) return block;
  const spans = block.spans.map((span) => (isInserted(span) ? { ...span, colour: null } : span));
  return { ...block, spans: joinSpans(spans) };
}
