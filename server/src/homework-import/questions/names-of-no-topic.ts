import { isLevelName } from './level-names.ts';

const school = /\b(?:school|academy|college|department|dept|trust|faculty)\b/iu;
/** 'Homework template v4' is said of the file. */
const template = /\btemplate\b|\bv\d+(?:\.\d+)?\W*$|^\W*(?:draft|final|copy)\s*\d*\W*$/iu;
/** 'Year 9 Weekly Homework' says nothing of what is asked. */
const kind =
  /^\W*(?:(?:year|yr|y|ks|key\s+stage|class|set|week|science|biology|chemistry|physics|maths?|english|weekly|ks\d|y\d{1,2}|\d{1,2})\W+)*(?:homework|home\s+learning|worksheet|work\s?sheet|quiz|test|sheet|questions)(?:\W+(?:sheet|task|questions|\d{1,2}|week))*\W*$/iu;

/** Whether a line names the school, or a department of it. */
export const isOfSchool = (text: string): boolean => school.test(text);

/** Whether a line that looks like a title names no topic: the school, a level, the template of the file. */
export const namesNoTopic = (text: string): boolean => isOfSchool(text) || template.test(text) || isLevelName(text);

/** Whether a line names only what kind of work it is, and for whom. */
export const namesOnlyKind = (text: string): boolean => kind.test(text);
