import { acceptedAnswers } from '@markwell/marking-core';
import type { DraftQuestion } from '../../src/contract/homework-draft.ts';
import { likeness, plain } from './compare-texts.ts';
import type { Fault } from './faults.ts';
import type { Truth } from './labelled-files.ts';

/** What is to be said of the answers of a question; null where they are right, or rightly absent. */
export function judgeAnswers(truth: Truth, question: DraftQuestion): Fault | null {
  const { answersRule: rule = 'set', answers: wanted, orAnswers = [] } = truth;
  const { options } = question;
  const got = acceptedAnswers(question);
  if (rule === 'free') return null;
  if (options.length > 0 && got.some((answer) => !options.some((option) => plain(option) === plain(answer))))
    return 'answer that is no option';
  if (orAnswers.some((other) => isSame(other, got))) return null;
  if (wanted === null) return got.length > 0 ? 'answer invented' : null;
  if (got.length === 0) return 'answer missing';
  if (rule === 'some' || isSame(wanted, got)) return null;
  if (truth.options.length > 1) return isSameChoice(truth, question, wanted) ? null : 'answer wrong';
  return judgeWritten(wanted, got, rule);
}

/** The same texts in any order, each once or more. */
function isSame(wanted: readonly string[], got: readonly string[]): boolean {
  const set = (texts: readonly string[]) => [...new Set(texts.map(plain))].sort().join('|');
  return wanted.length === 0 ? got.length === 0 : set(wanted) === set(got);
}

/** By their places, as the text of an option may have a blemish; and the first letter of what is true or false. */
function isSameChoice({ type, options }: Truth, question: DraftQuestion, wanted: readonly string[]): boolean {
  if (options.length === question.options.length) {
    const right = options.map((option) => wanted.some((answer) => plain(answer) === plain(option)));
    const found = question.options.map((option) => question.correctAnswers.includes(option));
    if (found.includes(true) && found.every((is, at) => is === right[at])) return true;
  }
  const [first, ...others] = question.correctAnswers;
  if (type !== 'true-false' || first === undefined || others.length > 0 || wanted.length !== 1) return false;
  const isTruth = question.options.length > 0 || question.type === 'true-false';
  return isTruth && plain(first)[0] === plain(wanted[0] ?? '')[0];
}

const letters = (text: string) => plain(text).replace(/[/,;.:()]/gu, '');

/** Accepted forms, or a model answer: a long one is cut somewhere by everybody. */
function judgeWritten(wanted: readonly string[], got: readonly string[], rule: Truth['answersRule']): Fault | null {
  const joined = plain(got.join(' '));
  if (rule === 'contains') {
    const said = letters(got.join(' '));
    if (wanted.some((answer) => said.includes(letters(answer)))) return null;
    const isNear = wanted.some((answer) => likeness(said.slice(0, 400), letters(answer).slice(0, 400)) > 0.5);
    return isNear ? 'answer differs' : 'answer wrong';
  }
  const isWanted = (answer: string) =>
    wanted.some((want) => {
      const [own, other] = [plain(answer), plain(want)];
      return own === other || likeness(other.slice(0, 400), own.slice(0, 400)) > 0.92;
    });
  if (got.every(isWanted)) return null;
  // Marks or a stop too many behind an answer are stray text, and no other answer.
  const goesOn = (answer: string) =>
    wanted.map(plain).some((want) => {
      const more = plain(answer).length - want.length;
      return want.length >= 6 && more <= 12 && plain(answer).startsWith(want);
    });
  if (got.every((answer) => isWanted(answer) || goesOn(answer))) return 'answer differs';
  const run = (texts: readonly string[]) => plain(texts.join('')).replaceAll(',', '');
  if (rule === 'set-or-joined' && run(got) === run(wanted)) return null;
  const [only = ''] = wanted;
  if (wanted.length === 1 && only.length > 30) {
    const want = plain(wanted.join(' '));
    if (likeness(joined.slice(0, 500), want.slice(0, 500)) > 0.85) return null;
    if (want.includes(joined) || joined.includes(want)) return 'answer differs';
  }
  return 'answer wrong';
}
