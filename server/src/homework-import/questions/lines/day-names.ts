const name = String.raw`(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|(?:day|lesson|week|session|homework|night|period)\s*\d{1,2})\b`;
const atStart = new RegExp(`^${name}`, 'iu');
const alone = new RegExp(String.raw`^${name}\W*$`, 'iu');
const before = new RegExp(String.raw`^${name}\s*[:–—-]\s*(?=\S)`, 'iu');

/** Whether a text begins with a day, or with 'Lesson 2'. */
export const beginsWithDay = (text: string): boolean => atStart.test(text);

/** 'newton' of 'Monday: newton'. */
export const withoutDay = (text: string): string => text.replace(before, '');

/** 'Wednesday', 'Lesson 2:' above the questions of that day. */
export const isDayAlone = (text: string): boolean => alone.test(text);
