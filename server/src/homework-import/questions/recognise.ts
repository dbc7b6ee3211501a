import { saysMarksByNumber } from './conventions/marks/marks-by-number.ts';
import { spelt } from './conventions/spelt.ts';
import { type KeyEntry, readAnswerKey } from './key/answer-key.ts';
import { withCopy, withoutSecondSheet } from './key/copies.ts';
import { withoutHeadings } from './key/headings-in-key.ts';
import { titleOfAnswers, withOnlySection, withSectionNames } from './key/key-of-one-section.ts';
import { withSectionAnswers } from './key/section-answers.ts';
import { splitKey } from './key/split-key.ts';
import { asksTrueOrFalse, isAnswerSpace, isFurniture, readSection } from './lines/line-kinds.ts';
import { type Line, sliceLine } from './lines/lines.ts';
import { marksOfEach, takeMarks } from './lines/marks.ts';
import { type Piece, toPieces } from './lines/pieces.ts';
import { bare, withoutNumber } from './lines/without-number.ts';
import { bareChallenge } from './numbers/challenge.ts';
import { findQuestions } from './numbers/find-questions.ts';
import type { Item, ParsedQuestion } from './parsed-question.ts';
import { readSegment, type SegmentPlace } from './read-segment.ts';
import { splitTail } from './split-tail.ts';
import { readTableQuestions } from './tables/table-questions.ts';
import { readWordBank } from './word-bank.ts';

/** The questions of a document, and what stands above the first. */
export interface Recognised {
  readonly front: readonly Line[];
  /** The lines of a table that stands above all. */
  readonly head: readonly Line[];
  readonly questions: readonly ParsedQuestion[];
  readonly key: readonly KeyEntry[];
  /** Total that the document states. */
  readonly total: number | undefined;
  /** What only organises the page: 'Turn over'. */
  readonly furniture: readonly string[];
  /** Texts that became part of nothing. */
  readonly unread: readonly { place: number; text: string }[];
}

/** Finds the questions among the items of a document, with the answers at its end. */
export function recognise(source: readonly Item[]): Recognised {
  const items = spelt(source);
  const split = splitKey(items);
  const { questions: starts, sections } = findQuestions(split.body);
  const title = titleOfAnswers(items);
  const named = withSectionNames(split.key, split.body);
  const key = withOnlySection(readAnswerKey(withoutHeadings(named, split.body)), split.body, { starts, title });
  const first = Math.min(...starts.keys(), split.body.length);
  const opening = split.body.slice(0, first);
  const section = opening.findIndex((item) => item.kind === 'line' && readSection(item.text) !== undefined);
  const front = section === -1 ? opening : opening.slice(0, section);
  const keyed = new Map(
    [undefined, ...new Set(key.map(({ section }) => section))].map((section) => [section, pathsOf(key, section)]),
  );
  const names = new Set(split.body.flatMap((item) => (item.kind === 'line' ? (readSection(item.text) ?? []) : [])));
  const isOfSections = key.length > 0 && key.every(({ section }) => section !== undefined && names.has(section));
  const isKeyed = (path: readonly string[], section: string | undefined) => {
    const own = keyed.get(section) ?? (isOfSections ? undefined : keyed.get(undefined));
    return own?.has(path.join('.')) === true || own?.has(`${path.join('.')}.`) === true;
  };
  const keyTexts = (path: readonly string[]) =>
    key.flatMap((entry) => (entry.path.join('.') === path.join('.') ? [entry.text] : []));
  const hasAnswers = toPieces(split.body).some((piece) => piece.kind === 'answer' && piece.text !== '');
  const reader = segmentReader({ key, isKeyed, keyTexts, hasAnswers });
  const bounds = [...new Set([...starts.keys(), ...sections])].filter((index) => index >= first).sort((a, b) => a - b);
  reader.open(opening);
  for (const [order, index] of bounds.entries()) {
    const segment = split.body.slice(index, bounds[order + 1]);
    const path = starts.get(index);
    const next = starts.get(bounds[order + 1] ?? -1);
    const isStem =
      path !== undefined &&
      path.length > 0 &&
      next !== undefined &&
      next.length > path.length &&
      path.every((part, at) => part === next[at] && (at === 0 || /\d/u.test(part)));
    if (path === undefined) reader.open(segment);
    else if (sections.has(index)) reader.ask(segment);
    else if (isStem) reader.hear(bare(segment), true);
    else reader.read(segment, path, order + 1 < bounds.length);
  }
  const own = withoutSecondSheet(withSectionAnswers(reader.questions, split.key));
  const questions = withCopy(own, split.key, () => recognise(split.key).questions);
  const totals = split.body.flatMap((item) => (item.kind === 'line' ? (takeMarks(item.text).total ?? []) : []));
  return {
    front: front.filter((item) => item.kind === 'line'),
    head: source[0]?.kind === 'table' ? source[0].rows.slice(0, 3).flat(2) : [],
    questions,
    key: questions === own ? key : [],
    total: starts.size > 1 && totals.length === 1 ? totals[0] : undefined,
    furniture: split.body.flatMap((item) => (item.kind === 'line' && isFurniture(item.text) ? [item.text] : [])),
    unread: reader.unread,
  };
}

/** The paths that a key has of a section, or of all, each path above another with a full stop behind it. */
function pathsOf(key: readonly KeyEntry[], section: string | undefined): ReadonlySet<string> {
  const own = key.filter((entry) => section === undefined || entry.section === undefined || entry.section === section);
  return new Set(
    own.flatMap(({ path }) => [
      path.join('.'),
      ...path.slice(0, -1).map((_part, index) => `${path.slice(0, index + 1).join('.')}.`),
    ]),
  );
}

const sectionName =
  /^(?:section|part|exercise|task|activity|exercice|activité|partie|ejercicio|actividad|übung|aufgabe|teil|ymarfer)\s+\w+\s*[:.–—-]*\s*/iu;

/** Reads segments one after another, remembering what a section says of all its questions. */
function segmentReader({
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
    section = named ?? (heading?.isHeading === true && questions.length > 0 ? undefined : section);
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
    for (const { text, place } of items.filter((item) => item.kind === 'line')) {
      const value = saysMarksByNumber(text) ? undefined : marksOfEach(text);
      if (value !== undefined) each = { value, place, confidence: 0.8 };
    }
    const bank = readWordBank(items);
    if (bank !== undefined) wordBank = bank;
    const said = isInstruction
      ? texts.filter((text, index) => !(index === 0 && readSection(text) !== undefined && text.length < 60))
      : [];
    if (bank === undefined) waiting.push(...said.map((text) => takeMarks(text).text).filter((text) => text !== ''));
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
        .filter(({ text, options, pictures }) => text !== '' || options.length > 0 || pictures.length > 0)
        .map((question) => ({ ...question, marks: question.marks ?? each })),
    );
    unread.push(...found.flatMap(({ leftOver }) => leftOver));
    waiting = [];
    extras = [];
    hear(after, true);
  }
  return { questions, unread, open, ask, hear, read };
}
