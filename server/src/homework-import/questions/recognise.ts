import { spelt } from './conventions/spelt.ts';
import { withKeyAtEnd } from './foot/with-key-at-end.ts';
import { type KeyEntry, readAnswerKey } from './key/answer-key.ts';
import { splitNamedAnswers, withNamedAnswers } from './key/answers-by-heading.ts';
import { withAnswersInRows } from './key/answers-in-rows.ts';
import { isCopyOf, withCopy, withoutSecondSheet } from './key/copies.ts';
import { filledCopy } from './key/filled-copy.ts';
import { withoutHeadings } from './key/headings-in-key.ts';
import { titleOfAnswers, withOnlySection, withSectionNames } from './key/key-of-one-section.ts';
import { withPairsByWords } from './key/pairs-by-words.ts';
import { withSectionAnswers } from './key/section-answers.ts';
import { splitKey } from './key/split-key.ts';
import { isTitleOfKey } from './key/title-of-key.ts';
import { isNumbered } from './lines/item-numbers.ts';
import { isFurniture, readSection } from './lines/line-kinds.ts';
import type { Line } from './lines/lines.ts';
import { takeMarks } from './lines/marks.ts';
import { toPieces } from './lines/pieces.ts';
import { bare } from './lines/without-number.ts';
import { findQuestions } from './numbers/find-questions.ts';
import type { Item, ParsedQuestion } from './parsed-question.ts';
import { segmentReader } from './read-segments.ts';
import { withSecondLook } from './second-look.ts';
import { withWordsThatStandOut } from './words-that-stand-out.ts';

/** The questions of a document, and what stands above the first. */
export interface Recognised {
  readonly front: readonly Line[];
  /** The lines of a table at the top. */
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

/**
 * Finds the questions among the items of a document, with the answers at its end. Where nearly all that has a number seems to be an answer,
 * or nothing is answered below a title at the top, the title of the answers names the copy, if its questions then have theirs beside them.
 */
export function recognise(source: readonly Item[]): Recognised {
  const once = withKeyAtEnd(recogniseOnce(source), source, recogniseOnce);
  const first = withSecondLook(withCopyBelow(once, source), source, recogniseOnce);
  const read = withWordsThatStandOut(first, source);
  const numbered = source.filter(isNumbered).length;
  if (numbered < fewest || !source.some(isTitleOfKey)) return read;
  const atTop = source.slice(0, source.findIndex(isNumbered)).filter(isTitleOfKey);
  const isWithout = atTop.length > 0 && read.key.length === 0 && answeredIn(read) === 0;
  if (!isWithout && read.questions.length * 3 > numbered) return read;
  const again = recogniseOnce(source.filter((item) => !isTitleOfKey(item)));
  if (answeredIn(again) < Math.min(numbered, again.questions.length * 1.5) / 2) return read;
  const titles = atTop.filter((item) => item.kind === 'line');
  return { ...again, front: [...titles, ...again.front].sort((one, other) => one.place - other.place) };
}

/** Below the title of the answers may stand the paper filled in: what that has in the place of room answers questions that have no answer yet. */
function withCopyBelow(read: Recognised, source: readonly Item[]): Recognised {
  const title = source.findIndex(isTitleOfKey);
  if (title < 1 || read.key.length > 0 || answeredIn(read) === read.questions.length) return read;
  const filled = filledCopy(source.slice(0, title), source.slice(title + 1));
  if (filled === undefined) return read;
  const { questions } = recogniseOnce(filled);
  const answered = new Map(questions.flatMap((one) => (one.answers.length > 0 ? [[nameOf(one), one] as const] : [])));
  return {
    ...read,
    questions: read.questions.map((question) => {
      const copy = answered.get(nameOf(question));
      if (question.answers.length > 0 || copy === undefined || !copy.text.startsWith(question.text)) return question;
      const isAmong = copy.answers.every(({ value }) => question.options.some((option) => option.value === value));
      // The words beside 'Write your own food chain.' are no options of it where its answer is none of them.
      return isAmong || question.options.length === 0
        ? { ...question, answers: copy.answers, marking: copy.marking }
        : copy;
    }),
  };
}

const nameOf = ({ section = '', path }: ParsedQuestion) => `${section}/${path.join('.')}`;

const answeredIn = ({ questions }: Recognised) => questions.filter(({ answers }) => answers.length > 0).length;

const fewest = 3;
/** 'TOTAL SECTION A: [4]' is none of all. */
const ofPart = /\btotal\b.{0,12}\b(?:section|part|question|q\s?\d|exercise|page)/iu;

function recogniseOnce(source: readonly Item[]): Recognised {
  const items = spelt(source);
  const split = splitKey(items);
  const { questions: starts, sections } = findQuestions(split.body);
  const title = titleOfAnswers(items);
  const byHeading = splitNamedAnswers(split.key, split.body);
  const named = withSectionNames(byHeading.key, split.body);
  const said = withOnlySection(readAnswerKey(withoutHeadings(named, split.body)), split.body, { starts, title });
  const copies = isCopyOf(split.body, split.key) ? recogniseOnce(split.key).questions : undefined;
  const key = copies === undefined ? said : [];
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
  const texts = new Map<string, string[]>();
  for (const { path, text } of copies === undefined ? key : answersOf(copies)) {
    const own = texts.get(path.join('.'));
    if (own === undefined) texts.set(path.join('.'), [text]);
    else own.push(text);
  }
  const keyTexts = (path: readonly string[]) => texts.get(path.join('.')) ?? [];
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
  const asked = withNamedAnswers(reader.questions, byHeading.said);
  const inWords = withAnswersInRows(withSectionAnswers(asked, split.key, key), split.key);
  const own = withoutSecondSheet(withPairsByWords(inWords, split.key));
  const questions = withCopy(own, split.key, () => copies ?? recogniseOnce(split.key).questions);
  const totals = split.body.flatMap((item) =>
    item.kind === 'line' && !ofPart.test(item.text) ? (takeMarks(item.text).total ?? []) : [],
  );
  return {
    front: front.filter((item) => item.kind === 'line'),
    head:
      source
        .slice(0, 3)
        .find((item) => item.kind === 'table')
        ?.rows.slice(0, 3)
        .flat(2) ?? [],
    questions,
    key: questions === own ? key : [],
    total: starts.size > 1 && totals.length === 1 ? totals[0] : undefined,
    furniture: split.body.flatMap((item) => (item.kind === 'line' && isFurniture(item.text) ? [item.text] : [])),
    unread: reader.unread,
  };
}

const answersOf = (questions: readonly ParsedQuestion[]) =>
  questions.flatMap(({ path, answers }) => answers.map(({ value }) => ({ path, text: value })));

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
