import type { Block, Paragraph, Span } from '../../../docx/document.ts';
import { asks } from '../../lines/line-kinds.ts';
import { sliceSpans } from '../../lines/lines.ts';

const fewest = 3;
const share = 0.6;
/** 'What is a force? 1m', '… is called 2 M', perhaps with the answer behind. */
const behindText = /(?<=[\p{L}\d?.:)_…]\s{1,9})([1-9])\s?m\b(?!\s*(?:[/²³^]|per\b))/giu;
const number = /^\W*(?:q(?:uestion)?\W*)?\d{1,3}\W/iu;
const letter = /^\(?(?:[a-h]|[ivx]{1,4})[).]\s*/u;
const headOfQuestion = /^\W*(?:question|task|q)\W*\d{1,3}\b\W*$/iu;

/**
 * '1m' behind most of what is asked is a mark, and no metre: it becomes '[1]', in tables too. Lengths stand behind a few questions only, or
 * in the middle of their sentences.
 */
export function spellMarksWithLetter(blocks: readonly Block[]): readonly Block[] {
  const paragraphs = blocks.flatMap(paragraphsOf);
  const found = new Set(
    paragraphs.filter((paragraph) => marksOf(textOf(paragraph)) !== undefined && isAsked(paragraph)),
  );
  if (found.size < fewest) return blocks;
  const asking = paragraphs.filter(
    (paragraph) => found.has(paragraph) || (asks(askedIn(paragraph)) && isLong(askedIn(paragraph))),
  );
  if (found.size < asking.length * share) return blocks;
  const spell = (block: Block): Block => {
    if (block.kind === 'paragraph')
      return isLong(askedIn(block)) || headOfQuestion.test(askedIn(block))
        ? { ...block, spans: spelt(block.spans) }
        : block;
    const rows = block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: cell.blocks.map(spell) })));
    return { ...block, rows };
  };
  return blocks.map(spell);
}

const paragraphsOf = (block: Block): readonly Paragraph[] =>
  block.kind === 'paragraph'
    ? [block]
    : block.rows.flatMap((row) => row.flatMap(({ blocks }) => blocks.flatMap(paragraphsOf)));

const textOf = ({ spans }: { readonly spans: readonly Span[] }) => spans.map(({ text }) => text).join('');

/** '5 m' is an option, perhaps with a letter. */
const isLong = (text: string) => (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 2;

/** What stands before the marks. */
function askedIn(paragraph: Paragraph): string {
  const text = textOf(paragraph);
  return text.slice(0, marksOf(text)?.index).trim();
}

/** What has the number of a question, or asks; no option '5 m'. */
function isAsked(paragraph: Paragraph): boolean {
  const asked = askedIn(paragraph);
  const hasNumber = number.test(asked) || /\d/u.test(paragraph.label?.text ?? '');
  return isLong(asked) && (hasNumber || asks(asked.replace(letter, '')));
}

/** The marks at the end of what is asked: what stands behind them begins no clause of it. */
function marksOf(text: string): RegExpExecArray | undefined {
  if (!/\d\s?m\b/iu.test(text)) return undefined;
  return [...text.matchAll(behindText)].findLast((match) => {
    const behind = text.slice(match.index + match[0].length).trim();
    return behind === '' || /^[=→⇒–—:([-]|^ans/iu.test(behind) || /[?.:]\s+$/u.test(text.slice(0, match.index));
  });
}

function spelt(spans: readonly Span[]): readonly Span[] {
  const text = textOf({ spans });
  const match = marksOf(text);
  if (match === undefined) return spans;
  const end = match.index + match[0].length;
  const [first] = sliceSpans(spans, match.index, end);
  if (first === undefined) return spans;
  return [
    ...sliceSpans(spans, 0, match.index),
    { ...first, text: `[${match[1]}]` },
    ...sliceSpans(spans, end, text.length),
  ];
}
