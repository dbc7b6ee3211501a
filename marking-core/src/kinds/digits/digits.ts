import { type Asked, equal, type KeyNotes, type Kind, type Said, unequal, type Verdict } from '../kind.ts';

/** Kinds of numbers whose digits count one by one, by what a question calls them and how their keys look. */
const codes = [
  { asked: /\bbinary\b|\bbits?\b|\bbytes?\b|\bnibble|\btwo'?s complement/i, key: /^[01]{3,}$/, hasValue: true },
  { asked: /\bhex/i, key: /^[0-9A-F]*[A-F][0-9A-F]*$/, hasValue: true },
  { asked: /\b(?:to|into|in|as|the)\s+(?:[\w-]+\s+)?hex/i, key: /^[0-9A-F]+$/, hasValue: true },
  { asked: /\bgrid\s+ref/i, key: /^(?:\d{4}|\d{6})$/, hasValue: false },
] as const;
/** What a number is to be turned into; the last of several is. */
const target = /\b(?:to|into|in|as)\s+(?:[\w-]+\s+){0,2}?(denary|decimal|base (?:10|ten)|binary|hex)/gi;

/** The values of the places, as they are written over the digits. */
const columns =
  /(?:\b(?:512|256)\b[\s,|]+)*(?:\b128\b[\s,|]+\b64\b[\s,|]+\b32\b[\s,|]+\b16\b[\s,|]+)?\b8\b[\s,|]+\b4\b[\s,|]+\b2\b[\s,|]+\b1\b/g;
const base = /_(?:2|10|16)\b|\s*\(?\bbase\s*(?:2|16|two|sixteen)\b\)?/gi;
const group = String.raw`(?:0[xb]|#)?[\da-f]+`;
const run = new RegExp(String.raw`(?<![a-z\d.])${group}(?:[\s,]+${group})*(?![a-z\d]|\.\d)`, 'gi');

/** Digits that count one by one: '00001101' in binary, '2F' in hexadecimal, the grid reference 3417. */
export const digitsKind: Kind<string> = {
  isKey: (text, { question }) => codeOf(text, question) !== undefined,
  read: readCodes,
  compare,
  hasWorking: true,
  isGiven: (code, { question }) => code !== undefined && question.includes(code),
  notes: (key, { digits, question }): KeyNotes => {
    const apart = key.match(/.{1,4}(?=(?:.{4})*$)/g)?.join(' ') ?? key;
    const isOpen = digits === undefined && key.startsWith('0') && codeOf(key, question)?.hasValue === true;
    return {
      also: apart === key ? [] : [apart],
      doubts: isOpen ? [`Must all ${key.length} digits be there? ${bare(key)} gets the mark.`] : [],
    };
  },
};

function codeOf(text: string, question: string) {
  const wanted = [...question.matchAll(target)].at(-1)?.[1] ?? '';
  if (/^[d]|^base/i.test(wanted)) return undefined;
  const key = closedUp(text);
  return codes.find((code) => code.asked.test(question) && code.key.test(key));
}

function closedUp(written: string): string {
  return written
    .replace(base, '')
    .replace(/\b0[xb]|#/gi, '')
    .replace(/[\s,()]/g, '')
    .toUpperCase();
}

const bare = (code: string) => code.replace(/^0+(?=.)/, '');

function readCodes(text: string, { question }: Asked): Said<string>[] {
  const plain = text.replace(columns, (all) => ' '.repeat(all.length)).replace(base, (all) => ' '.repeat(all.length));
  const isHex = /\bhex/i.test(question);
  return [...plain.matchAll(run)].flatMap((match): Said<string>[] => {
    const [written] = match;
    const isAlone = written.length === plain.trim().length;
    const isWord =
      /[a-z]/i.test(written.replace(/0[xb]/gi, '')) && !(isHex && (isAlone || /\d|^[A-F]+$/.test(written)));
    const value = closedUp(written);
    return isWord ? [] : [{ value, start: match.index, end: match.index + written.length }];
  });
}

function compare(answer: string, key: string, { question, digits }: Asked): Verdict {
  if (answer === key) return equal();
  const hasValue = codeOf(key, question)?.hasValue ?? false;
  if (!hasValue || bare(answer) !== bare(key)) return unequal('wrong-number');
  return digits === undefined ? equal(0.75) : unequal('wrong-form', 0.9);
}
