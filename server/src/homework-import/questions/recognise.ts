import { type KeyEntry, readAnswerKey } from './answer-key.ts';
import { findQuestions } from './find-questions.ts';
import { asksTrueOrFalse, isAnswerSpace, isKeyTitle, readSection } from './line-kinds.ts';
import { type Line, sliceLine } from './lines.ts';
import { letterPlace, readMarker, romanPlace } from './markers.ts';
import { takeMarks } from './marks.ts';
import type { Item, ParsedQuestion, TableItem } from './parsed-question.ts';
import { type Piece, toPieces } from './pieces.ts';
import { readSegment, type SegmentPlace } from './read-segment.ts';
import { isKeyTable } from './tables/key-table.ts';
import { matchQuestions, readMatch } from './tables/read-match.ts';
import { readWordBank } from './word-bank.ts';

/** The questions of a document, and what stands above the first. */
export interface Recognised {
  readonly front: readonly Line[];
  readonly questions: readonly ParsedQuestion[];
  readonly key: readonly KeyEntry[];
  /** Total that the document states. */
  readonly total: number | undefined;
  /** Texts that became part of nothing. */
  readonly unread: readonly { place: number; text: string }[];
}

/** Finds the questions among the items of a document, with the answers at its end. */
export function recognise(source: readonly Item[]): Recognised {
  const items = spellAnswers(source);
  const split = splitKey(items);
  const key = readAnswerKey(split.key);
  const { questions: starts, sections } = findQuestions(split.body);
  const first = Math.min(...starts.keys(), split.body.length);
  const opening = split.body.slice(0, first);
  const section = opening.findIndex((item) => item.kind === 'line' && readSection(item.text) !== undefined);
  const front = section === -1 ? opening : opening.slice(0, section);
  const keyed = new Set(key.map(({ path }) => path.join('.')));
  const isKeyed = (path: readonly string[]) =>
    keyed.has(path.join('.')) || [...keyed].some((one) => one.startsWith(`${path.join('.')}.`));
  const reader = segmentReader(key, isKeyed);
  const bounds = [...new Set([...starts.keys(), ...sections])].filter((index) => index >= first).sort((a, b) => a - b);
  reader.open(opening);
  for (const [order, index] of bounds.entries()) {
    const segment = split.body.slice(index, bounds[order + 1]);
    const path = starts.get(index);
    const next = starts.get(bounds[order + 1] ?? -1);
    const isStem = path?.length === 1 && next !== undefined && next.length > 1 && next[0] === path[0];
    if (path === undefined) reader.open(segment);
    else if (isStem) reader.hear(bare(segment), true);
    else reader.read(segment, path);
  }
  const total = items.flatMap((item) => (item.kind === 'line' ? (takeMarks(item.text).total ?? []) : [])).at(-1);
  return {
    front: front.filter((item) => item.kind === 'line'),
    questions: reader.questions,
    key,
    total: starts.size > 1 ? total : undefined,
    unread: reader.unread,
  };
}

/** The items of the questions, and those of the key below its title; a table of answers at the end is one without a title too. */
function splitKey(items: readonly Item[]): { body: readonly Item[]; key: readonly Item[] } {
  const at = items.findIndex((item, index) => index > 1 && isTitleOfKey(item) && hasAnswersBelow(items, index));
  const found = at === -1 ? items.length : at;
  const tail = items.findIndex(
    (item, index) => index > 2 && index < found && item.kind === 'table' && isKeyTable(item),
  );
  const start = tail === -1 ? found : tail;
  const body: Item[] = [];
  const key: Item[] = [];
  let isKey = false;
  for (const item of items.slice(0, start)) {
    const inline: Line | undefined = item.kind === 'line' && !isKey ? inlineKey(item) : undefined;
    if (item.kind === 'line' && isKey && readSection(item.text) !== undefined) isKey = false;
    isKey ||= inline !== undefined;
    (isKey ? key : body).push(inline ?? item);
  }
  return { body, key: [...key, ...items.slice(start).filter((item) => !isTitleOfKey(item))] };
}

function isTitleOfKey(item: Item): boolean {
  if (item.kind !== 'line') return false;
  return (
    isKeyTitle(item.text) ||
    (item.isHeading &&
      item.text.length < 60 &&
      /\b(?:answers|answer key|mark\s*scheme)\b/iu.test(item.text) &&
      !/\?|\b(?:short|long(?:er)?|written|your|full|extended|open)\b/iu.test(item.text) &&
      readSection(item.text) === undefined)
  );
}

/** 'Answers: 1. T  2. F' begins a key within the document. */
function inlineKey(line: Line): Line | undefined {
  const match = /^(?:answers?(?:\s*key)?|key)\s*[:–-]\s*(?=(?:q\s*)?\(?1\s*[).:=])/iu.exec(line.text);
  return match === null ? undefined : sliceLine(line, match[0].length);
}

function hasAnswersBelow(items: readonly Item[], index: number): boolean {
  const below = items.slice(index + 1, index + 6);
  return below.some((item) => item.kind !== 'line' || (item.text !== '' && !isAnswerSpace(item.text)));
}

/** Reads segments one after another, remembering what a section says of all its questions. */
function segmentReader(key: readonly KeyEntry[], isKeyed: SegmentPlace['isKeyed']) {
  const questions: ParsedQuestion[] = [];
  const unread: { place: number; text: string }[] = [];
  let section: string | undefined;
  let isTrueFalse = false;
  let wordBank: readonly string[] = [];
  let waiting: string[] = [];
  let extras: Piece[] = [];

  /** What stands before questions, and is none. */
  function open(items: readonly Item[]): void {
    const lines = items.filter((item) => item.kind === 'line');
    const [heading] = lines;
    const named = heading === undefined ? undefined : readSection(heading.text);
    section = named ?? (heading?.isHeading === true && questions.length > 0 ? undefined : section);
    if (questions.length > 0 || named !== undefined) isTrueFalse = false;
    if (named !== undefined) wordBank = [];
    hear(items, questions.length > 0 || named !== undefined);
  }
  function hear(items: readonly Item[], isInstruction: boolean): void {
    const texts = items.flatMap((item) =>
      item.kind === 'line' && item.text !== '' && !isAnswerSpace(item.text) ? [item.text] : [],
    );
    if (texts.some((text) => asksTrueOrFalse(text))) isTrueFalse = true;
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
  function read(items: readonly Item[], path: readonly string[]): void {
    const { own, after } = splitTail(items);
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
      isKeyed,
    };
    const isPicture = extras.length > 0 && !pieces.some(({ kind }) => kind === 'picture' || kind === 'table');
    const whole = isPicture ? [...pieces.slice(0, 1), ...extras, ...pieces.slice(1)] : pieces;
    const found = readMatching(whole, at, key) ?? readSegment(whole, at);
    questions.push(
      ...found.filter(({ text, options, pictures }) => text !== '' || options.length > 0 || pictures.length > 0),
    );
    unread.push(...found.flatMap(({ leftOver }) => leftOver));
    waiting = [];
    extras = [];
    hear(after, true);
  }
  return { questions, unread, open, hear, read };
}

/** The number of the question is not part of its text; a part beside it ('1 (a)') begins a group where '(b)' follows. */
function withoutNumber(
  pieces: readonly Piece[],
  path: readonly string[],
): { pieces: Piece[]; path: readonly string[] } {
  const at = pieces.findIndex((piece) => piece.kind === 'text');
  const first = pieces[at];
  if (first?.kind !== 'text') return { pieces: [...pieces], path };
  const rest = pieces.slice(at + 1);
  const isNumber = first.marker?.kind === 'number' && path.length > 0;
  const isSpecial = path.length === 0 && first.marker?.kind === 'letter' && /^q$/iu.test(first.marker.letter);
  const own: Piece = isNumber || isSpecial ? { ...first, marker: undefined } : first;
  const [number = '', ...parts] = path;
  const level = parts.findIndex((part) => hasNext(rest, part));
  if (level === -1) return { pieces: [...pieces.slice(0, at), own, ...rest], path };
  const begun = parts.slice(level).map((part, index, all): Piece => {
    const style = styleOfNext(rest, part) ?? 'lx)';
    const isLast = index === all.length - 1;
    return {
      ...first,
      text: isLast ? first.text : '',
      marks: isLast ? first.marks : undefined,
      answer: isLast ? first.answer : undefined,
      marker: { kind: 'letter', letter: part, style, end: 0 },
    };
  });
  return { pieces: [...pieces.slice(0, at), ...begun, ...rest], path: [number, ...parts.slice(0, level)] };
}

/** Whether the part that follows this one ('b' after 'a') is among some pieces. */
function hasNext(pieces: readonly Piece[], part: string): boolean {
  return styleOfNext(pieces, part) !== undefined;
}

function styleOfNext(pieces: readonly Piece[], part: string): string | undefined {
  const places = [letterPlace(part), romanPlace(part)];
  for (const piece of pieces) {
    if (piece.kind !== 'text' || piece.marker?.kind !== 'letter' || /^[A-Z]$/u.test(piece.marker.letter)) continue;
    const { letter, style } = piece.marker;
    if (
      (places[0] !== 0 && letterPlace(letter) === (places[0] ?? 0) + 1) ||
      (places[1] !== 0 && romanPlace(letter) === (places[1] ?? 0) + 1)
    )
      return style;
  }
  return undefined;
}

/** A segment without the number that it begins with. */
function bare(items: readonly Item[]): Item[] {
  return items.map((item, index) => {
    const marker = index === 0 && item.kind === 'line' ? readMarker(item.text) : undefined;
    return item.kind === 'line' && marker?.kind === 'number' ? sliceLine(item, marker.end) : item;
  });
}

/** Cards with 'Q:' and 'A:' say 'Answer:' by a letter that elsewhere is an option's. */
function spellAnswers(items: readonly Item[]): readonly Item[] {
  const count = (pattern: RegExp) => items.filter((item) => item.kind === 'line' && pattern.test(item.text)).length;
  if (count(/^Q\s*[:.)-]\s*\S/u) < 2 || count(/^A\s*[:.)-]\s*\S/u) < 2 || count(/^B\s*[:.)-]\s*\S/u) > 0) return items;
  return items.map((item) => {
    if (item.kind !== 'line' || !/^A\s*[:.)-]\s*\S/u.test(item.text)) return item;
    const rest = sliceLine(item, /^A\s*[:.)-]\s*/u.exec(item.text)?.[0].length ?? 0);
    const [first] = rest.spans;
    return first === undefined
      ? item
      : { ...rest, text: `Answer: ${rest.text}`, spans: [{ ...first, text: 'Answer: ' }, ...rest.spans] };
  });
}

/** What follows the end of a question and belongs to the next: 'For questions 5 to 8 write true or false.' */
function splitTail(items: readonly Item[]): { own: readonly Item[]; after: readonly Item[] } {
  let end = items.length;
  for (let index = items.length - 1; index > 0; index--) {
    const item = items[index];
    if (item?.kind !== 'line' || item.continues || readMarker(item.text) !== undefined || item.label !== null) break;
    const [piece] = toPieces([item]);
    if (piece?.kind !== 'text' || piece.answer !== undefined || piece.marks !== undefined) break;
    end = index;
  }
  const isInstruction = items.slice(end).some((item) => item.kind === 'line' && instructs.test(item.text));
  const hasEnd = toPieces(items.slice(1, end)).some(
    (piece) =>
      piece.kind === 'answer' ||
      piece.kind === 'space' ||
      piece.kind === 'marks' ||
      (piece.kind === 'text' && (piece.marker !== undefined || piece.marks !== undefined)),
  );
  return isInstruction && hasEnd ? { own: items.slice(0, end), after: items.slice(end) } : { own: items, after: [] };
}

const instructs =
  /\b(?:questions?\s+\d|each (?:question|statement|sentence)|statements? (?:is|are)|true or false|true\/false|word (?:bank|box)|words? (?:below|from|in the box)|fill in|complete the (?:sentences|following|gaps)|match (?:the|each)|circle the|the following questions?|multiple choice|short answer|long(?:er)? answer|the (?:diagram|table|graph|picture|figure|text|passage) (?:below )?shows)\b/iu;

/** A question that asks to match the two sides of a table. */
function readMatching(
  pieces: readonly Piece[],
  at: SegmentPlace,
  key: readonly KeyEntry[],
): ParsedQuestion[] | undefined {
  const text = [at.stem, ...pieces.flatMap((piece) => (piece.kind === 'text' ? [piece.text] : []))].join(' ');
  const table = pieces.find((piece): piece is TableItem => piece.kind === 'table');
  const match =
    table === undefined || !/\b(?:match|link|connect|pair|draw (?:a )?lines?)\b/iu.test(text)
      ? undefined
      : readMatch(table);
  if (match === undefined) return undefined;
  const [asked] = readSegment(
    pieces.filter((piece) => piece !== table),
    { ...at, isTrueFalse: false, wordBank: [] },
  );
  if (asked === undefined) return undefined;
  const own = asked.answers.map(({ value }) => value).join('; ');
  const keyed = key.find(({ path }) => path.join('.') === at.path.join('.'))?.text ?? '';
  const parts = key.filter(
    ({ path }) => path.length === at.path.length + 1 && path.slice(0, -1).join('.') === at.path.join('.'),
  );
  const pairs = parts.map(({ path, text: meant }) => `${path.at(-1)}-${meant}`).join(', ');
  return matchQuestions(match, { ...asked, text: asked.text }, own || keyed || pairs);
}
