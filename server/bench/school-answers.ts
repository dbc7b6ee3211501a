import type { Answers } from '@markwell/marking-core';
import { demoAnswers } from '../src/db/demo/answers.ts';

/** How students answer: as a school's do, or so that no typed answer is ever given twice. */
export type Spread = 'school' | 'all unlike';

export const spreads: Readonly<Record<Spread, string>> = {
  school:
    'typed ones as the demo’s students give them, in many spellings, and one in four a sentence of the student’s own',
  'all unlike': 'every typed one a sentence of the student’s own',
};

/** Questions whose answer is typed. */
export const typed: readonly string[] = ['q1ai', 'q1aii', 'q1b'];
const ownSentences = 0.25;
const right = 0.65;
const leads = ['', '', '', '', '', 'it is ', 'I think ', 'the answer is '];
const ends = ['', '', '', '', '.', ' ', '!'];
const words =
  'when the water meets a wall it loses energy and our teacher said this happens in class every time you look at it'.split(
    ' ',
  );

/** Numbers from 0 up to 1, the same sequence every time. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 0x1000000;
  };
}

/** The seven answers of one student to Year 8. */
export function makeAnswers(random: () => number, spread: Spread): Answers {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  // The first wordings of a list are given far more often than the last.
  const pickFirst = (from: readonly string[]) => from[Math.floor(random() ** 2 * from.length)] ?? '';
  const misspelt = (text: string) => {
    const at = 1 + Math.floor(random() * (text.length - 2));
    return `${text.slice(0, at)}${text.charAt(at + 1)}${text.charAt(at)}${text.slice(at + 2)}`;
  };
  const explanation = () => Array.from({ length: 3 + Math.floor(random() * 6) }, () => pick(words)).join(' ');
  const write = (text: string) => {
    if (spread === 'all unlike' || random() < ownSentences) return `${pick(leads)}${text} because ${explanation()}`;
    const spelt = text.length > 4 && random() < 0.05 ? misspelt(text) : text;
    return `${pick(leads)}${random() < 0.3 ? spelt.charAt(0).toUpperCase() + spelt.slice(1) : spelt}${pick(ends)}`;
  };
  const entries = Object.entries(demoAnswers[2] ?? {}).map(([questionId, bank]) => {
    const text = pickFirst(random() < right ? bank.right : bank.wrong);
    return [questionId, { questionId, value: typed.includes(questionId) ? write(text) : text }] as const;
  });
  return Object.fromEntries(entries);
}
