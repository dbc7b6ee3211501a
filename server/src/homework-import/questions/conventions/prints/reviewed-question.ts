import { type Line, tidy } from '../../lines/lines.ts';
import { letterPlace, readMarker } from '../../lines/markers.ts';
import type { Item, ParsedQuestion, Read, TableItem } from '../../parsed-question.ts';
import { partOfQuestion } from '../../part-of-question.ts';
import { readScheme } from '../../scheme/read-scheme.ts';
import { cellText, readTable } from '../../tables/question-table.ts';
import { isReviewTable } from '../../tables/review-table.ts';
import { type AttemptFields, attemptFields, unticked } from './attempt-fields.ts';

/** Where a question of an attempt stands, and what it is worth. */
interface Scored {
  readonly place: number;
  readonly number: string;
  readonly marks: number | undefined;
}

const confidence = 0.95;
/** Heads and first cells of the table that says how what was typed is compared. */
const compared = /^(?:evaluation method|correct answer|case (?:sensitivity|sensitive|insensitive))$/iu;
const method = /^(?:exact match|contains|pattern match)$/iu;
const choices = /^all answer choices\s*:?$/iu;

/** The questions below the score of one in an attempt: one, or one for each row to match. */
export function reviewedQuestions(body: readonly Item[], scored: Scored): ParsedQuestion[] {
  const match = body.find(isMatch);
  if (match?.kind === 'table') return matches(match, body, scored);
  const fields = attemptFields(body);
  const asked = askedIn(body, fields, scored);
  return [fields.answers.length > 0 ? chosen(asked, fields) : written(asked, fields)];
}

function askedIn(body: readonly Item[], fields: AttemptFields, { place, number, marks }: Scored): ParsedQuestion {
  const data = body.find((item) => item.kind === 'table' && !isReviewTable(item.rows) && !isMatch(item));
  return {
    section: undefined,
    path: [number],
    place,
    text: fields.asked.map(({ text }) => tidy(text)).join('\n'),
    options: [],
    answers: [],
    marks: marks === undefined ? undefined : { value: marks, place, confidence },
    pictures: fields.asked.flatMap((line) => line.pictures.map((picture) => ({ ...picture, place: line.place }))),
    table: data?.kind === 'table' ? readTable(data) : undefined,
    leftOver: fields.below.map((line) => ({ place: line.place, text: line.text })),
  };
}

function chosen(asked: ParsedQuestion, { answers: offered, correct }: AttemptFields): ParsedQuestion {
  const isLettered = areLettered(offered);
  const [options, answers] = [bare(offered, isLettered), bare(correct, isLettered)];
  const isTruth = options.length === 2 && options.every(({ value }) => /^(?:true|false)$/iu.test(value));
  return isTruth ? { ...asked, type: 'true-false', answers } : { ...asked, options, answers };
}

/** Each of the words that are compared is right; what a marker reads is a mark scheme. */
function written(asked: ParsedQuestion, { correct, range }: AttemptFields): ParsedQuestion {
  const notes = range.map(({ place, text }) => ({ place, text: `Answer range +/- ${text}` }));
  if (correct.some(({ text }) => compared.test(text))) {
    const words = correct.filter(({ text }) => !compared.test(text) && !method.test(text));
    return { ...asked, answers: bare(words, false), notes };
  }
  const source = correct.map(({ text }) => text).join('\n');
  const scheme = readScheme(source, { text: asked.text, marks: asked.marks?.value });
  const place = correct[0]?.place ?? asked.place;
  return {
    ...asked,
    answers: scheme.answers.map((value) => ({ value, place, confidence })),
    marking: scheme.marking,
    notes: [...notes, ...scheme.notes.map((text) => ({ place, text }))],
  };
}

function matches({ rows }: TableItem, body: readonly Item[], scored: Scored): ParsedQuestion[] {
  const lines = body.filter((item) => item.kind === 'line');
  const at = lines.findIndex(({ text }) => choices.test(text));
  const [above, offered] = at === -1 ? [lines, []] : [lines.slice(0, at), lines.slice(at + 1)];
  const asked = askedIn(body, attemptFields(above), scored);
  const pairs = rows.slice(1).flatMap(([left = [], right = []]) => {
    const [line] = unticked(right);
    return line === undefined || left.length === 0 ? [] : [{ left, right: line }];
  });
  const isLettered = areLettered(offered);
  const options = bare(offered.length > 0 ? offered : pairs.map(({ right }) => right), isLettered);
  return pairs.map(({ left, right }, index) =>
    partOfQuestion(asked, pairs.length, {
      label: String.fromCharCode(97 + index),
      place: left[0]?.place ?? asked.place,
      text: cellText(left),
      options,
      answers: bare([right], isLettered),
    }),
  );
}

const isMatch = (item: Item) =>
  item.kind === 'table' &&
  /^question$/iu.test(cellText(item.rows[0]?.[0] ?? [])) &&
  /^correct match$/iu.test(cellText(item.rows[0]?.[1] ?? []));

const areLettered = (lines: readonly Line[]) =>
  lines.every(({ text }, index) => {
    const marker = readMarker(text);
    return marker?.kind === 'letter' && letterPlace(marker.letter) === index + 1;
  });

/** Lines as they are read, without 'a.' and 'b.' where what there is to choose from has them. */
const bare = (lines: readonly Line[], isLettered: boolean): Read<string>[] =>
  lines.map(({ text, place }) => ({
    value: tidy(isLettered ? text.slice(readMarker(text)?.end ?? 0) : text),
    place,
    confidence,
  }));
