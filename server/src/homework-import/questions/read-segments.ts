import { saysMarksByNumber } from './conventions/marks/marks-by-number.ts';
import { isLevelName } from './conventions/numbers/level-names.ts';
import type { KeyEntry } from './key/answer-key.ts';
import { asksTrueOrFalse, isAnswerSpace, namesKind, readSection } from './lines/line-kinds.ts';
import { sliceLine } from './lines/lines.ts';
import { marksOfEach, takeMarks } from './lines/marks.ts';
import { type Piece, toPieces } from './lines/pieces.ts';
import { withoutNumber } from './lines/without-number.ts';
import { bareChallenge } from './numbers/challenge.ts';
import type { Item, ParsedQuestion } from './parsed-question.ts';
import { readSegment, type SegmentPlace } from './read-segment.ts';
import { splitTail } from './split-tail.ts';
import { readTableQuestions } from './tables/table-questions.ts';
import { readWordBank } from './word-bank.ts';

const sectionName =
  /^(?:section|part|exercise|task|activity|exercice|activité|partie|ejercicio|actividad|übung|aufgabe|teil|ymarfer)(?:\s+|(?:\s?[-–]\s?|\s*n\s?[°º]\s*)?(?=\d))\w+\s*[:.–—-]*\s*/iu;

/** Reads segments one after another, remembering what a section says of all its questions. */
export function segmentReader({
  key,
  isKeyed,
  keyTexts,
  hasAnswers,
}: Pick<SegmentPlace, 'keyTexts' | 'hasAnswers'> & {
  readonly key: readonly KeyEntry[];
  readonly isKeyed: (path: readonly string[], section: string | undefined) => boolean;
}) {
  const questions: ParsedQuestion[] = [];
  const unread: { place: number; text: string }[] = [];
  let section: string | undefined;
  /** How many questions there were when the section was named. */
  let asked = 0;
  let isTrueFalse = false;
  let wordBank: readonly string[] = [];
  let waiting: string[] = [];
  let extras: Piece[] = [];
  let each: ParsedQuestion['marks'];
  const isWithoutSections = key.every((entry) => entry.section === undefined);

  /** What stands before questions, and is none. */
  function open(items: readonly Item[]): void {
    const lines = items.filter((item) => item.kind === 'line');
    const [heading] = lines;
    const named = heading === undefined ? undefined : readSection(heading.text);
    // 'Quick check' below 'Section 2' belongs to it.
    const isOther = heading?.isHeading === true && questions.length > asked;
    section = named ?? (isOther ? undefined : section);
    if (named !== undefined) asked = questions.length;
    // Below the title of the page the first section has a name too.
    if (questions.length === 0) section ??= lines.flatMap(({ text }) => readSection(text) ?? []).at(-1);
    if (questions.length > 0 || named !== undefined) isTrueFalse = false;
    if (named !== undefined) wordBank = [];
    if (heading !== undefined && (named !== undefined || heading.isHeading)) each = undefined;
    hear(items, questions.length > 0 || named !== undefined);
  }
  function hear(items: readonly Item[], isInstruction: boolean): void {
    const texts = items.flatMap((item) =>
      item.kind === 'line' && item.text !== '' && !isAnswerSpace(item.text) ? [item.text] : [],
    );
    if (texts.some((text) => asksTrueOrFalse(text))) isTrueFalse = true;
    // 'Fill in the gaps' below statements to call true or false begins another kind.
    else if (texts.some((text) => namesKind(text))) isTrueFalse = false;
    for (const { text, place } of items.filter((item) => item.kind === 'line')) {
      const value = saysMarksByNumber(text) ? undefined : marksOfEach(text);
      if (value !== undefined) each = { value, place, confidence: 0.8 };
    }
    const bank = readWordBank(items);
    if (bank !== undefined) wordBank = bank;
    const said = isInstruction
      ? texts.filter(
          (text, index) => !(index === 0 && (readSection(text) !== undefined || isLevelName(text)) && text.length < 60),
        )
      : [];
    const [first = '', ...more] = said;
    // 'Section B: Write the missing word.' tells to write it.
    const told = first === texts[0] && readSection(first) !== undefined ? first.replace(sectionName, '') : first;
    if (bank === undefined)
      waiting.push(...[told, ...more].map((text) => takeMarks(text).text).filter((text) => text !== ''));
    extras.push(
      ...toPieces(items).filter((piece) => piece.kind === 'picture' || (piece.kind === 'table' && bank === undefined)),
    );
  }
  /** A section that asks a question itself. */
  function ask(items: readonly Item[]): void {
    const [heading, ...rest] = items;
    if (heading?.kind !== 'line') return;
    open([heading]);
    waiting = [];
    const before = questions.length;
    read([sliceLine(heading, sectionName.exec(heading.text)?.[0].length ?? 0), ...rest], []);
    const own = questions.splice(before);
    const isOwn = (entry: KeyEntry, [number]: readonly string[]) =>
      entry.section === section || (isWithoutSections && !questions.some(({ path }) => path[0] === number));
    const isKeyed = ({ path, answers }: ParsedQuestion) =>
      answers.length === 0 && key.some((entry) => entry.path.join() === path.join() && isOwn(entry, path));
    // Their labels are no numbers of questions elsewhere in the key.
    questions.push(...own.map((question) => (isKeyed(question) ? question : { ...question, path: [] })));
  }
  function read(items: readonly Item[], path: readonly string[], hasNext = false): void {
    const hasKey = path.length === 0 ? key.length > 0 : isKeyed(path, section);
    const { own, after } = splitTail(bareChallenge(items, path), hasNext ? hasKey : undefined);
    const { pieces, path: top } = withoutNumber(toPieces(own), path);
    const place = items[0]?.place ?? 0;
    const ownBank = readWordBank(own);
    const at: SegmentPlace = {
      section,
      path: top,
      place,
      stem: waiting.join('\n'),
      isTrueFalse,
      wordBank: ownBank ?? wordBank,
      isKeyed: (own) => isKeyed(own, section),
      keyTexts,
      hasAnswers,
      readTables: (some, where) => readTableQuestions(some, where, key),
    };
    const isPicture = extras.length > 0 && !pieces.some(({ kind }) => kind === 'picture' || kind === 'table');
    const whole = isPicture ? [...pieces.slice(0, 1), ...extras, ...pieces.slice(1)] : pieces;
    const found = at.readTables(whole, at) ?? readSegment(whole, at);
    questions.push(
      ...found
        .filter(({ text, options, pictures }) => /[^\s?.:]/u.test(text) || options.length > 0 || pictures.length > 0)
        .map((question) => ({ ...question, marks: question.marks ?? each })),
    );
    unread.push(...found.flatMap(({ leftOver }) => leftOver));
    waiting = [];
    extras = [];
    hear(after, true);
  }
  return { questions, unread, open, ask, hear, read };
}
