import { asks, asksToChoose } from './line-kinds.ts';
import { emphasisOf, tidy } from './lines.ts';
import { optionsInBrackets } from './options-in-brackets.ts';
import { optionsInLine } from './options-in-line.ts';
import type { Piece, TextPiece } from './pieces.ts';

interface Option {
  readonly text: string;
  readonly place: number;
  readonly pieces: readonly TextPiece[];
  readonly isTicked: boolean;
}

interface Unlettered {
  readonly stem: readonly Piece[];
  readonly options: readonly Option[];
  readonly leftOver: readonly TextPiece[];
}

const boxAtEnd = /\s*(?:[☐□◻❑❏▢⬜○◯☑☒✅]|\[[ xX✓]?\])\s*$/u;
const listed = /^(?:options?|choices?|choose from|pick from)\s*[:–-]\s*(.+)$/isu;
const longestOption = 90;

/**
 * The options of a question that have no letters: with boxes before or behind them, with bullets, in one line ('Options: red, blue'),
 * or short lines of which one is the answer. `undefined` where there are none.
 */
export function unletteredOptions(pieces: readonly Piece[]): Unlettered | undefined {
  return (
    withBoxes(pieces) ??
    inOneLine(pieces) ??
    withSpaces(pieces) ??
    inBrackets(pieces) ??
    withBullets(pieces) ??
    plainLines(pieces)
  );
}

function choose(
  pieces: readonly Piece[],
  isOption: (piece: TextPiece) => boolean,
): { stem: Piece[]; chosen: TextPiece[]; rest: TextPiece[] } | undefined {
  const first = pieces.findIndex((piece) => piece.kind === 'text' && isOption(piece));
  if (first === -1) return undefined;
  const chosen: TextPiece[] = [];
  const rest: TextPiece[] = [];
  for (const piece of pieces.slice(first)) {
    if (piece.kind !== 'text') continue;
    (isOption(piece) ? chosen : rest).push(piece);
  }
  const stem = pieces.slice(0, first);
  return chosen.length > 1 && stem.some((piece) => piece.kind === 'text') ? { stem, chosen, rest } : undefined;
}

function toOption(piece: TextPiece, text: string, isTicked: boolean): Option {
  return { text: tidy(text), place: piece.line.place, pieces: [piece], isTicked };
}

function withBoxes(pieces: readonly Piece[]): Unlettered | undefined {
  const found = choose(
    pieces,
    (piece) => piece.marker?.kind === 'box' || (boxAtEnd.test(piece.text) && piece.text.length < longestOption + 10),
  );
  if (found === undefined) return undefined;
  const options = found.chosen.map((piece) => {
    const isTicked =
      piece.star ||
      (piece.marker?.kind === 'box' && piece.marker.isChecked) ||
      /[☑☒✅]\s*$|\[[xX✓]\]\s*$/u.test(piece.text);
    const text = piece.text.replace(boxAtEnd, '');
    // '(g) ☐' is a state symbol, not a letter before nothing.
    return toOption(
      piece,
      text === '' && piece.marker?.kind === 'letter' ? `(${piece.marker.letter})` : text,
      isTicked,
    );
  });
  return { stem: found.stem, options: withoutLetters(options), leftOver: found.rest };
}

/** Behind boxes letters may stand as well: '☐ A a genetic condition'. */
function withoutLetters(options: readonly Option[]): readonly Option[] {
  const rests = options.map(({ text }, index) => {
    const match = /^\(?([A-H])[).:]?\s+(?=\S)/iu.exec(text);
    return match?.[1]?.toLowerCase() === String.fromCharCode(97 + index) ? text.slice(match[0].length) : undefined;
  });
  return rests.includes(undefined)
    ? options
    : options.map((option, index) => ({ ...option, text: rests[index] ?? '' }));
}

function inOneLine(pieces: readonly Piece[]): Unlettered | undefined {
  const at = pieces.findIndex((piece) => piece.kind === 'text' && listed.test(piece.text));
  const piece = pieces[at];
  if (piece?.kind !== 'text' || at === 0) return undefined;
  const list = listed.exec(piece.text)?.[1] ?? '';
  const options = list.split(/\s*(?:[;|/]|,|\t)\s*/u).filter((text) => text !== '');
  if (options.length < 2) return undefined;
  return {
    stem: pieces.slice(0, at),
    options: options.map((text) => toOption(piece, text, false)),
    leftOver: pieces.slice(at + 1).flatMap((rest) => (rest.kind === 'text' ? [rest] : [])),
  };
}

/** 'yellow flame / blue flame / roaring flame' below the question, or behind it. */
function withSpaces(pieces: readonly Piece[]): Unlettered | undefined {
  const texts = pieces.filter((piece) => piece.kind === 'text');
  const last = texts.at(-1);
  const line = last === undefined || texts.length > 3 ? undefined : optionsInLine(last, texts.length === 1);
  if (last === undefined || line === undefined) return undefined;
  const at = pieces.indexOf(last);
  const stem = line.before === '' ? pieces.slice(0, at) : [...pieces.slice(0, at), { ...last, text: line.before }];
  if (!stemAsks(stem) && !line.options.some(({ isTicked }) => isTicked) && !/\p{L}$/u.test(texts[0]?.text ?? ''))
    return undefined;
  return { stem, options: line.options.map(({ text, isTicked }) => toOption(last, text, isTicked)), leftOver: [] };
}

/** 'Underline the correct word. Water is lost by ( respiration / transpiration ).' keeps its sentence whole. */
function inBrackets(pieces: readonly Piece[]): Unlettered | undefined {
  const texts = pieces.filter((piece) => piece.kind === 'text');
  const last = texts.at(-1);
  const found =
    last === undefined || !texts.some(({ text }) => asksToUnderline.test(text)) ? undefined : optionsInBrackets(last);
  if (last === undefined || found === undefined) return undefined;
  return {
    stem: pieces,
    options: found.options.map(({ text, isTicked }) => toOption(last, text, isTicked)),
    leftOver: [],
  };
}

const asksToUnderline = /\b(?:underline|circle|choose|ring|select|tick|cross out)\b/iu;

function stemAsks(stem: readonly Piece[]): boolean {
  return stem.some(
    (piece) => piece.kind === 'text' && (asksToChoose(piece.text) || /\?\s*$|:\s*$|_{2,}/u.test(piece.text)),
  );
}

function withBullets(pieces: readonly Piece[]): Unlettered | undefined {
  const found = choose(pieces, (piece) => piece.marker?.kind === 'bullet' && piece.text.length < longestOption);
  if (found === undefined || found.rest.length > 0) return undefined;
  const options = found.chosen.map((piece) => toOption(piece, piece.text, piece.star));
  if (!stemAsks(found.stem) && !isTickedInPart(options)) return undefined;
  return isAnswered(pieces, options) ? { stem: found.stem, options, leftOver: [] } : undefined;
}

const isTickedInPart = (options: readonly Option[]) =>
  options.some(({ isTicked }) => isTicked) && !options.every(({ isTicked }) => isTicked);

/** Whether one of the options is the answer, by what is written, ticked or stands out. */
function isAnswered(pieces: readonly Piece[], options: readonly Option[]): boolean {
  const written = pieces.flatMap((piece) => (piece.kind === 'answer' ? [piece.text] : []));
  if (
    written.some((answer) => options.some(({ text }) => text.toLowerCase() === answer.toLowerCase().replace(/\.$/, '')))
  )
    return true;
  if (written.some((answer) => /^[A-H]\b[).]?$/iu.test(answer))) return true;
  if (isTickedInPart(options)) return true;
  const looks = options.map((option) => emphasisOf(option.pieces.flatMap(({ line }) => line.spans)));
  return (
    looks.filter(({ marked, colour, bold, underlined }) => marked || colour !== null || bold || underlined).length === 1
  );
}

function plainLines(pieces: readonly Piece[]): Unlettered | undefined {
  const texts = pieces.filter((piece) => piece.kind === 'text');
  const [first, ...rest] = texts;
  if (first === undefined || rest.length < 2 || rest.length > 6) return undefined;
  const isPlain = rest.every(
    ({ text, marker, answer }) => text.length < longestOption && marker === undefined && answer === undefined,
  );
  const isIndented = rest.every(({ line }) => line.indent > first.line.indent && !line.continues);
  const isList =
    !rest.some(({ text }) => asks(text)) &&
    /\?\s*$|:\s*$|_{2,}/u.test(first.text) &&
    !/[.:]$/u.test(rest[0]?.text ?? '');
  if (!isPlain || !(isIndented || isList)) return undefined;
  const options = rest.map((piece) => toOption(piece, piece.text, piece.star));
  const at = pieces.indexOf(first);
  return isAnswered(pieces, options) ? { stem: pieces.slice(0, at + 1), options, leftOver: [] } : undefined;
}
