import type { ParsedQuestion, Read } from './parsed-question.ts';
import { marksOfPart } from './part-of-question.ts';
import { asksForOrder } from './scheme/ordering.ts';

const gap = /_{2,}|\.{4,}|…{1,}(?:\.+)?/gu;

/** A text with several gaps as one question for each, where each gap has an answer of its own; any other question as it is. */
export function splitGaps(asked: ParsedQuestion): ParsedQuestion[] {
  const question = { ...asked, text: withoutRoom(asked.text) };
  const gaps = [...question.text.matchAll(gap)];
  const points = question.marking?.points ?? [];
  const answers =
    points.length === gaps.length
      ? points.map((point) => ofPoint(point.answers, question))
      : listed(question.answers).map((one) => [one]);
  const isBank = question.options.length > 0 && question.options.length >= gaps.length;
  if (gaps.length < 2 || question.type !== undefined || (question.options.length > 0 && !isBank)) return [question];
  if (answers.length !== gaps.length || asksForOrder(question.text)) return [question];
  const value = marksOfPart(question.marks?.value, gaps.length);
  return gaps.map((_gap, index) => {
    return {
      ...question,
      path: [...question.path, String(index + 1)],
      text: `${question.text}\nGap ${index + 1}`,
      answers: answers[index] ?? [],
      marking: undefined,
      marks: { value, place: question.marks?.place ?? question.place, confidence: 0.7 },
    };
  });
}

/** Lines that were filled in below the question are no gaps of it. */
function withoutRoom(text: string): string {
  const kept = text.split('\n').filter((line) => line.replace(gap, '').trim() !== '' || line.trim() === '');
  return kept.some((line) => line.trim() !== '') ? kept.join('\n') : text;
}

/** The answers of a point of the question's mark scheme, each where it was read. */
const ofPoint = (texts: readonly string[], { answers, place }: ParsedQuestion): Read<string>[] =>
  texts.map((value) => ({
    value: value.replace(/^\((?:from|to|and|then)\)\s*/iu, ''),
    place: answers[0]?.place ?? place,
    confidence: answers[0]?.confidence ?? 0.7,
  }));

/** 'sugar, oxygen and light' is three. */
function listed(answers: readonly Read<string>[]): Read<string>[] {
  const [only] = answers;
  if (answers.length !== 1 || only === undefined) return [...answers];
  return only.value
    .split(/\s*(?:,|;|\band\b|\d[).:])\s*/u)
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .map((value) => ({ ...only, value }));
}
