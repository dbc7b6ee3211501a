import { commonFields, joinText } from '../common-fields.ts';
import { isFurtherAnswer } from '../lines/answer-text.ts';
import { tidy } from '../lines/lines.ts';
import { letterPlace, romanPlace } from '../lines/markers.ts';
import type { Piece, TextPiece } from '../lines/pieces.ts';
import type { ParsedQuestion, Read } from '../parsed-question.ts';
import type { SegmentPlace } from '../read-segment.ts';
import { readScheme } from '../scheme/read-scheme.ts';
import { type Group, memberPieces } from './groups.ts';
import { mostToChoose, standOut } from './stands-out.ts';

interface Option {
  readonly text: string;
  readonly place: number;
  readonly pieces: readonly TextPiece[];
  readonly isTicked: boolean;
}

/** A question with lettered options. */
export function readOptions(pieces: readonly Piece[], group: Group, at: SegmentPlace): ParsedQuestion {
  const stem = pieces.slice(0, group.starts[0]);
  const members = memberPieces(pieces, group);
  const options = members.map((member, index) => readOption(member, index === members.length - 1));
  return chosenQuestion({
    at,
    pieces,
    stem,
    options: options.map(({ option }) => option),
    letters: group.letters,
    leftOver: options.flatMap(({ rest }) => rest),
  });
}

/** The option that a member begins with, and what stands behind it and is not part of it. */
function readOption(member: readonly Piece[], isLast: boolean): { option: Option; rest: TextPiece[] } {
  const texts: TextPiece[] = [];
  const rest: TextPiece[] = [];
  let isOver = false;
  for (const piece of member) {
    if (piece.kind !== 'text') {
      isOver ||= piece.kind !== 'picture';
      continue;
    }
    const belongs = texts.length === 0 || (!isOver && piece.marker === undefined && (piece.line.continues || !isLast));
    (belongs ? texts : rest).push(piece);
  }
  const text = tidy(texts.map((piece) => piece.text).join(' '));
  const [first] = texts;
  const box = /^[☐☑☒□]\s*|\s*[☐□]$/u;
  const isBoxed = /^[☑☒✓]|[☑☒]$/u.test(text);
  return {
    option: {
      text: text
        .replace(box, '')
        .replace(/\s*[☑☒]$/u, '')
        .trim(),
      place: first?.line.place ?? 0,
      pieces: texts,
      isTicked: isBoxed || texts.some(({ star }) => star),
    },
    rest,
  };
}

interface Chosen {
  readonly at: SegmentPlace;
  readonly pieces: readonly Piece[];
  readonly stem: readonly Piece[];
  readonly options: readonly Option[];
  readonly letters: readonly string[];
  readonly leftOver: readonly TextPiece[];
}

/** The question that options make with the answer that was written, ticked, or stands out. */
export function chosenQuestion({ at, pieces, stem, options, letters, leftOver }: Chosen): ParsedQuestion {
  const shown = options.filter(({ text }) => text !== '');
  const common = commonFields(pieces, at);
  return {
    ...common,
    text: joinText(stem),
    options: shown.map(({ text, place }) => ({ value: text, place, confidence: 0.95 })),
    // Three options that stand out are right where there are three marks.
    answers: findAnswers(pieces, options, letters, Math.max(mostToChoose(joinText(stem)), common.marks?.value ?? 1)),
    leftOver: leftOver.flatMap(({ line, text }) => (text === '' ? [] : [{ place: line.place, text }])),
  };
}

function findAnswers(
  pieces: readonly Piece[],
  options: readonly Option[],
  letters: readonly string[],
  most: number,
): Read<string>[] {
  const written = pieces.flatMap((piece): Read<string>[] => {
    const text = piece.kind === 'answer' ? piece.text : piece.kind === 'text' ? (piece.answer ?? '') : '';
    const place = piece.kind === 'answer' ? piece.place : piece.kind === 'text' ? piece.line.place : 0;
    return text === '' ? [] : resolve(text, options, letters).map((value) => ({ value, place, confidence: 0.95 }));
  });
  if (written.length > 0) return written;
  const ticked = options.filter(({ isTicked }) => isTicked);
  if (ticked.length > 0 && ticked.length < options.length) {
    return ticked.map(({ text, place }) => ({ value: text, place, confidence: 0.9 }));
  }
  const found = standOut(
    options.map((option) => option.pieces.flatMap(({ line }) => line.spans)),
    most,
  );
  return (found?.indexes ?? []).flatMap((index) => {
    const option = options[index];
    return option === undefined
      ? []
      : [{ value: option.text, place: option.place, confidence: found?.confidence ?? 0 }];
  });
}

/** The options that an answer means, by letter or text; what means none stays as it is. */
export function resolve(answer: string, options: readonly { text: string }[], letters: readonly string[]): string[] {
  // '1 a protein' reads like 'a) protein' of question 1.
  const article = answer.replace(/^\(?(a)\)\s+(?=\p{L}{2})/iu, '$1 ');
  const byText =
    options.find(({ text }) => plain(text) === plain(answer)) ??
    options.find(({ text }) => plain(text) === plain(article));
  if (byText !== undefined) return [byText.text];
  const several = namedByLetterAndText(answer, options, letters);
  if (several !== undefined) return several;
  const lettered =
    /^(?:option\s+|letter\s+)?[([]?\s*([A-Za-z]|[ivx]{1,4}|\d{1,2})\s*([)\].:,–—-]+\s*|\s+|$)(.*)$/isu.exec(answer);
  const place = lettered === null ? -1 : placeOf(lettered[1] ?? '', letters);
  const option = options[place];
  const rest = plain((lettered?.[3] ?? '').replace(/^\((.*)\)\.?$/su, '$1'));
  const words = rest.split(' ').length;
  // 'B. Bacteria can be good.' says why.
  const isSentence = words > 2 && /\.\s*$/u.test(answer);
  const isExplained = /[–—:-]\s*$/u.test(lettered?.[2] ?? '') || words > 4 || isSentence;
  if (
    option !== undefined &&
    (rest === '' ||
      // 'a, c' names two, though 'copper' begins with c.
      (rest.length > 1 ? plain(option.text).startsWith(rest) : plain(option.text) === rest) ||
      rest.startsWith(plain(option.text)) ||
      rest.endsWith(` ${plain(option.text)}`) ||
      (isExplained && !options.some(({ text }) => plain(text) === rest)) ||
      /^[)\].:–—-]|^because|^as\b|^since/u.test(rest))
  )
    return [option.text];
  const parts = (/^[A-H]{2,4}$/u.test(answer) ? [...answer].join(',') : answer)
    .split(/\s*(?:\n|,|;|&|\+|\/|\band\b|\bor\b)\s*/iu)
    .filter((part) => part !== '');
  const found = parts.map(
    (part) =>
      options[placeOf(part.replace(/[().]/gu, ''), letters)] ?? options.find(({ text }) => plain(text) === plain(part)),
  );
  if (parts.length > 1 && found.every((one) => one !== undefined)) return found.map(({ text }) => text);
  const placed = byPlace(answer, options);
  if (placed !== undefined) return placed;
  const contained = options.filter(({ text }) => plain(answer).startsWith(plain(text)) && text !== '');
  if (contained.length === 1 && contained[0] !== undefined) return [contained[0].text];
  return isFurtherAnswer(answer) ? [] : [...readScheme(answer).answers];
}

/** 'a) waterfall, d) V-shaped valley' names two. */
function namedByLetterAndText(
  answer: string,
  options: readonly { text: string }[],
  letters: readonly string[],
): string[] | undefined {
  const parts = answer.split(/\s*(?:\n|[,;&+/]|\band\b)\s*(?=[([]?[A-H](?:[).\]:]|\s))/iu);
  const found = parts.map((part) => {
    const [, letter = '', said = ''] = /^[([]?([A-H])[)\].:–-]*\s+(\S.*)$/isu.exec(part) ?? [];
    const option = letter === '' ? undefined : options[placeOf(letter, letters)];
    return option !== undefined && plain(option.text) === plain(said) ? [option.text] : [];
  });
  return parts.length > 1 && found.every((one) => one.length === 1) ? found.flat() : undefined;
}

/** 'iii' is the third, and so is '3' of four that are no numbers; '1, 3' are the first and the third. */
function byPlace(answer: string, options: readonly { text: string }[]): string[] | undefined {
  const said = answer.replace(/[().]/gu, '').trim();
  if (!/^(?:\d|[ivx]{1,4})(?:\s*[,;&]\s*(?:\d|[ivx]{1,4}))*$/iu.test(said)) return undefined;
  const found = said.split(/\s*[,;&]\s*/u).map((one) => options[(Number(one) || romanPlace(one)) - 1]?.text);
  const areWords = !/\d/u.test(said) || options.every(({ text }) => !/^\W*\d/u.test(text));
  return areWords && found.every((text) => text !== undefined) ? found : undefined;
}

function placeOf(letter: string, letters: readonly string[]): number {
  const own = letters.indexOf(letter.toLowerCase());
  if (own !== -1) return own;
  if (letters.length > 0) return romanPlace(letter) - 1;
  return letter.length === 1 && /[a-z]/iu.test(letter) ? letterPlace(letter) - 1 : romanPlace(letter) - 1;
}

const plain = (text: string) =>
  tidy(text)
    .toLowerCase()
    .replace(/[’‘]/gu, "'")
    .replace(/^[\s"'“”.]+|[\s"'“”.!]+$/gu, '');
