import type { ParsedQuestion } from '../parsed-question.ts';

/** Where a question is: in which section, by which number. */
export interface Label {
  readonly section: string | undefined;
  readonly path: readonly string[];
  /** Whether the questions are its parts. */
  readonly isAbove?: true;
  /** The letter that the paper may have in place of its number: 'b' for 2. */
  readonly letter?: string;
}

/** The labels of the questions, and before them those above: '1. five, faith' may say all of question 1, 'Task 2: F, T' all of its statements. */
export function labelsOf(questions: readonly ParsedQuestion[]): readonly Label[] {
  const labels: Label[] = [];
  const areNumbers = questions.every(({ path, section }) => path.length === 1 && section === undefined);
  let last: Label | undefined;
  for (const { section, path } of questions) {
    if (path.length === 0 && section === undefined) continue;
    const isNew = last === undefined || last.section !== section;
    const shared = isNew ? 0 : path.findIndex((step, at) => step !== last?.path[at]);
    const isAgain = !isNew && last?.path.join() === path.join();
    if (isNew && section !== undefined && path.length > 0) labels.push({ section, path: [], isAbove: true });
    for (let depth = Math.max(shared, 0) + 1; depth < path.length; depth++)
      labels.push({ section, path: path.slice(0, depth), isAbove: true });
    const letter = String.fromCharCode(96 + Number(path[0]));
    last = { section, path, ...(areNumbers && /^[a-z]$/u.test(letter) ? { letter } : {}) };
    if (!isAgain) labels.push(last);
  }
  return labels;
}

/** Whether a question is part of what another label is of. */
export const isBelow = (label: Label, above: Label): boolean =>
  label !== above && label.section === above.section && above.path.every((step, at) => step === label.path[at]);
