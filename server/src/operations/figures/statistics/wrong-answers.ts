import { type Answer, isAnswered } from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { wrongAnswerSchema } from '../../../contract/teacher-statistics.ts';

export type WrongAnswer = z.infer<typeof wrongAnswerSchema>;

/** An answer that did not count as correct. */
export interface Refused {
  readonly answer: Answer | undefined;
  /** A `Refusal`; `undefined` where the marking gives none. */
  readonly reason: string | undefined;
  /** The class of whoever gave it, where it is of interest. */
  readonly from?: string | undefined;
}

const mostNamed = 3;

/**
 * The most common wrong answers, at most three: those that differ only in case, spaces and punctuation are one. Each stands
 * as it was most often written, with the reason most of them were refused for. Questions left out are no answers.
 */
export function findCommonWrongAnswers(refused: readonly Refused[]): WrongAnswer[] {
  const groups = new Map<string, { written: string[]; reasons: string[]; from: Set<string> }>();
  for (const { answer, reason, from } of refused) {
    if (!isAnswered(answer)) continue;
    const written = writeAnswer(answer);
    const key = normaliseAnswer(written);
    const group = groups.get(key) ?? { written: [], reasons: [], from: new Set() };
    group.written.push(written);
    group.reasons.push(reason ?? '');
    if (from !== undefined) group.from.add(from);
    groups.set(key, group);
  }
  return [...groups.values()]
    .sort((one, other) => other.written.length - one.written.length)
    .slice(0, mostNamed)
    .map(({ written, reasons, from }) => ({
      answer: mostFrequent(written),
      count: written.length,
      reason: mostFrequent(reasons) || null,
      ...(from.size > 0 && { classes: [...from] }),
    }));
}

/** An answer as a person reads it; of a combined question 'Yes: the reason'. */
export function writeAnswer({ value, choice = '', reason = '' }: Answer): string {
  if (reason.trim() === '') return (value.trim() || choice.trim()).replace(/\s+/g, ' ');
  const side = choice.trim() || value.trim();
  return `${side.charAt(0).toUpperCase()}${side.slice(1)}: ${reason.trim()}`.replace(/\s+/g, ' ');
}

/** '3.5', '-5' and '35' stay three answers; 'Thermometer.' and 'thermometer' are one. */
function normaliseAnswer(written: string): string {
  const meaningful = /((?<=\d)\.(?=\d)|(?<![\p{L}\d])-(?=\d)|%)|\p{P}/gu;
  const plain = written
    .toLowerCase()
    .replaceAll('−', '-')
    .replace(meaningful, (_mark, kept: string | undefined) => kept ?? ' ');
  return plain.replace(/\s+/g, ' ').trim() || written;
}

/** Of equally frequent texts the first. */
function mostFrequent(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), ['', 0] as const)[0];
}
