import type { DraftMessage, DraftPicture, Place } from '../../contract/homework-draft.ts';
import type { SourceLine } from '../file-lines/source-line.ts';
import { type DraftSource, finishDraft } from '../finish-draft.ts';
import { readPicture } from '../pictures.ts';
import { spellMarksWithLetter } from '../questions/conventions/marks/marks-with-letter.ts';
import { countBullets } from '../questions/conventions/numbers/bulleted-questions.ts';
import { withoutCounts } from '../questions/conventions/numbers/counted-headings.ts';
import { readFrontMatter } from '../questions/front-matter.ts';
import { splitGaps } from '../questions/gaps.ts';
import { readAnswerKey } from '../questions/key/answer-key.ts';
import { withoutHeadings } from '../questions/key/headings-in-key.ts';
import { splitMatch } from '../questions/key/matching-answers.ts';
import { isNumbered } from '../questions/lines/item-numbers.ts';
import { withNotes } from '../questions/notes.ts';
import { withOptionsOfSentence } from '../questions/options/options-in-sentence.ts';
import { type ParsedQuestion, questionName, type Read } from '../questions/parsed-question.ts';
import { type Recognised, recognise } from '../questions/recognise.ts';
import { withRoomLeftOut } from '../questions/room-at-end.ts';
import { toItems } from '../questions/tables/layout.ts';
import type { Origin, ReadHomework, ReadPicture, SourceQuestion } from '../read-homework.ts';
import type { Zip } from '../zip/open-zip.ts';
import { answerFrom, type WordContent } from './answers-of-other-file.ts';
import { compareWithFile } from './compare-with-file.ts';
import type { WordDocument } from './document.ts';
import { linesOfBlocks } from './lines-of-blocks.ts';
import { linesOfSecondReader } from './lines-of-second-reader.ts';
import { readDocx } from './read-docx.ts';

/** A Word file that was read; answers in a second file can still come to it. */
export interface WordHomework extends WordContent {
  /** Its paragraphs as a person reads them. */
  readonly lines: readonly SourceLine[];
  /** The draft, with the answers of another file where that has them. It knows one reading, whichever is asked for. */
  finish(
    answers: WordHomework | undefined,
    reading?: number,
  ): Promise<{ draft: ReadHomework; pictures: ReadPicture[] }>;
}

/** Reads a Word file as homework. Throws `RefusedFile` for one that cannot be read. */
export async function readDocxHomework(source: DraftSource, zip: Zip, file: Uint8Array): Promise<WordHomework> {
  const document = await readDocx(zip);
  const { items, unused } = withNotes(toItems(spellMarksWithLetter(document.blocks)), document.notes);
  const content: WordContent = {
    items,
    recognised: recognise(items),
    asKey: readAnswerKey(withoutHeadings(withoutCounts(items.some(isNumbered) ? items : countBullets(items)), [])),
  };
  const own = linesOfBlocks(document.blocks);
  const lines = [...own, ...(await linesOfSecondReader(file, zip.size('word/document.xml'), own))];
  return {
    ...content,
    lines,
    finish: async (answers) => {
      const asked = answerFrom(content, answers);
      const { draft, pictures } = await finish(source, zip, { ...document, notes: unused }, content.recognised, asked);
      const leftOut = [...content.recognised.furniture, ...document.margins];
      const notes = asked.flatMap((question) => question.notes ?? []);
      return { draft: compareWithFile(draft, { lines, linesOfKey: answers?.lines ?? [], leftOut, notes }), pictures };
    },
  };
}

async function finish(
  source: DraftSource,
  zip: Zip,
  document: WordDocument,
  recognised: Recognised,
  asked: readonly ParsedQuestion[],
) {
  const messages: DraftMessage[] = [];
  const say = (severity: DraftMessage['severity'], place: number, message: string, excerpt: string | null = null) =>
    messages.push({
      severity,
      path: null,
      place: at(place),
      message: place > 0 ? `Paragraph ${place}: ${message}` : message,
      excerpt,
    });
  const keyed = asked.map(withOptionsOfSentence).map(withRoomLeftOut).flatMap(splitMatch).flatMap(splitGaps);
  const pictures = await readPictures(zip, keyed, say);
  const front = readFrontMatter(recognised.front, {
    head: recognised.head,
    margins: document.margins,
    fileName: source.name,
  });
  for (const { place, text } of recognised.unread)
    say('warning', place, `this was not read as part of a question: “${short(text)}”.`, short(text));
  for (const { paragraph, what, excerpt } of document.unread)
    say('warning', paragraph, `${what} is not read${excerpt ? `: “${short(excerpt)}”` : ''}.`, excerpt);
  for (const { paragraph, what, text } of document.notes)
    say('warning', paragraph, `${what} is not read: “${short(text)}”.`, short(text));
  for (const { notes = [] } of keyed) {
    const [first] = notes;
    const said = notes.map(({ text }) => `“${short(text)}”`).join(', ');
    if (first !== undefined) say('info', first.place, `the mark scheme says more than a draft can hold: ${said}.`);
  }
  const leftOut = [...new Set([...recognised.furniture, ...document.margins])];
  if (leftOut.length > 0)
    say('info', 0, `Left out, as part of no question: ${leftOut.map((text) => `“${short(text)}”`).join(', ')}.`);
  const title =
    front.title ?? (document.title === null ? undefined : { value: document.title, place: 0, confidence: 0.6 });
  const homework = finishDraft(source, {
    title: title?.value,
    description: front.description?.value,
    yearGroup: front.yearGroup?.value,
    weekNumber: front.weekNumber?.value,
    weekDate: front.weekDate?.value,
    totalMarks: recognised.total,
    origins: origins({
      title,
      description: front.description,
      yearGroup: front.yearGroup,
      weekNumber: front.weekNumber,
      weekDate: front.weekDate,
    }),
    questions: keyed.map((question, index) => toSource(question, index, pictures.paths)),
    messages,
  });
  return { draft: { ...homework, pictures: pictures.shown }, pictures: pictures.read };
}

const at = (place: number): Place | null => (place > 0 ? { unit: 'paragraph', number: place } : null);
const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

function origins(fields: Readonly<Record<string, Read<unknown> | undefined>>): Record<string, Origin> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, read]) =>
      read === undefined ? [] : [[name, { place: at(read.place), confidence: read.confidence }]],
    ),
  );
}

function toSource(question: ParsedQuestion, index: number, paths: ReadonlyMap<string, string>): SourceQuestion {
  const { path, place, section, options, answers, marks, tip, text } = question;
  const name = questionName(path, index);
  const [picture] = question.pictures.filter(({ part }) => part !== null && paths.has(part));
  const points = pointsOf(question);
  const worst = (reads: readonly Read<string>[]): Origin => ({
    place: at(reads[0]?.place ?? place),
    confidence: Math.min(...reads.map(({ confidence }) => confidence)),
  });
  return {
    name: section === undefined ? name : `${name} of Section ${section.toUpperCase()}`,
    place: at(place),
    id: path.length === 0 ? undefined : `q${path.join('').toLowerCase()}`,
    type: question.type,
    question: text,
    description: question.description ?? null,
    options: options.map(({ value }) => value),
    marks: marks?.value,
    correctAnswers: answers.map(({ value }) => value),
    markingPoints: points?.points.map((point) => ({ answers: [...point.answers], marks: point.marks })),
    studyTip: tip?.value ?? null,
    diagramPath: paths.get(picture?.part ?? '') ?? null,
    diagramAlt: picture?.alt ?? null,
    table: question.table ?? null,
    origins: {
      question: { place: at(place), confidence: path.length > 0 ? 0.95 : 0.8 },
      ...(options.length > 0 ? { options: worst(options) } : {}),
      ...(answers.length > 0 ? { correctAnswers: worst(answers) } : {}),
      ...(points === undefined
        ? {}
        : { markingPoints: { place: at(answers[0]?.place ?? place), confidence: points.confidence } }),
      ...(marks === undefined ? {} : { marks: { place: at(marks.place), confidence: marks.confidence } }),
      ...(tip === undefined ? {} : { studyTip: { place: at(tip.place), confidence: tip.confidence } }),
    },
  };
}

/** The points of a written question whose answers are still those that the points were read with. */
function pointsOf({ type, options, answers, marking }: ParsedQuestion): ParsedQuestion['marking'] {
  const known = new Set(marking?.points.flatMap((point) => point.answers));
  const isWhole = answers.length === known.size && answers.every(({ value }) => known.has(value));
  return type === undefined && options.length === 0 && isWhole ? marking : undefined;
}

type Say = (severity: DraftMessage['severity'], place: number, message: string) => void;

async function readPictures(zip: Zip, questions: readonly ParsedQuestion[], say: Say) {
  const paths = new Map<string, string>();
  const read = new Map<string, ReadPicture>();
  const shown = new Map<string, DraftPicture>();
  for (const question of questions) {
    for (const { part, alt, place } of question.pictures) {
      if (part !== null && paths.has(part)) continue;
      const found = await readPicture(zip, part);
      if ('problem' in found) say('warning', place, `${found.problem}.`);
      else {
        const { picture } = found;
        if (part !== null) paths.set(part, picture.path);
        read.set(picture.path, picture);
        shown.set(picture.path, { path: picture.path, size: picture.bytes.byteLength, alt, place: at(place) });
      }
    }
    const [, second] = question.pictures;
    if (second !== undefined) say('warning', second.place, 'a question can show one picture; the others are left out.');
  }
  return { paths, read: [...read.values()], shown: [...shown.values()] };
}
