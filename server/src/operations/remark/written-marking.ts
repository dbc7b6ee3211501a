import {
  type Answer,
  type AnswerMarker,
  type Answers,
  type AttemptMarking,
  type MarkOverrides,
  overrideResult,
  type QuestionResult,
} from '@markwell/marking-core';
import { keepResults } from './kept-results.ts';
import {
  answerFinder,
  headOf,
  mayHoldAnother,
  readStoredAnswer,
  readStoredAnswers,
  splitAnswers,
} from './stored-answers.ts';

/** A result, and what `JSON.stringify` makes of it. */
export interface WrittenResult {
  readonly result: QuestionResult;
  readonly text: string;
}

/** A marking but for its results. */
export type MarkingTotals = Omit<AttemptMarking, 'results'>;

/** The new marking of a stored attempt, written piece by piece. Pieces are shared by many attempts and must not be changed. */
export interface WrittenMarking {
  readonly results: readonly WrittenResult[];
  readonly totals: MarkingTotals;
  /** What follows the results in `JSON.stringify` of the marking. */
  readonly totalsText: string;
}

/**
 * Marks stored answers, each attempt as `markAttempt` does, and sets what a teacher has set. Thousands of students give the same short answers: their results
 * are kept by the answer as it is stored, so that it is neither read nor marked nor written again.
 */
export function writtenMarker(marker: AnswerMarker): (answers: string, overrides?: MarkOverrides) => WrittenMarking {
  const places = new Map(marker.questionIds.map((id, place) => [id, place]));
  const heads = marker.questionIds.map(headOf);
  const kept = marker.questionIds.map(() => keepResults<WrittenResult>());
  const unanswered = marker.questionIds.map((_, place) => written(marker.mark(place, undefined)));
  const findInOrder = answerFinder(marker.questionIds);
  const totalled = totalKeeper(marker);

  /** Marks what follows the head of an answer. Undefined where that may hold more than one. */
  function markRest(place: number, rest: string): WrittenResult | undefined {
    const known = kept[place]?.find(rest);
    if (known !== undefined) return known;
    if (mayHoldAnother(rest)) return undefined;
    const made = written(marker.mark(place, readStoredAnswer(`${heads[place]}${rest}}`)));
    kept[place]?.note(rest, made);
    return made;
  }

  function markText(place: number, text: string): WrittenResult {
    const head = heads[place] ?? '';
    const made = text.startsWith(head) ? markRest(place, text.slice(head.length, -1)) : undefined;
    return made ?? written(marker.mark(place, readStoredAnswer(text)));
  }

  /** Most pages send an answer to every question, in the order of the scheme. */
  function markInOrder(answers: string): WrittenResult[] | undefined {
    const rests = findInOrder(answers);
    if (rests === undefined) return undefined;
    const results: WrittenResult[] = [];
    for (let place = 0; place < rests.length; place++) {
      const result = markRest(place, rests[place] ?? '');
      if (result === undefined) return undefined;
      results.push(result);
    }
    return results;
  }

  function markInAnyOrder(answers: string): WrittenResult[] | undefined {
    const split = splitAnswers(answers);
    if (split === undefined) return undefined;
    const { ids, texts } = split;
    const results = unanswered.slice();
    let unknown: Record<string, Answer> | undefined;
    for (let index = 0; index < ids.length; index++) {
      const id = ids[index] ?? '';
      const text = texts[index] ?? '';
      const place = places.get(id);
      if (place !== undefined) results[place] = markText(place, text);
      else if (!marker.has(id)) unknown = { ...unknown, [id]: readStoredAnswer(text) };
    }
    if (unknown !== undefined) results.push(...marker.markUnknown(unknown).map(written));
    return results;
  }

  return (answers, overrides) => {
    const results = markInOrder(answers) ?? markInAnyOrder(answers) ?? markWhole(marker, readStoredAnswers(answers));
    const own = overrides === undefined ? results : results.map((one) => overrideWritten(one, overrides));
    return { results: own, ...totalled(own) };
  };
}

function overrideWritten(one: WrittenResult, overrides: MarkOverrides): WrittenResult {
  const marks = overrides.get(one.result.questionId);
  return marks === undefined ? one : written(overrideResult(one.result, marks));
}

function written(result: QuestionResult): WrittenResult {
  return { result, text: JSON.stringify(result) };
}

function markWhole(marker: AnswerMarker, answers: Answers): WrittenResult[] {
  const own = (id: string) => (Object.hasOwn(answers, id) ? answers[id] : undefined);
  const results = marker.questionIds.map((id, place) => written(marker.mark(place, own(id))));
  results.push(...marker.markUnknown(answers).map(written));
  return results;
}

type TotalKeeper = (results: readonly WrittenResult[]) => Pick<WrittenMarking, 'totals' | 'totalsText'>;

/** Totals hang on two numbers alone, and few of them ever occur: they are worked out and written once. */
function totalKeeper(marker: AnswerMarker): TotalKeeper {
  const kept = new Map<number, Pick<WrittenMarking, 'totals' | 'totalsText'>>();
  return (results) => {
    let totalMarks = 0;
    let maxMarks = 0;
    for (const { result } of results) {
      totalMarks += result.marksAwarded;
      maxMarks += result.maxMarks;
    }
    const name = totalMarks * 2 ** 24 + maxMarks;
    const known = kept.get(name);
    if (known !== undefined) return known;
    const { results: _results, ...totals } = marker.total(results.map(({ result }) => result));
    const made = { totals, totalsText: writeTotals(totals) };
    kept.set(name, made);
    return made;
  };
}

/** What stands between the policy and engine of a marking and its results. */
export const resultsKey = ',"results":[';
/** What stands after them. */
export const totalsKey = '],"totalMarks":';

function writeTotals({ totalMarks, maxMarks, percentage, percentageText, grade }: MarkingTotals): string {
  return `${totalsKey}${totalMarks},"maxMarks":${maxMarks},"percentage":${percentage},"percentageText":"${percentageText}","grade":${JSON.stringify(grade)}}`;
}

/** What `JSON.stringify` makes of a marking. */
export function writeMarking({ results, totals, totalsText }: WrittenMarking): string {
  const head = `{"policy":"${totals.policy}","engineVersion":${JSON.stringify(totals.engineVersion)}`;
  return `${head}${resultsKey}${results.map(({ text }) => text).join(',')}${totalsText}`;
}
