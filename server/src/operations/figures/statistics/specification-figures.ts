/** What a specification point is counted by. */
export interface TaggedQuestion {
  readonly questionId: string;
  readonly marks: number;
  /** 0 to 1. */
  readonly facility: number;
}

/** How a class did at one point of a specification. */
export interface PointFigure {
  readonly point: string;
  /** 0 to 1 with two decimals: mean share of the marks of its questions, by marks. */
  readonly facility: number;
  readonly questionIds: string[];
}

/** The points that questions are tagged with, weakest first; a question of several points counts for each. */
export function specificationFigures(
  questions: readonly TaggedQuestion[],
  pointsOf: (questionId: string) => readonly string[],
): PointFigure[] {
  const byPoint = new Map<string, TaggedQuestion[]>();
  for (const question of questions)
    for (const point of new Set(pointsOf(question.questionId)))
      byPoint.set(point, [...(byPoint.get(point) ?? []), question]);
  return [...byPoint]
    .map(([point, own]) => {
      const marks = own.reduce((sum, one) => sum + one.marks, 0);
      const got = own.reduce((sum, one) => sum + one.marks * one.facility, 0);
      const facility = marks === 0 ? 0 : Math.round((100 * got) / marks) / 100;
      return { point, facility, questionIds: own.map(({ questionId }) => questionId) };
    })
    .sort(
      (one, other) => one.facility - other.facility || one.point.localeCompare(other.point, 'en', { numeric: true }),
    );
}
