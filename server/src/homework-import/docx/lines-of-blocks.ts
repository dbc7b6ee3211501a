import type { SourceLine } from '../file-lines/source-line.ts';
import { type Block, textOfParagraph } from './document.ts';

/** The paragraphs of a document that have a text, those in tables too, in its order. */
export function linesOfBlocks(blocks: readonly Block[]): SourceLine[] {
  return blocks.flatMap((block): SourceLine[] => {
    if (block.kind === 'table') return block.rows.flatMap((row) => row.flatMap((cell) => linesOfBlocks(cell.blocks)));
    const text = textOfParagraph(block).trim();
    if (text === '') return [];
    return [{ place: block.number, text: block.label?.text ? `${block.label.text} ${text}` : text }];
  });
}
