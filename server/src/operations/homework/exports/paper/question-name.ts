import type { PaperQuestion } from './paper.ts';

/** What a program that lists questions calls one. A label of its own is read back from it; a number is not. */
export function nameOf({ label, question }: PaperQuestion): string {
  const text = (question.question || question.description || '').replace(/\s+/gu, ' ').slice(0, 60).trim();
  const number = question.label?.length ? label : label?.replace(/^Q(\d+)$/u, '$1.');
  return [number, text].filter(Boolean).join(' ');
}
