import { acceptedAnswers } from '@markwell/marking-core';
import type { DraftQuestion, FileLine } from '../../contract/homework-draft.ts';
import { findKey } from '../answers/find-key.ts';
import type { ReadDocument } from '../lines/line.ts';
import { answerBehindLabel, says } from '../marks/sayings.ts';
import { Span } from '../marks/span.ts';
import { findWorth } from '../marks/worth.ts';
import type { ReadHomework } from '../read-homework.ts';
import { tellsAnswer } from '../tells-answer.ts';

/** A law of reading that a draft does not keep, by its number in docs/reader.md, and where. */
export interface Breach {
  readonly law: 1 | 2 | 3 | 4 | 6;
  readonly what: string;
}

/**
 * What of a draft is against the laws, as far as can be seen without knowing what a person reads in the file. `documents` are its paper and,
 * where there is one, the file with the answers.
 */
export function breachesOf(draft: ReadHomework, documents: readonly ReadDocument[]): Breach[] {
  const say = (law: Breach['law']) => (what: string) => ({ law, what });
  return [
    ...shownAnswers(draft).map(say(1)),
    ...impossibleAnswers(draft).map(say(2)),
    ...[...linesLost(draft).map(({ text }) => text), ...untrue(draft, documents)].map(say(3)),
    ...untold(draft, documents).map(say(4)),
    ...unaskable(draft).map(say(6)),
  ];
}

/** Lines that became part of nothing, and that no message names. */
export function linesLost({ lines = [], messages }: ReadHomework): FileLine[] {
  const excerpts = new Map<string, string[]>();
  const keyOf = (place: FileLine['place'] | undefined) => `${place?.unit} ${place?.number}`;
  for (const { place, excerpt } of messages)
    if (excerpt !== null) excerpts.set(keyOf(place), [...(excerpts.get(keyOf(place)) ?? []), excerpt.slice(0, 60)]);
  // The places of messages are those of the paper; what is in the file of its answers has none.
  const isNamed = ({ place, isOfKey, text }: FileLine) =>
    (excerpts.get(keyOf(isOfKey === true ? undefined : place)) ?? []).some((excerpt) =>
      text.includes(excerpt.replace(/…$/u, '')),
    );
  return lines.filter((line) => line.became === 'nothing' && !isNamed(line));
}

const even = (text: string) => text.replace(/\s+/gu, ' ');

/** Everything that a pupil sees of a question. */
export const seenOf = ({ question, description, options, table, diagramAlt }: DraftQuestion): string =>
  even([description, question, ...options, table === null ? '' : JSON.stringify(table), diagramAlt].join('\n'));

const sign = /[✅✓✔☑🗸]|[([](?:correct|right) ?(?:answer)?[)\]]\W*$/iu;

function shownAnswers({ assignment: { questions }, lines = [] }: ReadHomework): string[] {
  const labelled = lines.filter(({ text }) => (answerBehindLabel(text) ?? '').length > 1).map(({ text }) => even(text));
  const right = new Set(
    questions.flatMap(({ options, correctAnswers }) =>
      options.length === 0 ? [] : correctAnswers.map((own) => even(own).trim()).filter((own) => own.length > 3),
    ),
  );
  return questions.flatMap((one) => {
    const seen = seenOf(one);
    return [
      ...`${one.description ?? ''}\n${one.question}`.split('\n').filter((line) => right.has(even(line).trim())),
      ...labelled.filter((line) => seen.includes(line)),
      ...(one.correctAnswers.length > 0 ? one.options.filter((option) => sign.test(option)) : []),
      ...(tellsAnswer(one.diagramAlt ?? '', one.question, one.options, acceptedAnswers(one))
        ? [`alt: ${one.diagramAlt}`]
        : []),
    ];
  });
}

/** Questions without a text, or with nothing but room to write for one, and options with marks of their own. */
function unaskable({ assignment: { questions } }: ReadHomework): string[] {
  return questions.flatMap(({ id, question, options }) => [
    ...(/[\p{L}\p{N}]|[^\s_.…]/u.test(question) ? [] : [`${id} has no text`]),
    ...options.filter((option) => {
      const worth = findWorth(option);
      return (
        worth !== null && worth.from > 0 && worth.to === option.length && /[a-z½]/iu.test(option.slice(worth.from))
      );
    }),
  ]);
}

const truths = ['true', 'false', 'cannot_tell'];

function impossibleAnswers({ assignment: { questions }, lines = [] }: ReadHomework): string[] {
  const none = questions.flatMap(({ type, options, correctAnswers }) => {
    const possible = type === 'true-false' ? truths : options;
    return possible.length === 0 ? [] : correctAnswers.filter((answer) => !possible.includes(answer));
  });
  const pupils = lines.filter(
    ({ text, became }) =>
      became === 'question' && says('yours', text) && wordsOf(/[:：](.*)/su.exec(text)?.[1] ?? '').length > 0,
  );
  return [...none, ...pupils.map(({ text }) => text)];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
/** Share of a line's longer words that must be where the line is said to be. */
const enough = 0.5;

/** Lines that no list has, and lines that are said to be in a question and are not. */
function untrue({ assignment, messages, lines = [] }: ReadHomework, documents: readonly ReadDocument[]): string[] {
  const all = documents.flatMap((document) => document.lines.filter(({ text }) => text !== ''));
  const missing = all.length > lines.length && lines.length < 10_000 ? [`${all.length - lines.length} lines`] : [];
  const told = messages.map(({ message }) => message).join('\n');
  const isAnswer = answerLines(documents);
  const elsewhere = lines.filter((line) => {
    const words = wordsOf(line.text);
    if (line.became !== 'question' || words.length < 4 || isAnswer(line)) return false;
    const own = line.questions.flatMap((at) => assignment.questions[at] ?? []);
    const held = new Set(wordsOf(`${JSON.stringify(own)}\n${told}`));
    return words.filter((word) => held.has(word)).length < enough * words.length;
  });
  return [...missing, ...elsewhere.map(({ text }) => `not in its question: ${text}`)];
}

/** What explains an answer behind it is listed beside its question alone: of such lines the answer is kept. */
function answerLines(documents: readonly ReadDocument[]): (line: FileLine) => boolean {
  const [paper] = documents;
  const key = new Set(findKey((paper?.lines ?? []).map((line) => new Span(line))).key.map(({ line }) => line.place));
  return ({ isOfKey, place, text }) =>
    isOfKey === true || answerBehindLabel(text) !== null || says('feedback', text) || key.has(place?.number ?? 0);
}

/** What the lines do not hold, and no message tells with its place. */
function untold({ messages }: ReadHomework, [paper]: readonly ReadDocument[]): string[] {
  if (paper === undefined) return [];
  const isTold = (place: number | null | undefined, what: string) =>
    messages.some(({ place: own, message }) => (place ?? null) === (own?.number ?? null) && message.includes(what));
  const beside = paper.asides.filter(({ kind }) => kind !== 'header' && kind !== 'footer');
  return [
    ...paper.messages.filter(({ place, message }) => !isTold(place?.number, message)).map(({ message }) => message),
    ...beside
      .filter(({ place, text }) => !isTold(place, text.slice(0, 40)))
      .map(({ kind, text }) => `${kind}: ${text}`),
  ];
}
