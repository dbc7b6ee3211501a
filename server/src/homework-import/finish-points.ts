import { arrangementOf, draftMarkScheme, type QuestionType } from '@markwell/marking-core';
import type { DraftQuestion } from '../contract/homework-draft.ts';
import type { SourceQuestion } from './read-homework.ts';

/** Kinds of answers that a tolerance is of use for. */
const withTolerance: readonly string[] = ['number', 'fraction', 'percentage', 'money'];

type Finished = Pick<DraftQuestion, 'markingPoints' | 'tolerance'>;
type Say = (field: keyof DraftQuestion, message: string) => void;

/**
 * How a question's answers earn its marks, if not each by itself: its points, or the tolerance of its number.
 * Reports those that cannot be used, and totals that no answer can reach.
 */
export function finishPoints(sourced: SourceQuestion, type: QuestionType, marks: number, say: Say): Finished {
  return { ...pointsOf(sourced, type, marks, say), ...toleranceOf(sourced, type, say) };
}

function pointsOf({ name, markingPoints }: SourceQuestion, type: QuestionType, marks: number, say: Say): Finished {
  const taken = new Set<string>();
  const points = (markingPoints ?? []).flatMap((point) => {
    const answers = point.answers
      .map((answer) => answer.trim())
      .filter((answer) => answer !== '' && !taken.has(answer));
    for (const answer of answers) taken.add(answer);
    return answers.length === 0 ? [] : [{ answers: [...new Set(answers)], marks: point.marks }];
  });
  if (points.length === 0) return {};
  if (type !== 'text') {
    say('correctAnswers', `${name}: points are for written answers; here each accepted answer alone is right.`);
    return {};
  }
  const most = points.reduce((sum, point) => sum + point.marks, 0);
  if (most < marks) {
    const message = `its points have ${most} of its ${marks} marks, so no answer can get all. Add a point, or change the marks.`;
    say('markingPoints', `${name}: ${message}`);
  }
  return { markingPoints: points };
}

function toleranceOf(sourced: SourceQuestion, type: QuestionType, say: Say): Finished {
  const { name, tolerance, question = '', correctAnswers = [] } = sourced;
  if (!tolerance) return {};
  const keyed = { id: 'q1', type, question, marks: 1, correctAnswers, tolerance, ...arrangementOf(sourced) };
  const [marked] = draftMarkScheme({ slug: 'draft', title: name, questions: [keyed] }).questions;
  const rule = marked?.rule;
  const rules = rule?.kind === 'slots' ? rule.slots.map((slot) => slot.rule) : [rule];
  if (rules.some((one) => one?.kind === 'value' && withTolerance.includes(one.of))) return { tolerance };
  say('correctAnswers', `${name}: its answers are not one number, so the tolerance of ${tolerance} is left out.`);
  return {};
}
