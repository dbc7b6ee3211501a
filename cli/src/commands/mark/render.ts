import type { Answer, QuestionResult } from '@markwell/marking-core/engine';
import { colour } from '../../print.ts';

/** A line of JSON with the marks of one answer: these fields, in this order, then `state` where it could not be marked, and `slots` where it has parts. */
export function renderJson(result: QuestionResult): string {
  const { questionId, marksAwarded, maxMarks, isCorrect, feedback, evidence, confidence, state, slots } = result;
  const told = { questionId, marksAwarded, maxMarks, isCorrect, feedback, evidence, confidence, state, slots };
  return `${JSON.stringify(told)}\n`;
}

/** The line of JSON that keeps the place of a line that could not be read. */
export function renderJsonError(line: number, error: string): string {
  return `${JSON.stringify({ line, error })}\n`;
}

/** The head of the table that people read. Widths are fixed, so that rows can be printed as they come. */
export const tableHead = `${colour.bold(row('Question', 'Marks', 'Answer', 'Feedback'))}\n`;

/** One row of the table. */
export function renderRow(answer: Answer, result: QuestionResult): string {
  const marks = `${result.state === undefined ? result.marksAwarded : '-'}/${result.maxMarks}`;
  const given = [answer.choice, answer.value, answer.reason].filter(Boolean).join(', ').replaceAll('\n', '; ');
  const paint =
    result.state !== undefined
      ? colour.yellow
      : result.isCorrect
        ? colour.green
        : result.marksAwarded > 0
          ? colour.yellow
          : colour.red;
  return `${paint(row(answer.questionId, marks, given, result.feedback))}\n`;
}

/** The row that keeps the place of a line that could not be read. */
export function renderRowError(line: number, error: string): string {
  return `${colour.red(row(`line ${line}`, '-', '', `Not marked: ${error}`))}\n`;
}

function row(question: string, marks: string, answer: string, feedback: string): string {
  return `${cell(question, 10)}  ${cell(marks, 5)}  ${cell(answer, 32)}  ${oneLine(feedback)}`;
}

function cell(text: string, width: number): string {
  const line = oneLine(text);
  return line.length > width ? `${line.slice(0, width - 1)}…` : line.padEnd(width);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
