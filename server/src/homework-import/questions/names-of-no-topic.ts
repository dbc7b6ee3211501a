import { isLevelName } from './conventions/numbers/level-names.ts';

const school =
  /\b(?:school|academy|college|department|dept|trust|faculty|(?:tuition|coaching|learning|study|training)\s+(?:centre|center|institute|classes))\b/iu;
/** 'Collège Jean Moulin', 'IES Sierra de Gredos': 'Au collège' is a topic. */
const named =
  /^\W*(?:IES|CEIP|Collège|Lycée|Colegio|Instituto|Scoil|Coláiste|Gymnasium|Realschule|Gesamtschule|Ysgol)\s+(?:de\s+(?:la\s+)?)?\p{Lu}/u;
/** 'ST MARY SECONDARY' and 'Hillcrest High' name the school by its kind. */
const byKind =
  /^(?!.*\b(?:AND|OR|and|or|of|OF)\b)(?:\p{Lu}[\p{L}.’'-]*\s+){1,4}(?:Secondary|SECONDARY|Grammar|GRAMMAR|Comprehensive|COMPREHENSIVE|High|HIGH|Primary|PRIMARY|Juniors?|JUNIORS?)\W*$/u;
/** 'Homework template v4' is said of the file. */
const template = /\btemplate\b|\bv\d+(?:\.\d+)?\W*$|^\W*(?:draft|final|copy)\s*\d*\W*$/iu;
/** 'Year 9 Weekly Homework' says nothing of what is asked. */
const kind =
  /^\W*(?:(?:year|yr|y|ks|key\s+stage|class|set|week|science|biology|chemistry|physics|maths?|english|weekly|ks\d|y\d{1,2}|\d{1,2})\W+)*(?:homework|home\s+learning|end\s+of\s+(?:unit|topic|chapter|module|term)\s+(?:test|assessment|quiz)|worksheet|work\s?sheet|(?:revision|activity|practice)\s+(?:sheet|questions)|quiz|test|sheet|questions)(?:\W+(?:sheet|task|questions|\d{1,2}|week|class|year|grade|std|form))*\W*$/iu;

/** 'Information' stands above what pupils should know of the paper; 'Question 1' above what it asks. */
const ofPaper =
  /^\W*(?:(?:general\s+)?(?:information|instructions?|guidance|advice)(?:\s+(?:to|for)\s+.{0,30})?|materials|equipment|you\s+will\s+need|(?:learning\s+)?(?:objectives?|intentions?|outcomes?)|success\s+criteria|contents|cover\s+(?:work|lesson|sheet)(?:\s*[–—-]\s*(?:\d{1,2}\p{L}{1,3}\d?(?:\/\S{1,4})?|(?:mon|tues?|wed(?:nes|s)?|thu(?:rs)?|fri)(?:day)?(?:\s+p(?:eriod)?\s?\d)?|p(?:eriod)?\s?\d|room\s+\S{1,5}|(?:mr|mrs|ms|miss|dr)\.?\s+\S{2,20}))*|method|apparatus|procedure|results|introduction|background|aims?|hypothesis|how\s+to\s+use\s+(?:this|the)\s+.{0,30}|(?:from\s+)?(?:last|previous|this)\s+(?:lesson|week|month|term|half[\s-]term|year|topic|unit)\s*(?:[:–-].{0,60})?|questions?(?:\s+\d{1,2})?|answers\s+in\s+.{0,20}|answer\s+all\s.{0,40}|what\s+(?:we(?:['’]re|\s+are)\s+learning|you\s+will\s+learn|to\s+do)|warm[\s-]?up|corrigé|(?:master|teacher|staff|student|pupil)['’]?s?\s+copy|key\s?words?\s*:.*|(?:key|core)\s+(?:knowledge|facts|ideas|points|terms|vocabulary|concepts))\W*$/iu;
const term =
  /^\W*(?:(?:first|second|third|1st|2nd|3rd|mid|half|end\s+of|summer|christmas|easter|autumn|spring)\W+)+(?:term|year(?:ly)?)\s+(?:examinations?|exams?|tests?|assessment)\W*$/iu;
/** 'Multiple Choice Questions' is the heading of the first section. */
/** 'SESSION 2023-24', 'Homework – due Thursday' */
const time =
  /^\W*(?:(?:academic\s+)?(?:session|year)|school\s+year)\W*\d{4}\W{0,3}(?:\d{2}|\d{4})?\W*$|^\W*(?:homework\W+)?due\b/iu;
const section =
  /^\W*(?:(?:multiple[\s-]choice|short[\s-]answers?|long[\s-]answers?|one[\s-]word|structured|written|extended|objective|theory|true\s*(?:or|\/|and|&)\s*false|matching|fill[\s-]in[\s-](?:the[\s-])?(?:blanks?|gaps?))(?:\W+(?:answers?|type|response|questions?|items?|statements?|section|part))*)\W*(?:[([]\s*\d{1,3}\s*(?:marks?|points?|pts?)?\s*[)\]])?\W*$/iu;
const level =
  '(?:year|yr|grade|class|form|std|standard|level|ks|key|stage|national|gcse|igcse|jss|sss|s|y|first|second|third|[ivx]{1,4}|\\d{1,2}(?:st|nd|rd|th)?)\\d{0,2}';
const subject =
  '(?:(?:sub|subject)\\W+)?(?:(?:natural|integrated|basic|general|combined|life|physical|environmental|social|(?:double|single|triple)(?:\\s+award)?)\\s+)?(?:sciences?|studies|biology|chemistry|physics|maths?|mathematics|english|geography|history|computing|computer\\s+science|french|german|spanish)';
const levelAndSubject = new RegExp(
  `^\\W*(?:${level}\\W+)+${subject}(?:\\W+${subject})?\\W*$|^\\W*${subject}\\W+(?:${level}\\W*)+$`,
  'iu',
);

/** The site or program that a quiz comes from. */
const tool =
  /^\W*(?:quizizz|wayground|kahoot|quizlet|blooket|gimkit|(?:google|microsoft|ms)\s+forms?|socrative|nearpod|edpuzzle|formative|twinkl|diffit|magic\s?school(?:\s+ai)?|brisk|chat\s?gpt|gemini|copilot|claude|canvas|moodle|schoology|blackboard|seneca|educake|tassomai)(?:\.(?:com|org|it|ai))?\W*$/iu;

/** Whether a line names the school, or a department of it. */
export const isOfSchool = (text: string): boolean => school.test(text) || named.test(text) || byKind.test(text);

/** 'GRADE 9 NATURAL SCIENCES' says for whom it is. */
export const isLevelAndSubject = (text: string): boolean => text.length < 60 && levelAndSubject.test(text);

/** 'End of Unit Test' says what the topic above it is for. */
export const isKindOfTest = (text: string): boolean =>
  /^\W*end\s+of\s+(?:unit|topic|chapter|module|term)\s+(?:test|assessment|quiz|exam(?:ination)?|check)\W*$/iu.test(
    text,
  );

/** Whether a line that looks like a title names no topic: the school, a level, the template of the file. */
export const namesNoTopic = (text: string): boolean =>
  isOfSchool(text) ||
  template.test(text) ||
  ofPaper.test(text) ||
  section.test(text) ||
  term.test(text) ||
  time.test(text) ||
  tool.test(text) ||
  isLevelName(text);

/** Whether a line names only what kind of work it is, and for whom. */
export const namesOnlyKind = (text: string): boolean => kind.test(text);
