import { asks } from '../lines/line-kinds.ts';
import { letterPlace, romanPlace } from '../lines/markers.ts';
import type { Piece, TextPiece } from '../lines/pieces.ts';
import { optionsInBrackets } from './options-in-brackets.ts';
import { optionsInLine } from './options-in-line.ts';

/** Pieces that go on as an alphabet does: the options of a question, or its parts. */
export interface Group {
  /** Where each member begins among the pieces. */
  readonly starts: readonly number[];
  /** The letter of each, in lower case: 'a', 'ii', '3'. */
  readonly letters: readonly string[];
  readonly isUpper: boolean;
}

/** The outermost lettered group among some pieces: the one that begins first. */
export function findGroup(pieces: readonly Piece[]): Group | undefined {
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind !== 'text' || piece.marker === undefined) continue;
    const { marker } = piece;
    if (marker.kind === 'letter' && (letterPlace(marker.letter) === 1 || romanPlace(marker.letter) === 1)) {
      const own = gather(pieces, index, marker.style);
      const group =
        (own?.starts.length === 1 ? typedOtherwise(pieces, index) : own) ?? own ?? gather(pieces, index, undefined);
      if (group !== undefined) return group;
    }
    if (marker.kind === 'number' && marker.value === 1 && marker.parts.length === 0) {
      const group = gatherNumbers(pieces, index);
      if (group !== undefined) return group;
    }
  }
  return undefined;
}

function gather(pieces: readonly Piece[], first: number, style: string | undefined): Group | undefined {
  const isRoman = romanPlace(letterAt(pieces[first])) === 1;
  const place = isRoman ? romanPlace : letterPlace;
  const isUpper = isUpperCase(letterAt(pieces[first]));
  const starts = [first];
  let last = 1;
  for (let index = first + 1; index < pieces.length; index++) {
    const piece = pieces[index];
    if (piece?.kind !== 'text' || piece.marker?.kind !== 'letter') continue;
    if (
      isUpperCase(piece.marker.letter) !== isUpper ||
      (style !== undefined &&
        piece.marker.style !== style &&
        piece.marker.letter.length === 1 &&
        !(last > 1 && isAlone(pieces, first, piece.marker)) &&
        !isSlip(pieces, index, last, style))
    )
      continue;
    const own = place(piece.marker.letter);
    if (own !== last + 1 && own !== last + 2 && !(own > last && isBehindEnd(pieces[index - 1]))) continue;
    starts.push(index);
    last = own;
  }
  if (starts.length < 2 && !(style !== undefined && isPartLike(pieces, first))) return undefined;
  return { starts, letters: starts.map((start) => letterAt(pieces[start]).toLowerCase()), isUpper };
}

/** '(f)' below the marks or the room of '(b)' is a part too, though those between were cut out. */
const isBehindEnd = (before: Piece | undefined) => before?.kind === 'marks' || before?.kind === 'space';

/** Whether a letter typed in another way, 'c)' below '(b)', goes on with the list above, as it begins none of its own. */
function isAlone(
  pieces: readonly Piece[],
  first: number,
  { letter, style }: { letter: string; style: string },
): boolean {
  const isLower = letter === letter.toLowerCase();
  const same = pieces
    .slice(first)
    .filter((piece) => piece.kind === 'text' && piece.marker?.kind === 'letter' && piece.marker.style === style);
  return isLower && same.length === 1;
}

/** '(a)' and then 'b)', which both ask: parts whose letters were typed in two ways. */
function typedOtherwise(pieces: readonly Piece[], first: number): Group | undefined {
  const group = gather(pieces, first, undefined);
  const goOn = group?.letters.every((letter, index) => letterPlace(letter) === index + 1);
  return group !== undefined && goOn && group.starts.every((start) => isPartLike(pieces, start)) ? group : undefined;
}

/** 'b.' between 'a)' and 'c)': the letter that is missing in its place, and none of a list of its own. */
function isSlip(pieces: readonly Piece[], index: number, last: number, style: string): boolean {
  const letters = pieces.map((piece) =>
    piece.kind === 'text' && piece.marker?.kind === 'letter' ? piece.marker : undefined,
  );
  const slip = letters[index];
  const next = letters.slice(index + 1).find((marker) => marker !== undefined);
  const isNamedTwice = letters.some(
    (marker) => marker?.style === style && letterPlace(marker.letter) === letterPlace(slip?.letter ?? ''),
  );
  return (
    letterPlace(slip?.letter ?? '') === last + 1 &&
    next?.style === style &&
    letterPlace(next.letter) === last + 2 &&
    !isNamedTwice
  );
}

/** A single '(a)' is a part where it asks for something, or has marks. */
function isPartLike(pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index];
  return (
    piece?.kind === 'text' &&
    piece.marker?.kind === 'letter' &&
    !isUpperCase(piece.marker.letter) &&
    (piece.marks !== undefined || asks(piece.text))
  );
}

function gatherNumbers(pieces: readonly Piece[], first: number): Group | undefined {
  const starts: number[] = [];
  for (let index = first; index < pieces.length; index++) {
    const piece = pieces[index];
    if (piece?.kind === 'text' && piece.marker?.kind === 'number' && piece.marker.value === starts.length + 1)
      starts.push(index);
  }
  if (starts.length < 2) return undefined;
  return { starts, letters: starts.map((_start, index) => String(index + 1)), isUpper: false };
}

function letterAt(piece: Piece | undefined): string {
  return piece?.kind === 'text' && piece.marker?.kind === 'letter' ? piece.marker.letter : '';
}

const isUpperCase = (letter: string) => letter !== letter.toLowerCase();

/** The pieces of each member of a group. */
export function memberPieces(pieces: readonly Piece[], { starts }: Group): Piece[][] {
  return starts.map((start, index) => pieces.slice(start, starts[index + 1] ?? pieces.length));
}

/** 'b) Polar bears have thick fur to' above 'keep warm      hide from prey      swim faster' */
const choosesInLine = ([, ...below]: readonly Piece[]) =>
  below.some((piece) => piece.kind === 'text' && optionsInLine(piece, false) !== undefined);

/** Whether a group are parts, each asked by itself, rather than the options of one question. */
export function areParts(
  pieces: readonly Piece[],
  group: Group,
  stem: readonly Piece[],
  isKeyed: (letter: string) => boolean,
): boolean {
  const members = memberPieces(pieces, group);
  const keyed = group.letters.filter(isKeyed).length;
  if (keyed >= 2 || (keyed === 1 && members.length === 1)) return true;
  if (members.length > 1 && members.every(choosesInLine)) return true;
  const but = members.length > 1 ? members.slice(0, -1) : members;
  const evident = but.filter(hasOwnMarks).length;
  const asking = members.filter(([first]) => first?.kind === 'text' && asks(first.text)).length;
  const haveMarks =
    members.length > 1 && members.every(([first]) => first?.kind === 'text' && first.marks !== undefined);
  if (group.isUpper && haveMarks) return true;
  if (group.isUpper) return evident >= Math.ceil(but.length / 2) && asking >= members.length / 2;
  if (evident > 0 || stem.some(tellsToDoEach) || areExpressions(members, stem) || haveChoices(members)) return true;
  const stemAsks = stem.some((piece) => piece.kind === 'text' && /[?:]\s*$|_{3,}|…/u.test(piece.text));
  if (asking === members.length && !stem.some((piece) => piece.kind === 'text' && /\?\s*$/u.test(piece.text)))
    return true;
  return (
    !stemAsks &&
    asking >= members.length / 2 &&
    members.length > 0 &&
    stem.every((piece) => piece.kind !== 'text' || !asks(piece.text))
  );
}

/** 'Waves are (longer / shorter).' has choices of its own. */
const haveChoices = (members: readonly (readonly Piece[])[]) =>
  members.length > 1 && members.every(([first]) => first?.kind === 'text' && optionsInBrackets(first) !== undefined);

/** '3(x + 2)' and '5(2y − 1)' below 'Expand the brackets.': what is to be done with each, where nothing above is to be chosen for. */
function areExpressions(members: readonly (readonly Piece[])[], stem: readonly Piece[]): boolean {
  const said = stem.flatMap((piece) => (piece.kind === 'text' ? [piece.text] : [])).join(' ');
  if (!ordersMaths.test(said) || chooses.test(said) || /[\d=?]/u.test(said)) return false;
  const texts = members.map(([first]) => (first?.kind === 'text' ? first.text : ''));
  const areFormulas = texts.every((text) => /[\d\p{L}]/u.test(text) && !/(?!sin|cos|tan|log)\p{L}{3}/u.test(text));
  return areFormulas && texts.filter((text) => /[-−–+×*÷/^(=√²³]/u.test(text)).length >= texts.length / 2;
}

const ordersMaths =
  /^\W*(?:(?:expand|simplify|multiply|factori[sz]e|solve|differentiate|integrate|evaluate|work|calculate|find|compute|rearrange|substitute|reduce|add|subtract|divide|round|estimate|convert|rationali[sz]e|complete)\b|d[ée]veloppe|simplifie|r[ée]sou|calcule|factorise|berechne|vereinfache|l[öo]se|calcula|resuelve|simplifica|desarrolla)/iu;
const chooses = /\b(?:one|which|correct|wrong|odd|choose|tick|circle|underline|select|letter|answer)\b/iu;

/** 'Write these numbers in standard form.', 'Simplify:': what follows is no choice. */
const tellsToDoEach = (piece: Piece) =>
  piece.kind === 'text' &&
  !/\?|\b(?:one|which|correct|wrong|odd|choose|tick|circle|underline)\b/iu.test(piece.text) &&
  (/^\W*(?:write|round|convert|change|simplify|work\s+out|calculate|evaluate|expand|factorise|solve|estimate)\s(?:.*\s)?(?:these|each|the\s+following)\b/iu.test(
    piece.text,
  ) ||
    /^\W*(?:simplify|work\s+out|calculate|evaluate|expand|factorise|solve)(?:\s+(?:fully|and\s+simplify))?\W*$/iu.test(
      piece.text,
    ));

/** Marks, room to write or an answer of its own: no option has them. */
function hasOwnMarks(member: readonly Piece[]): boolean {
  return member.some((piece, index) => {
    if (piece.kind === 'space' || piece.kind === 'marks' || piece.kind === 'answer') return true;
    if (piece.kind !== 'text') return false;
    if (piece.marks !== undefined || piece.answer !== undefined) return true;
    return index > 0 && isFirstOfGroup(piece);
  });
}

function isFirstOfGroup({ marker }: TextPiece): boolean {
  return (
    marker?.kind === 'box' ||
    (marker?.kind === 'letter' && (letterPlace(marker.letter) === 1 || romanPlace(marker.letter) === 1))
  );
}
