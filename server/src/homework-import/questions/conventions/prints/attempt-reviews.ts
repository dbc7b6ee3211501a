import { sliceLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';
import { cellText } from '../../tables/question-table.ts';
import { selected } from '../../tables/review-table.ts';
import { reviewedQuestions } from './reviewed-question.ts';

const head = /^[•\s]*question\s+(\d{1,3})$/iu;
const score = /^(?:needs grading|[\d.,]{1,6} out of ([\d.,]{1,6}) points?)$/iu;
const title = /^review test submission\s*:\s*(?=\S)/iu;
/** The buttons and the time below the last question. */
const foot =
  /^(?:ok|(?:mon|tues|wednes|thurs|fri|satur|sun)day, \p{L}+ \d{1,2}, \d{4} \d{1,2}:\d{2}(?::\d{2})?\s?[ap]m\b.*)$/iu;
const ofAttempt = /^(?:user|attempt score|time elapsed|results displayed)$/iu;

/**
 * An attempt that is looked at again says of each question how it went: 'Question 3' above '0 out of 2 points', what is asked, 'Selected
 * Answer:', 'Answers:' and 'Correct Answer:'. The questions with what is right; what was selected, and whose attempt it is, are left out.
 */
export function spellAttemptReviews(items: readonly Item[]): readonly Item[] {
  const heads = items.flatMap((_item, index) => (isHead(items, index) ? [index] : []));
  const [first] = heads;
  if (first === undefined || !items.some(saysSelected)) return items;
  const above = items.slice(0, first).flatMap((item) => (isOfAttempt(item) ? [] : [untitled(item)]));
  const asked = heads.flatMap((start, order) => questionsAt(items.slice(start, heads[order + 1])));
  return [...above, ...asked];
}

const textAt = (item: Item | undefined) => (item?.kind === 'line' ? item.text : '');
const isHead = (items: readonly Item[], index: number) =>
  head.test(textAt(items[index])) && score.test(textAt(items[index + 1]));

const saysSelected = (item: Item) =>
  item.kind === 'table'
    ? item.rows.some(([label = []]) => selected.test(cellText(label)))
    : item.kind === 'line' && selected.test(item.text);

const isOfAttempt = (item: Item) =>
  item.kind === 'table' && item.rows.some(([label = []]) => ofAttempt.test(cellText(label)));

/** 'Review Test Submission: Rivers' is about rivers. */
function untitled(item: Item): Item {
  const said = title.exec(textAt(item))?.[0];
  return item.kind !== 'line' || said === undefined ? item : sliceLine(item, said.length);
}

function questionsAt([named, scored, ...body]: readonly Item[]): readonly Item[] {
  const number = head.exec(textAt(named))?.[1] ?? '';
  const points = Math.round(Number(score.exec(textAt(scored))?.[1]?.replace(',', '.')));
  const place = named?.place ?? 0;
  const own = body.filter((item) => !foot.test(textAt(item)));
  const marks = points > 0 ? points : undefined;
  return reviewedQuestions(own, { place, number, marks }).map((question) => ({ kind: 'row', place, number, question }));
}
