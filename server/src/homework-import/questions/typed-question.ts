import { commonFields, joinText } from './common-fields.ts';
import { isTruthWord, truthBehind, truthInLanguage, truthTypedBehind } from './lines/languages.ts';
import { asksToChoose, asksTrueOrFalse } from './lines/line-kinds.ts';
import type { Piece, TextPiece } from './lines/pieces.ts';
import { lettersToWrite } from './options/letters-to-write.ts';
import { chosenQuestion } from './options/options.ts';
import { withCellsAsLines } from './options/options-in-cells.ts';
import { unletteredOptions } from './options/unlettered-options.ts';
import type { ParsedQuestion, Read } from './parsed-question.ts';
import type { SegmentPlace } from './read-segment.ts';
import { isStatementBehindRoom, withoutRoomBefore } from './room-before-statement.ts';
import { withoutRoomBehindWord } from './room-behind-word.ts';
import { type Said, splitAtAnswer } from './said-answers.ts';
import { asksForOrder } from './scheme/ordering.ts';
import { readScheme } from './scheme/read-scheme.ts';

/** A question without lettered options: unlettered ones, true or false, or an answer to write. */
export function readTyped(source: readonly Piece[], at: SegmentPlace): ParsedQuestion {
  const pieces = withCellsAsLines(source, at.keyTexts(at.path));
  const isOrdering = pieces.some((piece) => piece.kind === 'text' && asksForOrder(piece.text));
  const unlettered = isOrdering ? undefined : unletteredOptions(pieces, at.keyTexts(at.path), at.stem);
  if (unlettered !== undefined) {
    const { stem, options, leftOver } = unlettered;
    const asked = chosenQuestion({ at, pieces, stem, options, letters: [], leftOver });
    return isTrueFalseList(options.map(({ text }) => text)) ? trueOrFalse(asked, pieces) : asked;
  }
  const { texts: asking, said: written, leftOver } = splitAtAnswer(pieces);
  const texts = withoutRoomBehindWord(asking);
  const said = written.length === 0 && isOrdering ? shownOrder(texts, at) : written;
  const common = withMarksOf(asking, commonFields(pieces, at));
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
    leftOver,
  };
  const values = question.answers.map(({ value }) => value);
  if (at.isTrueFalse || asksTrueOrFalse(question.text) || isStatementBehindRoom(question.text, values))
    return trueOrFalse(question, pieces);
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

/** The marks between what is asked and the answer at its end show once that is taken off. */
function withMarksOf<Fields extends { readonly marks?: ParsedQuestion['marks'] }>(
  asking: readonly TextPiece[],
  fields: Fields,
): Fields {
  const marked = asking.find(({ marks }) => marks !== undefined);
  if (fields.marks !== undefined || marked?.marks === undefined) return fields;
  return { ...fields, marks: { value: marked.marks, place: marked.line.place, confidence: 0.9 } };
}

/** Where other questions show their answers, '1 – human', '2 – dog', '3 – bat' is the right order. */
function shownOrder(texts: readonly TextPiece[], { hasAnswers, keyTexts, path }: SegmentPlace): Said[] {
  const [, ...things] = texts;
  const areNumbered = things.every(({ marker }, index) => marker?.kind === 'number' && marker.value === index + 1);
  const [first] = things;
  if (!hasAnswers || !areNumbered || things.length < 3 || keyTexts(path).length > 0 || first === undefined) return [];
  return [{ text: things.map(({ text }) => text).join('; '), place: first.line.place, confidence: 0.6 }];
}

const isTrueFalseList = (options: readonly string[]) =>
  options.length === 2 && options.every((option) => /^(true|false|t|f)$/iu.test(option) || isTruthWord.test(option));

const choices =
  /\s*[[(]?\s*(?:[☐□☑☒]\s*)?\b(?:[Tt]rue|TRUE|T)\b\s*(?:[☐□☑☒]\s*)?[\s/|,.…_-]*(?:or\s+)?(?:[☐□☑☒]\s*)?\b(?:[Ff]alse|FALSE|F)\b\s*(?:[☐□☑☒])?\s*[\])]?[\s_.?]*$/u;
const asked = /^\s*[[(]?(?:true\s*(?:or|\/)\s*false|T\s*\/\s*F)\s*[\])]?\s*\??\s*[:.–-]*\s*(?=\S)/iu;

/** Room for the word behind a statement, in brackets perhaps. */
const roomAtEnd = /\s*(?:(?:_{2,}|\.{4,}|…{2,})[\s_.…]*|[[(](?:\s+|\s*(?:_+|\.{2,}|…+)[\s_.…]*)[\])]\.?)$/u;
const letterAtEnd = new RegExp(`${roomAtEnd.source}|\\s+[TFVR]\\s*$`, 'u');

/** True or false, said of a statement. */
function trueOrFalse(question: ParsedQuestion, pieces: readonly Piece[]): ParsedQuestion {
  const lines = question.text.split('\n');
  const kept = lines.length > 1 ? lines.filter((line) => line.replace(choices, '').trim() !== '') : lines;
  const last = standingLetter(pieces);
  const stripped = kept
    .join('\n')
    .replace(asked, '')
    .replace(choices, '')
    .replace(truthBehind, '')
    .replace(last === undefined ? roomAtEnd : letterAtEnd, '')
    .trim();
  const text = withoutRoomBefore(stripped === '' ? question.text : stripped);
  const written = question.answers.map((answer) => ({
    ...answer,
    value: truthInLanguage(answer.value) ?? answer.value,
  }));
  const said = last === undefined ? truthTypedBehind.exec(stripped)?.[1] : undefined;
  const typed =
    said === undefined ? [] : [{ value: truthInLanguage(said) ?? said, place: question.place, confidence: 0.75 }];
  const standing = last === undefined ? standingTruth(pieces) : [last];
  // What is written below a false statement may be what would be true.
  const isCorrected = standing.length > 0 && !written.some(({ value }) => saysTruth.test(value));
  const marked = written.length > 0 && !isCorrected ? written : standing.length > 0 ? standing : typed;
  const isTruth = marked.every(({ value }) => saysTruth.test(value));
  if (!isTruth || (asksToChoose(text) && !asksTrueOrFalse(question.text) && question.answers.length === 0))
    return question;
  const shown = marked === typed ? text.replace(truthTypedBehind, '') : text;
  return { ...question, type: 'true-false', text: shown, options: [], answers: marked };
}

const saysTruth = /^(?:true|false|t|f|correct|incorrect)\b/iu;

/** A 'T' or 'F' at the end that is in colour, or bold where the statement is not. */
function standingLetter(pieces: readonly Piece[]): Read<string> | undefined {
  const [piece] = pieces.filter((one) => one.kind === 'text');
  const [before, last] = (piece?.line.spans ?? []).filter(({ text }) => text.trim() !== '').slice(-2);
  if (piece === undefined || before === undefined || last === undefined || !/^\s*[TFVR]\s*$/u.test(last.text))
    return undefined;
  const stands = last.colour !== null || last.marked || (last.bold && !before.bold);
  const letter = last.text.trim();
  return stands ? { value: truthInLanguage(letter) ?? letter, place: piece.line.place, confidence: 0.8 } : undefined;
}

/** 'True / False' with one of the two words standing out. */
function standingTruth(pieces: readonly Piece[]): Read<string>[] {
  return pieces.flatMap((piece) => {
    if (piece.kind !== 'text') return [];
    const words = piece.line.spans.filter(
      ({ text }) => /^\W*(?:true|false)\W*$|^\W*[TFVR]\W*$/iu.test(text) || isTruthWord.test(text.trim()),
    );
    const standing = words.filter(
      ({ marked, colour, bold, underlined }) => marked || colour !== null || bold || underlined,
    );
    const [only] = standing;
    return standing.length === 1 && only !== undefined
      ? [
          {
            value: truthInLanguage(only.text) ?? only.text.replace(/\W/gu, ''),
            place: piece.line.place,
            confidence: 0.8,
          },
        ]
      : [];
  });
}
