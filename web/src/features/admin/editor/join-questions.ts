import type { DraftQuestion, MarkingPoint } from '@markwell/server/contract';
import { cleanLines } from './clean-lines.ts';
import { withPoints } from './edit-points.ts';

/**
 * One question of two that a reader has told apart wrongly: the texts, options and answers of the second behind those of the first. The
 * marks are those of the one with more, since the other's were not in the file; label and picture are the first's where it has them.
 */
export function joinQuestions(first: DraftQuestion, second: DraftQuestion): DraftQuestion {
  const options = together(first.options, second.options);
  const type = options.length > 0 ? 'multiple-choice' : first.type === 'information' ? second.type : first.type;
  const isTruth = type === 'true-false' && cleanLines(first.correctAnswers).length > 0;
  const before = second.description === first.description ? null : second.description;
  const joined: DraftQuestion = {
    ...first,
    type,
    question: lines([first.question, before, second.question]) ?? '',
    options,
    marks: Math.max(first.marks, second.marks),
    correctAnswers: isTruth ? first.correctAnswers : together(first.correctAnswers, second.correctAnswers),
    markingPoints: null,
    tolerance: type === 'text' ? (first.tolerance ?? second.tolerance ?? null) : null,
    studyTip: lines([first.studyTip, second.studyTip]),
    diagramPath: first.diagramPath ?? second.diagramPath,
    diagramAlt: first.diagramPath === null ? second.diagramAlt : first.diagramAlt,
    table: first.table ?? second.table,
  };
  const hasPoints = type === 'text' && (first.markingPoints || second.markingPoints);
  return hasPoints ? withPoints(joined, [...pointsOf(first), ...pointsOf(second)]) : joined;
}

/** Its points; answers of which each is enough are one. */
function pointsOf({ markingPoints, correctAnswers, marks }: DraftQuestion): readonly MarkingPoint[] {
  const answers = cleanLines(correctAnswers);
  return markingPoints ?? (answers.length === 0 ? [] : [{ answers, marks: Math.max(marks, 1) }]);
}

const together = (first: readonly string[], second: readonly string[]) => [
  ...new Set(cleanLines([...first, ...second])),
];

function lines(texts: readonly (string | null)[]): string | null {
  const said = texts.filter((text) => text !== null && text.trim() !== '');
  return said.length === 0 ? null : said.join('\n');
}
