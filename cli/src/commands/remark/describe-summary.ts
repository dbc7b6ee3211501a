import type { RemarkSummary } from '@markwell/server/contract';
import { count } from '../../count.ts';

/** The totals of a re-mark in a few lines. */
export function describeSummary(summary: RemarkSummary): string {
  const { attempts, gain, lose, kept, moved, same, reworded, gradeChanges, students, questions } = summary;
  const { unseen = 0, uncounted = 0 } = summary;
  const within = [
    ...(reworded > 0 ? [`${reworded} with other feedback`] : []),
    ...(unseen > 0 ? [`${unseen} with changes that only staff see`] : []),
  ];
  const parts = [
    `${gain} gain`,
    `${lose} lose`,
    ...(kept > 0 ? [`${kept} would lose and keep what they have`] : []),
    ...(moved > 0 ? [`${moved} change without gaining or losing`] : []),
    `${same} stay the same${within.length > 0 ? ` (${within.join(', ')})` : ''}`,
  ];
  const byQuestion = questions.map((one) => `${one.questionId} ${signed(one.gain, one.lose)}`).join(', ');
  return [
    `${count(attempts, 'attempt')}: ${parts.join(', ')}.`,
    `${count(gradeChanges, 'grade')} ${gradeChanges === 1 ? 'changes' : 'change'}; ${count(students, 'student')} listed.`,
    ...(byQuestion === '' ? [] : [`By question: ${byQuestion}.`]),
    ...(uncounted === 0
      ? []
      : [`Besides, ${count(uncounted, 'attempt')} that ${uncounted === 1 ? 'does' : 'do'} not count.`]),
  ].join('\n');
}

function signed(gain: number, lose: number): string {
  return [...(gain > 0 ? [`+${gain}`] : []), ...(lose > 0 ? [`-${lose}`] : [])].join(' ');
}
