import { isKeyTitle, readSection } from '../../lines/line-kinds.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const who = String.raw`(?:the\s+)?(?:teachers?|staff|markers?|parents?|carers?|tutors?|instructors?|educators?|cover\s+teachers?)`;
const title = new RegExp(
  String.raw`^\W*(?:(?:notes?|tips?|guidance|information|instructions|suggestions?)\s+(?:for|to)\s+${who}|(?:teacher|teaching|instructor|educator|tutor)(?:['’]?s|s['’])?\s+(?:tips?|guide|guidance|instructions)|grading\s+(?:guide|rubric|notes?)|scoring\s+(?:guide|notes?)|differentiation(?:\s+(?:ideas?|tips?|notes?))?|extension\s+ideas?|(?:learning\s+objectives?|curriculum\s+links?|standards?\s+(?:addressed|covered|alignment)))\s*:?\W*$`,
  'iu',
);

/**
 * The items without what is said to teachers at the end, 'Notes for teachers:' and what is listed below it: it went on with the last answer.
 * A number that goes on with the questions, a heading or the title of answers ends it.
 */
export function withoutTeacherNotes(items: readonly Item[]): readonly Item[] {
  const titles = items.flatMap((item, index) => (item.kind === 'line' && title.test(item.text) ? [index] : []));
  const [at] = titles;
  const first = items.findIndex(isQuestion);
  if (at === undefined || titles.length > 3 || first === -1 || at < first) return items;
  let isNote = false;
  return items.filter((item, index) => {
    if (item.kind !== 'line') isNote = false;
    else if (titles.includes(index)) isNote = true;
    else if (
      isNote &&
      (isQuestion(item) || isKeyTitle(item.text) || readSection(item.text) !== undefined || item.isHeading)
    )
      isNote = false;
    return !isNote;
  });
}

const isQuestion = (item: Item) => item.kind === 'line' && readMarker(item.text)?.kind === 'number';
