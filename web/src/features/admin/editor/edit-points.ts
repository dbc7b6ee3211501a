import type { DraftQuestion, MarkingPoint } from '@markwell/server/contract';
import { marksText } from '../../../components/marks-text.ts';
import { cleanLines } from './clean-lines.ts';

/** The question with these points, and as its accepted answers all of theirs; with none each accepted answer alone is right. */
export function withPoints(question: DraftQuestion, points: readonly MarkingPoint[] | null): DraftQuestion {
  if (points === null) return { ...question, markingPoints: null };
  return { ...question, markingPoints: [...points], correctAnswers: points.flatMap(({ answers }) => answers) };
}

export const emptyPoint = (): MarkingPoint => ({ answers: [''], marks: 1 });

/** A point of one mark for each accepted answer, to be put together and told apart by a person; at least two. */
export function startPoints(question: DraftQuestion): DraftQuestion {
  const points = cleanLines(question.correctAnswers).map((answer) => ({ answers: [answer], marks: 1 }));
  while (points.length < 2) points.push(emptyPoint());
  return withPoints(question, points);
}

/** The points as they are to be stored: without blank lines. */
export function cleanPoints(question: DraftQuestion): DraftQuestion {
  const { markingPoints } = question;
  if (!markingPoints) return question;
  return withPoints(
    question,
    markingPoints.map(({ answers, marks }) => ({ answers: cleanLines(answers), marks })),
  );
}

/** What must be corrected in the points before they can mark, a sentence each. */
export function pointProblems({ markingPoints }: Pick<DraftQuestion, 'markingPoints'>): string[] {
  if (markingPoints?.length === 0) return ['Add a point, or let each accepted answer be right.'];
  const seen = new Set<string>();
  return (markingPoints ?? []).flatMap(({ answers, marks }, index) => {
    const given = cleanLines(answers);
    const twice = given.find((answer) => seen.has(answer.toLowerCase()));
    for (const answer of given) seen.add(answer.toLowerCase());
    return [
      ...(given.length === 0 ? [`Say which answers make point ${index + 1}.`] : []),
      ...(marks < 1 ? [`Give point ${index + 1} at least 1 mark.`] : []),
      ...(twice === undefined ? [] : [`‘${twice}’ is in two points.`]),
    ];
  });
}

/** How the marks of the points and of the question go together; `isShort` where nobody can get all marks. */
export function pointsTotal(question: Pick<DraftQuestion, 'markingPoints' | 'marks'>): {
  text: string;
  isShort: boolean;
} {
  const { markingPoints, marks } = question;
  const all = (markingPoints ?? []).reduce((sum, point) => sum + point.marks, 0);
  if (all < marks)
    return {
      text: `The points have ${marksText(all)}, the question ${marks}: nobody can get all of them.`,
      isShort: true,
    };
  if (all === marks) return { text: `All points together have the question’s ${marksText(marks)}.`, isShort: false };
  return {
    text: `The points have ${marksText(all)}, and an answer gets ${marks} at most: some of the points are enough.`,
    isShort: false,
  };
}
