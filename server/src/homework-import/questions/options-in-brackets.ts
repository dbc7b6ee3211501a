import type { TextPiece } from './pieces.ts';

/** Choices in the brackets of a sentence. */
export interface BracketedOptions {
  readonly options: readonly { text: string; isTicked: boolean }[];
}

const bracket = /\(\s*([^()]{3,120}?)\s*\)/u;
const longest = 40;

/** Two or more words with slashes between them in brackets: 'lost by ( respiration / transpiration )'. The one that stands out is the answer. */
export function optionsInBrackets({ text, line }: TextPiece): BracketedOptions | undefined {
  const parts = (bracket.exec(text)?.[1] ?? '').split(/\s+\/\s+/u).map((part) => part.trim());
  if (parts.length < 2 || parts.length > 6 || parts.some((part) => part === '' || part.length > longest))
    return undefined;
  const standing = line.spans.flatMap((span) =>
    span.marked || span.colour !== null || span.bold || span.underlined ? [span.text.trim()] : [],
  );
  return { options: parts.map((part) => ({ text: part, isTicked: standing.includes(part) })) };
}
