import type { DraftMessage, DraftPicture, Place } from '../../contract/homework-draft.ts';
import { findKey } from '../answers/find-key.ts';
import { isTitle, type KeyEntry, keyEntries } from '../answers/key-entries.ts';
import { withinScheme } from '../answers/within-scheme.ts';
import { type DraftSource, finishDraft } from '../finish-draft.ts';
import type { ReadDocument } from '../lines/line.ts';
import { withNumberedRoom } from '../marks/numbered-room.ts';
import { Span } from '../marks/span.ts';
import { nameMany } from '../name-many.ts';
import type { ReadHomework, ReadPicture, SourceQuestion } from '../read-homework.ts';
import { type Reading, readDocument } from '../reading/read-document.ts';
import { answersOfCopy } from './answers-of-copy.ts';
import { type Drafted, type DraftedPaper, draftPaper } from './draft-paper.ts';
import { Fates } from './fates.ts';
import { readFront } from './front.ts';
import { habitsOf, otherReadings } from './habits.ts';
import { arrange } from './paper.ts';
import { toQuestion } from './to-question.ts';

/** A document that was read; answers in a second file can still come to it. */
export interface DocumentHomework {
  readonly document: ReadDocument;
  /** Its lines without those of a key. */
  readonly paper: readonly Span[];
  readonly key: readonly Span[];
  readonly keyTitles: readonly Span[];
  /** Lines that were struck out as a whole. */
  readonly struck: readonly Span[];
  /** The likeliest first; one at least, unless nothing asks. */
  readonly readings: readonly Reading[];
}

/** Reads a document in all likely ways. */
export function readDocumentHomework(document: ReadDocument): DocumentHomework {
  const spans = document.lines.map((line) => new Span(line));
  const struck = spans.filter(
    (span) =>
      span.text !== '' &&
      span.share(({ struck: isStruck }) => isStruck === true) > 0.95 &&
      // A letter that is struck out may tell that another option is right.
      span.marks.every(({ family }) => family.includes('number') && (span.asks || span.worth !== null)),
  );
  const isStruck = new Set(struck);
  const { paper, key, titles } = findKey(spans.filter((span) => !isStruck.has(span)));
  const asked = withNumberedRoom(key.length > 0 ? paper : withinScheme(paper));
  return { document, paper: asked, key, keyTitles: titles, struck, readings: readDocument(asked) };
}

/**
 * The draft of a document by one of its readings, from 1, with the answers of a second file if there is one.
 */
export function draftDocument(
  source: DraftSource,
  homework: DocumentHomework,
  second: DocumentHomework | undefined,
  wanted = 1,
): { draft: ReadHomework; pictures: readonly ReadPicture[] } {
  const { document, readings } = homework;
  const unit = source.kind === 'docx' ? 'paragraph' : 'line';
  const chosen = readings[wanted - 1] === undefined ? 1 : wanted;
  const reading = readings[chosen - 1];
  const notes = document.asides.flatMap(({ kind, text }) => (kind === 'header' || kind === 'footer' ? [text] : []));
  const front = readFront(reading?.above ?? homework.paper, notes, source.name);
  const asked = reading === undefined ? [] : arrange(reading, front.rest);
  const entries = homework.key.length > 0 ? keyEntries(homework.key) : [];
  const copied = second === undefined ? [] : answersOfCopy(asked, second.readings[0]);
  const ofSecond =
    second === undefined || copied.some((answer) => answer !== null)
      ? []
      : keyEntries(second.key.length > 0 ? second.key : second.paper);
  const paper = draftPaper(
    asked,
    entries.length > 0 ? entries : ofSecond,
    copied.map((answer) => answer?.value ?? null),
    [...front.title, ...front.description],
  );
  const fates = new Fates();
  const messages: DraftMessage[] = [...document.messages];
  const ofAnswers = new Set(second?.document.lines);
  const say = (severity: DraftMessage['severity'], span: Span | null, message: string) => {
    const isOfAnswers = span !== null && ofAnswers.has(span.line);
    const where = `${unit === 'paragraph' ? 'Paragraph' : 'Line'} ${span?.line.place}${isOfAnswers ? ' of the answers' : ''}`;
    messages.push({
      severity,
      path: null,
      place: span === null || isOfAnswers ? null : { unit, number: span.line.place },
      message: span === null ? message : `${where}: ${message}`,
      excerpt: span === null ? null : short(span.text),
    });
  };
  const questions = paper.questions.map((drafted, at) => {
    settle(fates, drafted, at);
    return toQuestion(drafted, at, document, unit, (message) =>
      say('warning', drafted.asked.block.start ?? null, message),
    );
  });
  copied.forEach((answer, at) => {
    fates.toQuestion(answer?.spans ?? [], at);
  });
  settleKeys(fates, paper, homework, second);
  fates.became(front.title, 'title');
  fates.became(front.description, 'description');
  fates.became(
    [...homework.keyTitles, ...homework.struck, ...homework.paper.filter((span) => span.says('noise'))],
    'left-out',
  );
  const voids = new Set(
    reading?.blocks.flatMap(({ block: { content, start } }) =>
      start !== undefined && content.every(({ text }) => text === '') ? [start] : [],
    ),
  );
  for (const span of homework.paper) {
    if (voids.has(span) && !fates.has(span)) fates.became([span], 'left-out');
    if (fates.has(span) || span.text === '') continue;
    if (span.isHeading && !span.asks) fates.became([span], 'left-out');
    else say('warning', span, `this was not read as part of a question: “${short(span.text)}”.`);
  }
  const said = sayKeys(paper, entries.length > 0 ? entries : ofSecond, say);
  for (const span of [...homework.key, ...(second === undefined ? [] : [...second.paper, ...second.key])])
    if (!fates.has(span) && !said.has(span) && span.text !== '')
      say('warning', span, `this line of the answers is of no question: “${short(span.text)}”.`);
  for (const {
    asked: { feedback },
  } of paper.questions)
    for (const span of feedback.slice(0, 1))
      say(
        'info',
        span,
        `an explanation for teachers was left out: “${short(feedback.map(({ text }) => text).join(' '))}”.`,
      );
  for (const span of homework.struck) say('info', span, `this is struck out, and was left out: “${short(span.text)}”.`);
  for (const { kind, text, place } of document.asides) {
    if (kind === 'header' || kind === 'footer') continue;
    messages.push({
      severity: 'warning',
      path: null,
      place: place === null ? null : { unit, number: place },
      message: `A ${sayAside[kind]} is not read: “${short(text)}”.`,
      excerpt: short(text),
    });
  }
  if (notes.length > 0)
    say('info', null, `Left out, as part of no question: ${nameMany(notes.map((text) => `“${short(text)}”`))}.`);
  const shown = picturesOf(document, questions, unit);
  const finished = finishDraft(source, {
    ...front.fields,
    title: front.fields.title ?? document.title,
    origins: front.origins,
    questions,
    messages,
  });
  const draft: ReadHomework = {
    ...finished,
    pictures: shown,
    lines: [
      ...fates.tell(document.lines, unit, false),
      ...(second === undefined ? [] : fates.tell(second.document.lines, unit, true)),
    ],
    ...(reading === undefined
      ? {}
      : { reading: { chosen, habits: habitsOf(reading, paper), others: otherReadings(readings, chosen) } }),
  };
  return {
    draft,
    pictures: document.pictures
      .filter(({ path }) => shown.some((picture) => picture.path === path))
      .map(({ path, digest, type, bytes }) => ({ path, digest, type, bytes })),
  };
}

const sayAside = {
  comment: 'comment',
  footnote: 'footnote',
  endnote: 'note at the end',
  hidden: 'hidden text',
} as const;
const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

function settle(fates: Fates, { asked, answer, faces }: Drafted, at: number): void {
  const { above, stem, options, block, feedback } = asked;
  fates.toQuestion([...above, ...stem, ...options.flatMap(({ spans }) => spans), ...block.tips], at);
  // What goes on behind the answer of a choice explains it, and is not kept.
  const isKept = (span: Span, line: number) => faces.length < 2 || line === 0 || span.answer !== null;
  fates.toQuestion(
    block.answers.flatMap(({ spans }) => (answer.where === null ? [] : spans.filter(isKept))),
    at,
  );
  fates.became([...block.apart, ...feedback, ...block.answers.flatMap(({ spans }) => spans)], 'left-out');
  if (block.start !== undefined && !block.start.says('yours')) fates.toQuestion([block.start], at);
}

function settleKeys(
  fates: Fates,
  { questions }: DraftedPaper,
  homework: DocumentHomework,
  second: DocumentHomework | undefined,
): void {
  questions.forEach(({ entry }, at) => {
    if (entry !== null) fates.toQuestion(entry.spans, at);
  });
  const ofPaper = new Set(homework.paper.map(({ plain }) => plain));
  const organises = (span: Span) =>
    span.says('noise') || isTitle(span) || /^\W*(?:Q\w*\s*)?\d{1,3}\W*$/u.test(span.text);
  if (second !== undefined) {
    const isSaidTwice = (span: Span) => ofPaper.has(span.plain);
    const beside = [...second.paper, ...second.key].filter((span) => organises(span) || isSaidTwice(span));
    fates.became([...second.keyTitles, ...second.struck, ...beside], 'left-out');
  }
  fates.became(homework.key.filter(organises), 'left-out');
}

function sayKeys(
  { questions }: DraftedPaper,
  entries: readonly KeyEntry[],
  say: (severity: DraftMessage['severity'], span: Span | null, message: string) => void,
): Set<Span | undefined> {
  const used = new Set(questions.map(({ entry }) => entry));
  const said = new Set<Span | undefined>();
  for (const entry of entries) {
    if (used.has(entry)) continue;
    const [span] = entry.spans;
    said.add(span);
    say('warning', span ?? null, `this answer of the key found no question: “${short(entry.value)}”.`);
  }
  return said;
}

function picturesOf(document: ReadDocument, questions: readonly SourceQuestion[], unit: Place['unit']): DraftPicture[] {
  const used = new Set(questions.map(({ diagramPath }) => diagramPath));
  const shown = new Map<string, DraftPicture>();
  for (const { path, bytes, alt, place } of document.pictures) {
    if (used.has(path) && !shown.has(path))
      shown.set(path, { path, size: bytes.length, alt, place: { unit, number: place } });
  }
  return [...shown.values()];
}
