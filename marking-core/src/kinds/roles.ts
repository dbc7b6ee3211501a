import { deniedWords } from '../text/negation.ts';
import { withVerdicts } from '../text/verdicts.ts';
import { wordClasses } from '../text/word-classes.ts';
import { readWords } from '../text/words.ts';
import type { Said } from './kind.ts';

/** What something that an answer says is there for. */
export type Role = 'result' | 'denied' | 'limit' | 'working';

const reasons =
  /\b(?:because|becos|becuz|beacuse|becuase|becasue|cos|coz|cuz|bc|since|as(?= (?:the|it|they|there|you|we|its|this|each|\d|if)\b))\b/i;
const changes =
  /\b(?:no,? wait|wait,? no|oh wait|wait|no,? sorry|sorry|oops|whoops|i mean(?:t)?|scratch that|correction|or rather|no,? actually|actually|nope|no(?=[,.]? (?:its|it's|it is|i think|ph)?\s*[-\d(£]))\b[\s,:.-]*/gi;
/** Without any of these nothing is denied. */
const mayDeny =
  /n'?t\b|\bno\b|\bnot\b|\bnever\b|\bnor\b|\binstead\b|\brather\b|\bexcept|\bother than\b|\bwrong\b|\bincorrect\b|\buntrue\b/i;
const limit =
  /(?:\b(?:(?:more|less|fewer|greater|higher|lower|bigger|smaller|larger) than|at (?:least|most)|up to|over|under|above|below|nearly|almost|between|just (?:over|under))\s+(?:\w+\s+)?|\bbetween\b[^,.;]{1,14}\band\s+|^[<>]=?\s*)$/i;
const openEnd = /^\s*(?:or (?:more|less|fewer|so|over|under|higher|above)|and a bit|ish)\b|^\s?\+(?!\s*\d)/i;
const results = /=|\b(?:equals|makes|gives|so|therefore|hence|thus|then|which is|answer is|answer:)(?=\s|$)|->/gi;
const operation = /^\s*(?:[-+*/^x]|times|plus|minus|divided by|multiplied by|over|add|take away|÷|·)\s*\(?\s*$/i;
const opening = /[([]/;

/**
 * The role of each value in a text: result, working, denied, or a limit ('more than 3'). Withdrawn values
 * ('4, no wait, 5') are working; so is whatever is after 'because', in brackets beside a result, or before
 * the last '='.
 */
export function rolesOf(text: string, said: readonly Said<unknown>[], hasWorking: boolean): Role[] {
  const [only] = said;
  if (said.length === 1 && only?.start === 0 && only.end === text.length) return ['result'];
  const turned = said.length < 2 ? -1 : lastChange(text, said);
  const isDenied = deniedIn(text);
  const roles = said.map(({ start, end }, at): Role => {
    // '7, no 8' says 8.
    const isNew = start > turned && turned >= (said[at - 1]?.end ?? text.length);
    if (!isNew && isDenied(start, end)) return 'denied';
    const before = text.slice(Math.max(0, start - 30), start);
    return limit.test(before) || openEnd.test(text.slice(end, end + 20)) ? 'limit' : 'result';
  });
  const demote = (isWorking: (one: Said<unknown>, at: number) => boolean) => {
    const demoted = roles.map((role, at) => {
      const one = said[at];
      return role !== 'denied' && one !== undefined && isWorking(one, at);
    });
    const isLeft = roles.some((role, at) => role === 'result' && demoted[at] !== true);
    if (!isLeft) return;
    demoted.forEach((isWorking, at) => {
      if (isWorking) roles[at] = 'working';
    });
  };
  if (said.length < 2) return roles;
  demote(({ end }) => end <= turned);
  const reason = reasons.exec(text)?.index ?? text.length;
  demote(({ start }) => start > reason);
  if (!hasWorking) return roles;
  const at = lastResult(text, said);
  demote(({ start }) => start < at);
  const isJoined = (place: number) => {
    const [one, other] = [said[place], said[place + 1]];
    return one !== undefined && other !== undefined && operation.test(text.slice(one.end, other.start));
  };
  said.forEach((_, place) => {
    if (isJoined(place) || isJoined(place - 1)) roles[place] = roles[place] === 'denied' ? 'denied' : 'working';
  });
  if (opening.test(text)) {
    const inside = bracketed(text);
    demote(({ start }) => inside.some(([from, to]) => start > from && start < to));
  }
  return roles;
}

const nothingDenied = () => false;

/** Whether what a text says from one place to another is denied: 'not 3', '3 is wrong', 'except 3'. */
function deniedIn(text: string): (start: number, end: number) => boolean {
  if (!mayDeny.test(text)) return nothingDenied;
  const words = readWords(text);
  const classes = (at: number) => wordClasses.get(words[at]?.text ?? '') ?? 0;
  const denied = withVerdicts(words, classes, deniedWords(words, classes), () => false);
  return (from, to) => words.some(({ start, end }, at) => denied[at] === true && start < to && end > from);
}

/** Where an answer was last changed, with something on both sides; -1 if it was not. */
function lastChange(text: string, said: readonly Said<unknown>[]): number {
  let last = -1;
  for (const { index } of text.matchAll(changes)) {
    if (said.some(({ end }) => end <= index) && said.some(({ start }) => start > index)) last = index;
  }
  return last;
}

/** Where the last result begins: behind an equals sign, or a word such as 'so'. */
function lastResult(text: string, said: readonly Said<unknown>[]): number {
  let last = -1;
  for (const { index } of text.matchAll(results)) if (said.some(({ start }) => start > index)) last = index;
  return last;
}

function bracketed(text: string): [number, number][] {
  const found: [number, number][] = [];
  for (const match of text.matchAll(/[([][^()[\]]*[)\]]/g)) {
    if (match.index > 0 && !/^.\s*or\b/i.test(match[0])) found.push([match.index, match.index + match[0].length]);
  }
  return found;
}
