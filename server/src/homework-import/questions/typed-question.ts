import { commonFields, joinText } from './common-fields.ts';
import { lettersToWrite } from './letters-to-write.ts';
import { asks, asksToChoose, asksTrueOrFalse } from './line-kinds.ts';
import { tidy } from './lines.ts';
import { chosenQuestion } from './options.ts';
import type { ParsedQuestion, Read } from './parsed-question.ts';
import type { Piece, TextPiece } from './pieces.ts';
import type { SegmentPlace } from './read-segment.ts';
import { takeSchemeMarks } from './scheme/points.ts';
import { readScheme } from './scheme/read-scheme.ts';
import { unletteredOptions } from './unlettered-options.ts';

/** A question without lettered options: unlettered ones, true or false, or an answer to write. */
export function readTyped(pieces: readonly Piece[], at: SegmentPlace): ParsedQuestion {
  const unlettered = unletteredOptions(pieces);
  if (unlettered !== undefined) {
    const { stem, options, leftOver } = unlettered;
    const asked = chosenQuestion({ at, pieces, stem, options, letters: [], leftOver });
    return isTrueFalseList(options.map(({ text }) => text)) ? trueOrFalse(asked, pieces) : asked;
  }
  const { texts, said } = splitAtAnswer(pieces);
  const common = commonFields(pieces, at);
  const text = joinText(texts);
  const scheme = readScheme(said.map((one) => one.text).join('\n'), { text, marks: common.marks?.value });
  const place = said[0]?.place ?? at.place;
  const confidence = Math.min(...said.map((one) => one.confidence));
  const question: ParsedQuestion = {
    ...common,
    text,
    answers: scheme.answers.map((value) => ({ value, place, confidence })),
    marking: scheme.marking,
    options: [],
    notes: scheme.notes.map((note) => ({ place, text: note })),
    leftOver: [],
  };
  if (at.isTrueFalse || asksTrueOrFalse(question.text)) return trueOrFalse(question, pieces);
  const letters = lettersToWrite(`${at.stem}\n${question.text}`);
  if (letters !== undefined && question.answers.every(({ value }) => letters.includes(value))) {
    const shown = question.text.replace(/\s*[_.…]{2,}$/u, '');
    return {
      ...question,
      text: shown,
      options: letters.map((value) => ({ value, place: at.place, confidence: 0.75 })),
    };
  }
  if (at.wordBank.length > 0 && /_{2,}|\.{4,}|…/u.test(question.text)) {
    return { ...question, options: at.wordBank.map((value) => ({ value, place: at.place, confidence: 0.8 })) };
  }
  return question;
}

/** Text that says the answer. */
interface Said {
  readonly text: string;
  readonly place: number;
  readonly confidence: number;
}

/** What is asked, and the answers below it: 'Answer: …' lines, or lines in another colour. */
function splitAtAnswer(pieces: readonly Piece[]): { texts: TextPiece[]; said: Said[] } {
  const texts: TextPiece[] = [];
  const said: Said[] = [];
  let isAnswering = false;
  let isColoured = true;
  const say = (text: string, place: number, confidence: number) => {
    if (text !== '') said.push({ text, place, confidence });
  };
  for (const piece of pieces) {
    if (piece.kind === 'answer') {
      isAnswering = piece.text === '';
      isColoured = false;
      say(piece.text, piece.place, 0.95);
    } else if (piece.kind === 'space' || piece.kind === 'marks') isAnswering = false;
    else if (piece.kind === 'text' && isInBrackets(piece.text, texts))
      say(piece.text.slice(1, -1), piece.line.place, 0.8);
    else if (piece.kind === 'text') {
      const coloured = texts.length > 0 && isColoured ? colouredText(piece) : undefined;
      const isTyped = texts.length > 0 && piece.line.isTyped;
      const whole = takeSchemeMarks(piece.line.text).text;
      if (isTyped) say(whole, piece.line.place, 0.85);
      else if (isAnswering || coloured !== undefined)
        say(coloured === undefined ? piece.text : whole, piece.line.place, coloured === undefined ? 0.9 : 0.8);
      else {
        const within = takeColoured(piece);
        texts.push(within?.piece ?? piece);
        if (said.length > 0) isColoured = false;
        if (within !== undefined) say(within.answer, piece.line.place, 0.75);
        if (piece.answer) say(piece.answer, piece.line.place, 0.9);
      }
    }
  }
  return { texts, said };
}

/** '(100, 0)' below a text with two gaps. */
function isInBrackets(text: string, above: readonly TextPiece[]): boolean {
  const gaps = above.flatMap((piece) => [...piece.text.matchAll(/_{2,}|\.{4,}|…{2,}/gu)]).length;
  return gaps > 0 && /^\([^()]+\)$/u.test(text) && text.split(/[,;]/u).length === gaps;
}

/** A whole line in colour, or highlighted, below what is asked. */
function colouredText({ line }: TextPiece): string | undefined {
  const shown = line.spans.filter(({ text }) => text.trim() !== '');
  return shown.length > 0 && shown.every(({ marked, colour }) => marked || colour !== null) ? line.text : undefined;
}

/** An answer in colour at the end of what is asked, or in a gap of it. */
function takeColoured(piece: TextPiece): { piece: TextPiece; answer: string } | undefined {
  const { spans } = piece.line;
  const coloured = spans.filter(({ marked, colour, text }) => (marked || colour !== null) && text.trim() !== '');
  const [only] = coloured;
  if (coloured.length !== 1 || only === undefined || only.text.trim().length < 2) return undefined;
  const rest = spans
    .filter((span) => span !== only)
    .map(({ text }) => text)
    .join('');
  const isAtEnd = spans.indexOf(only) === spans.length - 1;
  if (!isAtEnd || !/[?:=]\s*$|_{2,}/u.test(rest) || !asks(rest)) return undefined;
  return { piece: { ...piece, text: piece.text.replace(only.text.trim(), '').trim() }, answer: tidy(only.text) };
}

const isTrueFalseList = (options: readonly string[]) =>
  options.length === 2 && options.every((option) => /^(true|false|t|f)$/iu.test(option));

const choices =
  /\s*[[(]?\s*(?:[☐□☑☒]\s*)?\b(?:[Tt]rue|TRUE|T)\b\s*(?:[☐□☑☒]\s*)?[\s/|,.…_-]*(?:or\s+)?(?:[☐□☑☒]\s*)?\b(?:[Ff]alse|FALSE|F)\b\s*(?:[☐□☑☒])?\s*[\])]?[\s_.?]*$/u;
const asked = /^\s*[[(]?(?:true\s*(?:or|\/)\s*false|T\s*\/\s*F)\s*[\])]?\s*\??\s*[:.–-]*\s*(?=\S)/iu;

/** True or false, said of a statement. */
function trueOrFalse(question: ParsedQuestion, pieces: readonly Piece[]): ParsedQuestion {
  const lines = question.text.split('\n');
  const kept = lines.length > 1 ? lines.filter((line) => line.replace(choices, '').trim() !== '') : lines;
  const last = standingLetter(pieces);
  const stripped = kept
    .join('\n')
    .replace(asked, '')
    .replace(choices, '')
    .replace(last === undefined ? /[\s]*_{2,}\s*$/u : /[\s]*_{2,}\s*$|\s+[TF]\s*$/u, '')
    .trim();
  const text = stripped === '' ? question.text : stripped;
  const marked = question.answers.length > 0 ? question.answers : last === undefined ? standingTruth(pieces) : [last];
  const isTruth = marked.every(({ value }) => /^(true|false|t|f|correct|incorrect)\b/iu.test(value));
  if (!isTruth || (asksToChoose(text) && !asksTrueOrFalse(question.text) && question.answers.length === 0))
    return question;
  return { ...question, type: 'true-false', text, options: [], answers: marked };
}

/** A 'T' or 'F' at the end that is in colour, or bold where the statement is not. */
function standingLetter(pieces: readonly Piece[]): Read<string> | undefined {
  const [piece] = pieces.filter((one) => one.kind === 'text');
  const [before, last] = (piece?.line.spans ?? []).filter(({ text }) => text.trim() !== '').slice(-2);
  if (piece === undefined || before === undefined || last === undefined || !/^\s*[TF]\s*$/u.test(last.text))
    return undefined;
  const stands = last.colour !== null || last.marked || (last.bold && !before.bold);
  return stands ? { value: last.text.trim(), place: piece.line.place, confidence: 0.8 } : undefined;
}

/** 'True / False' with one of the two words standing out. */
function standingTruth(pieces: readonly Piece[]): Read<string>[] {
  return pieces.flatMap((piece) => {
    if (piece.kind !== 'text') return [];
    const words = piece.line.spans.filter(({ text }) => /^\W*(true|false)\W*$/iu.test(text));
    const standing = words.filter(
      ({ marked, colour, bold, underlined }) => marked || colour !== null || bold || underlined,
    );
    const [only] = standing;
    return standing.length === 1 && only !== undefined
      ? [{ value: only.text.replace(/\W/gu, ''), place: piece.line.place, confidence: 0.8 }]
      : [];
  });
}
