import { isAnswerSpace, isDetailsLine, isFurniture, readTip } from './lines/line-kinds.ts';
import { type Line, tidy } from './lines/lines.ts';
import { isOfSchool } from './names-of-no-topic.ts';
import type { Read } from './parsed-question.ts';
import { nameIn, titleInMargins, titleLines } from './title-lines.ts';

/** What stands above the first question. */
export interface FrontMatter {
  readonly title?: Read<string>;
  readonly description?: Read<string>;
  readonly yearGroup?: Read<number>;
  readonly weekNumber?: Read<number>;
  readonly weekDate?: Read<string>;
}

const year = /\b(?:year(?:\s*group)?|yr|y)\s*[-.:]?\s*(\d{1,2})\b/iu;
const weekBeginning = /\b(?:week\s*(?:beginning|commencing|starting|of)|w\s*\/\s*[bc]|wb|wc)\b\s*[:–-]?\s*(.+?)\s*$/iu;
const week = /\bweek\s*(?:no\.?|number|#)?\s*[:.-]?\s*(\d{1,2})\b(?!\s*(?:st|nd|rd|th)\b|[./])/iu;
const stated = /^(?:total|marks?|time|date|due|score|duration)\b/iu;

/** What a document has beside the lines above its questions. */
export interface Around {
  /** The lines of a table that stands above all. */
  readonly head: readonly Line[];
  readonly margins: readonly string[];
  readonly fileName: string;
}

/** Title, year, week and instructions from the lines above the questions, the page's margins and the file's name. */
export function readFrontMatter(lines: readonly Line[], { head, margins, fileName }: Around): FrontMatter {
  const texts = lines.filter(
    ({ text }) => text !== '' && !isAnswerSpace(text) && !isDetailsLine(text) && !isFurniture(text),
  );
  const plain = texts.filter(({ text }) => readTip(text) === undefined);
  const named = titleLines(
    plain,
    head.filter(({ text }) => !isDetailsLine(text)),
    isNotWeek,
  );
  const title = titleOf(named, margins);
  const everywhere = [
    ...texts.map(({ text, place }) => ({ text, place, confidence: 0.9 })),
    ...margins.map((text) => ({ text, place: 0, confidence: 0.7 })),
  ];
  const all = [...everywhere, { text: fileName.replace(/[_-]+/gu, ' '), place: 0, confidence: 0.6 }];
  const numberIn = (pattern: RegExp, least: number, most: number) =>
    all.flatMap(({ text, place, confidence }): Read<number>[] => {
      const value = Number(pattern.exec(text)?.[1] ?? Number.NaN);
      return value >= least && value <= most ? [{ value, place, confidence }] : [];
    })[0];
  const date = all.flatMap(({ text, place, confidence }): Read<string>[] => {
    const value = weekBeginning.exec(text)?.[1];
    return value === undefined || !/\d/.test(value)
      ? []
      : [{ value: `Week Beginning ${cutDetails(value)}`, place, confidence }];
  })[0];
  const rest = plain.filter(
    (line) =>
      named?.includes(line) !== true &&
      !weekBeginning.test(line.text) &&
      !isOfSchool(line.text) &&
      !(/^\W*(?:year|yr|week|y\d)\b/iu.test(line.text) && line.text.length < 40) &&
      !stated.test(line.text),
  );
  const [first] = rest;
  const [yearGroup, weekNumber] = [numberIn(year, 1, 13), numberIn(week, 1, 53)];
  return {
    ...(title === undefined ? {} : { title }),
    ...(first === undefined
      ? {}
      : { description: { value: rest.map(({ text }) => tidy(text)).join('\n'), place: first.place, confidence: 0.7 } }),
    ...(yearGroup === undefined ? {} : { yearGroup }),
    ...(weekNumber === undefined ? {} : { weekNumber }),
    ...(date === undefined ? {} : { weekDate: date }),
  };
}

/** The lines that name the homework as one; where none does what stands at the top or the foot of each page. */
function titleOf(named: readonly Line[] = [], margins: readonly string[]): Read<string> | undefined {
  const [line] = named;
  if (line === undefined) {
    const inMargins = titleInMargins(margins);
    return inMargins === undefined ? undefined : { value: tidy(inMargins), place: 0, confidence: 0.6 };
  }
  const value = tidy(named.map(({ text }) => nameIn(text)).join(' '));
  return { value, place: line.place, confidence: line.isTitle || line.isHeading ? 0.95 : 0.75 };
}

const isNotWeek = (text: string) => !weekBeginning.test(text) || text.replace(weekBeginning, '').trim().length > 12;

/** Names and dates that share a line with the week. */
const cutDetails = (text: string) =>
  tidy(text.replace(/\s*(?:\t|\s{3,}|\b(?:name|class|due|date|teacher)\s*:).*$/isu, '').replace(/[).,;|]+$/u, ''));
