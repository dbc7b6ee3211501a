import type { Question } from './question.ts';

/** The options as a list, in whichever form they came; empty if there are none or they cannot be read. */
export function questionOptions(question: Pick<Question, 'options'>): string[] {
  const { options } = question;
  if (Array.isArray(options)) return options;
  if (typeof options !== 'string' || options.trim() === '') return [];
  try {
    const parsed: unknown = JSON.parse(options);
    return Array.isArray(parsed) && parsed.every((option) => typeof option === 'string') ? parsed : [];
  } catch {
    return [];
  }
}
