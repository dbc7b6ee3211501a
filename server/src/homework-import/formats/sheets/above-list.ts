import type { SourceHomework } from '../../read-homework.ts';
import type { SheetRow } from './rows.ts';

/** What templates of quiz programs say of themselves. */
const ofTemplate = /\btemplate\b|^(?:instructions?|add questions|remember|and remember)\b/iu;
const label = /^(?:\d{1,2}[.)]\s*)?(?:(?:quiz|test|homework)\s*)?(?:name|title)\s*:?$/iu;
const year = /\b(?:year|yr)\s*(1[0-3]|[1-9])\b/iu;
const weekBeginning = /\b(?:week\s*(?:beginning|commencing|starting)|w\s*\/\s*[bc])\b\s*[:–-]?\s*(.*\d.*?)\s*$/iu;

/** Title, year and week from the rows above a list's headings. */
export function aboveList(rows: readonly SheetRow[]): Pick<SourceHomework, 'title' | 'yearGroup' | 'weekDate'> {
  const texts = rows.flatMap(({ cells }) => cells.filter((text) => text !== '' && !label.test(text)));
  const yearGroup = texts.map((text) => year.exec(text)?.[1]).find((found) => found !== undefined);
  const week = texts.map((text) => weekBeginning.exec(text)?.[1]).find((found) => found !== undefined);
  return {
    title: texts.find((text) => !ofTemplate.test(text) && !weekBeginning.test(text)),
    ...(yearGroup === undefined ? {} : { yearGroup: Number(yearGroup) }),
    ...(week === undefined ? {} : { weekDate: `Week Beginning ${week}` }),
  };
}
