import { isNumbered } from './lines/item-numbers.ts';
import { demands } from './lines/line-kinds.ts';
import { emphasisOf, type Line, tidy } from './lines/lines.ts';
import { marksOfEach } from './lines/marks.ts';
import { isKindOfTest, isLevelAndSubject, namesNoTopic, namesOnlyKind } from './names-of-no-topic.ts';

/** 'RELIGIOUS EDUCATION' below the name of a school says whose homework it is. */
const subject =
  /^(?:religious (?:education|studies)|r\.?e\.?|r\.?s\.?|science|biology|chemistry|physics|maths?|mathematics|english(?: (?:language|literature))?|geography|history|computing|computer science|ict|art(?: and design)?|music|drama|french|german|spanish|(?:modern (?:foreign )?)?languages|mfl|p\.?e\.?|physical education|(?:design (?:and|&) |food )?technology|d ?& ?t|pshe|citizenship|humanities)$/iu;
const tells =
  /^(?:instructions?|answer|complete|please|you|use|read|write|circle|choose|this|section|part|underline|tick|highlight|try|do(?!\s+now\b)|work)\b/iu;
const stated = /^(?:total|marks?|time|date|due|score|duration)\b/iu;
const topic = /^(?:(?:title|topic)\s*[:–-]|(?:chapter|unit|lesson)(?:\s+name)?\s*:)\s*\p{L}/iu;
/** 'Ch-3 Reproduction in plants' below 'Science Worksheet – Class 7'. */
const chapter = /^(?:ch(?:apter)?|unit|lesson|topic|module|l)\s?[-.:]?\s?\d{1,2}(?:\.\d)?\s*[:.–-]?\s+\p{L}/iu;
/** 'SUBJECT: Natural Sciences' in the head of a paper. */
const tellsWhose =
  /^(?:school|subject|grade|class|educator|teacher|examiner|moderator|name|date|marks?|time)\s*[:–-]/iu;
const longest = 140;
const longestOfTwo = 80;

/** The lines that name a homework: one, or two that belong together; `undefined` where none does. `head` has those of a table above all. */
export function titleLines(
  lines: readonly Line[],
  head: readonly Line[],
  isNotWeek: (text: string) => boolean,
): readonly [Line, ...Line[]] | undefined {
  const candidates = mayName(lines);
  const isNamed = ({ text }: Line) => isNotWeek(text) && !namesNoTopic(text);
  const found = shown(candidates, isNamed);
  if (found !== undefined) return withSecond(found, candidates);
  const first = mayName(head).find(
    (line) =>
      isNamed(line) &&
      !isNumbered(line) &&
      !tellsWhose.test(line.text) &&
      !tells.test(line.text) &&
      !isLevelAndSubject(line.text) &&
      !namesOnlyKind(line.text),
  );
  const plain =
    first ??
    candidates.find(({ isTitle }) => isTitle) ??
    candidates.find((line) => isNamed(line) && !tells.test(line.text));
  return plain === undefined ? undefined : [plain];
}

const kindOfPaper = /\b(?:homework|worksheet|booklet|quiz|test|assessment|retrieval|practical|exam(?:ination)?)\b/iu;
/** 'Infection and Response Revision Booklet' above the headings within it. */
const namesPaper = (text: string) => kindOfPaper.test(text) && !namesOnlyKind(text) && !tells.test(text);

/** What stands at the top or the foot of each page, where that names the paper: 'Year 9 Biology   Retrieval Homework 4'. */
export const titleInMargins = (margins: readonly string[]): string | undefined =>
  margins.find(
    (text) =>
      namesPaper(text) && text.length < longestOfTwo && !namesNoTopic(text) && !/\\|\.docx?\b|\bpage\b/iu.test(text),
  );

const mayName = (lines: readonly Line[]) =>
  lines.filter(
    ({ text }) =>
      /\p{L}{3}/u.test(text) && text.length < longest && !stated.test(text) && marksOfEach(text) === undefined,
  );

/** The line that is shown as a title, by its style, its name or its look. */
function shown(candidates: readonly Line[], isNamed: (line: Line) => boolean): Line | undefined {
  const bold = candidates.filter((line) => emphasisOf(line.spans).bold && isNamed(line));
  const hasTopic = candidates.some(({ text }) => topic.test(text));
  return (
    candidates.find((line) => line.isTitle && isNamed(line) && !(hasTopic && namesOnlyKind(line.text))) ??
    candidates.find(({ text }) => topic.test(text)) ??
    bold.find(
      (line) => namesPaper(line.text) && candidates.indexOf(line) < candidates.findIndex((one) => one.isHeading),
    ) ??
    candidates.find((line) => line.isHeading && isNamed(line) && !tells.test(line.text)) ??
    bold.find(({ text }) => !subject.test(text) && !tells.test(text)) ??
    candidates.find((line) => line.isHeading && isNamed(line)) ??
    bold[0]
  );
}

/** 'TERM 2 TEST: MATTER' goes on below 'GRADE 9 NATURAL SCIENCES', and 'End of Unit Test' below the topic. */
function withSecond(line: Line, candidates: readonly Line[]): readonly [Line, ...Line[]] {
  const second = candidates[candidates.indexOf(line) + 1];
  if (second === undefined || second.text.length > longestOfTwo) return [line];
  if (namesOnlyKind(line.text) && chapter.test(second.text)) return [second];
  const isShown = second.isHeading || emphasisOf(second.spans).bold;
  if (namesOnlyKind(line.text) && isShown && isTopic(second.text)) return [line, second];
  const goesOn = isLevelAndSubject(line.text) ? isName(second.text) : isKindOfTest(second.text);
  return isShown && goesOn && !isKindOfTest(line.text) ? [line, second] : [line];
}

/** 'Sound and Light' in the look of a title below 'REVISION SHEET'. */
const isTopic = (text: string) =>
  isName(text) &&
  !namesOnlyKind(text) &&
  /^(?:\d{1,2}[A-Z]{1,2}\d?\s+)?\p{Lu}[\p{L}\s,’'&-]{2,60}$/u.test(text) &&
  !demands(text);

const isName = (text: string) => !tells.test(text) && !namesNoTopic(text) && !isLevelAndSubject(text);

/** Room for the name, the class or the time beside a title. */
const details =
  /(?:\t|\s{2,}|\s+[–—|-]\s+)\W*(?:(?:full|first|your|pupil|student)\s+)?(?:name|class|form|set|date|due(?:\s+date)?|teacher|tutor(?:\s+group)?|group|score|marks?|grade|target|time)\s*(?:(?:[:.]|_{2,}|…).*|)$/isu;
const prefix =
  /^(?:title|topic|(?:chapter|unit|lesson)(?:\s+name)?(?=\s*:)|homework(?:\s*title)?|worksheet|(?:quick\s+|mini\s+)?quiz(?!-\p{L})|subject|science)\s*[:–-]\s*|^(?:ch|l)\s?[-.]\s?\d{1,2}\s*[:.–-]?\s+/iu;
/** '(TEACHER VERSION)', '– Answer Key' and '– CORRIGÉ' are said of the file, not of the homework. */
const copy =
  /\s*[[(](?:(?:the|with|and|con|avec|mit|teachers?(?:['’]s|s['’])?|student|pupil|answers?|marking|marked|version|copy|questions?|key|worked|solutions?|soluciones|corrigés?|lösung(?:en)?|mark\s*scheme|only)\s*[&+/]?\s*)+[\])]\s*$|(?:\s+[–—-]\s*|\s{2,}|\t)(?:answer\s+key|(?:questions?\s+(?:with|and|&)\s+|with\s+)?answers|corrigé|soluciones|lösung(?:en)?|mark\s*scheme|solutions|key|(?:teachers?(?:['’]s|s['’])?|staff|student|pupil|answer)s?\s+(?:version|edition)|mark\s*scheme\s+(?:copy|version))\s*$/iu;
/** 'Ecosystems test KEY' */
const shouted =
  /\s+(?:KEY|CORRIGÉ|ANSWERS|(?:(?:MARKED|CORRECTED|STAFF)|TEACHER(?:['’]?S)?)\s+(?:COPY|VERSION|EDITION))\s*$/u;
/** '(Mr Trent's class)', '– Friday period 3', '– in silence' and '(8 Set 2)' are said to those who hand it out. */
const handedOut =
  /\s*[[(](?:mr|mrs|ms|miss|mx|dr)\.?\s[^)\]]{1,30}[\])]\s*$|\s+[–—|-]\s+(?:mr|mrs|ms|miss|mx|dr)\.?\s+\p{Lu}[\p{L}’'-]{1,20}\s*$|\s*[[(]\d{1,2}\s?set\s?\d[\])]\s*$|\s+[–—-]\s+(?:(?:mon|tues?|wednes|thurs?|fri)(?:day)?\s+)?(?:period|lesson|p)\s?\d\s*$|\s+[–—-]\s+(?:in\s+silence|silent(?:ly)?|\d{1,2}\s+min(?:ute)?s)\b.*$/iu;

/** What a line names, without what else it says. */
export function nameIn(text: string): string {
  const shown = text.replace(details, '').replace(handedOut, '').replace(prefix, '');
  const own = tidy(shown.replace(/!{2,}\s*$/u, ''));
  const named = shown
    .replace(copy, '')
    .replace(/\p{Ll}/u.test(text) ? shouted : '', '')
    .replace(/!{2,}\s*$/u, '');
  return /\p{L}{3}/u.test(named) ? tidy(named) : own;
}
