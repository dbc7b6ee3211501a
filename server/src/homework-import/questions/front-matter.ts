import { isAnswerSpace, isDetailsLine, readTip } from './line-kinds.ts';
import { emphasisOf, type Line, tidy } from './lines.ts';
import { isOfSchool, namesNoTopic, namesOnlyKind } from './names-of-no-topic.ts';
import type { Read } from './parsed-question.ts';

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
/** 'RELIGIOUS EDUCATION' below the name of a school says whose homework it is. */
const subject =
  /^(?:religious (?:education|studies)|r\.?e\.?|r\.?s\.?|science|biology|chemistry|physics|maths?|mathematics|english(?: (?:language|literature))?|geography|history|computing|computer science|ict|art(?: and design)?|music|drama|french|german|spanish|(?:modern (?:foreign )?)?languages|mfl|p\.?e\.?|physical education|(?:design (?:and|&) |food )?technology|d ?& ?t|pshe|citizenship|humanities)$/iu;
const tells = /^(?:instructions?|answer|complete|please|you|use|read|write|circle|choose|this|section|part)\b/iu;
const prefix = /^(?:title|topic|homework(?:\s*title)?|worksheet|quiz|subject)\s*[:–-]\s*/iu;
/** '(TEACHER VERSION)' is said of the file, not of the homework. */
const copy = /\s*[[(](?:teachers?(?:['’]s|s['’])?|answers?|marking)\s+(?:version|copy)[\])]\s*$/iu;
const stated = /^(?:total|marks?|time|date|due|score|duration)\b/iu;

/** 'Year 7 Space Homework     NAME:' has room for the name beside its title. */
const details =
  /(?:\t|\s{2,}|\s+[–—|-]\s+)\W*(?:(?:full|first|your|pupil|student)\s+)?(?:name|class|form|set|date|due(?:\s+date)?|teacher|tutor(?:\s+group)?|group|score|marks?|grade|target)\s*(?:[:.]|_{2,}|…).*$/isu;

/** Title, year, week and instructions from the lines above the questions, the page's margins and the file's name. */
export function readFrontMatter(lines: readonly Line[], margins: readonly string[], fileName: string): FrontMatter {
  const texts = lines.filter(({ text }) => text !== '' && !isAnswerSpace(text) && !isDetailsLine(text));
  const plain = texts.filter(({ text }) => readTip(text) === undefined);
  const title = findTitle(plain);
  const everywhere = [
    ...texts.map(({ text, place }) => ({ text, place, confidence: 0.9 })),
    ...margins.map((text) => ({ text, place: 0, confidence: 0.7 })),
  ];
  const named = [...everywhere, { text: fileName.replace(/[_-]+/gu, ' '), place: 0, confidence: 0.6 }];
  const numberIn = (pattern: RegExp, least: number, most: number) =>
    named.flatMap(({ text, place, confidence }): Read<number>[] => {
      const value = Number(pattern.exec(text)?.[1] ?? Number.NaN);
      return value >= least && value <= most ? [{ value, place, confidence }] : [];
    })[0];
  const date = named.flatMap(({ text, place, confidence }): Read<string>[] => {
    const value = weekBeginning.exec(text)?.[1];
    return value === undefined || !/\d/.test(value)
      ? []
      : [{ value: `Week Beginning ${cutDetails(value)}`, place, confidence }];
  })[0];
  const rest = plain.filter(
    (line) =>
      line !== title &&
      !weekBeginning.test(line.text) &&
      !isOfSchool(line.text) &&
      !(/^\W*(?:year|yr|week|y\d)\b/iu.test(line.text) && line.text.length < 40) &&
      !stated.test(line.text),
  );
  const [first] = rest;
  const [yearGroup, weekNumber] = [numberIn(year, 1, 13), numberIn(week, 1, 53)];
  return {
    ...(title === undefined
      ? {}
      : {
          title: {
            value: tidy(title.text.replace(details, '').replace(prefix, '').replace(copy, '')),
            place: title.place,
            confidence: title.isTitle || title.isHeading ? 0.95 : 0.75,
          },
        }),
    ...(first === undefined
      ? {}
      : { description: { value: rest.map(({ text }) => tidy(text)).join('\n'), place: first.place, confidence: 0.7 } }),
    ...(yearGroup === undefined ? {} : { yearGroup }),
    ...(weekNumber === undefined ? {} : { weekNumber }),
    ...(date === undefined ? {} : { weekDate: date }),
  };
}

/** Names and dates that share a line with the week. */
const cutDetails = (text: string) =>
  tidy(text.replace(/\s*(?:\t|\s{3,}|\b(?:name|class|due|date|teacher)\s*:).*$/isu, '').replace(/[).,;|]+$/u, ''));

function findTitle(lines: readonly Line[]): Line | undefined {
  const written = lines.filter(({ text }) => /\p{L}{3}/u.test(text));
  const candidates = written.filter(({ text }) => text.length < 140 && !stated.test(text));
  const isNotWeek = ({ text }: Line) => !weekBeginning.test(text) || text.replace(weekBeginning, '').trim().length > 12;
  const isNamed = (line: Line) => isNotWeek(line) && !namesNoTopic(line.text);
  const bold = candidates.filter((line) => emphasisOf(line.spans).bold && isNamed(line));
  const hasTopic = candidates.some(({ text }) => topic.test(text));
  return (
    candidates.find((line) => line.isTitle && isNamed(line) && !(hasTopic && namesOnlyKind(line.text))) ??
    candidates.find(({ text }) => topic.test(text)) ??
    candidates.find((line) => line.isHeading && isNamed(line)) ??
    bold.find(({ text }) => !subject.test(text) && !tells.test(text)) ??
    bold[0] ??
    candidates.find(({ isTitle }) => isTitle) ??
    candidates.find((line) => isNamed(line) && !tells.test(line.text))
  );
}

const topic = /^(?:title|topic)\s*[:–-]\s*\S/iu;
