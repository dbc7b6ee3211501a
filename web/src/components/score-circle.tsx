interface ScoreCircleProps {
  readonly totalMarks: number;
  readonly maxMarks: number;
}

/** The marks at the top of the page, ringed in the teacher's pen. */
export function ScoreCircle({ totalMarks, maxMarks }: ScoreCircleProps) {
  return (
    <p className="score-circle">
      <span className="sr-only">Total score: </span>
      {totalMarks}
      <span className="score-of">/{maxMarks}</span>
      <svg viewBox="0 0 200 120" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path
          pathLength="1"
          vectorEffect="non-scaling-stroke"
          d="M137 8C79-2 16 17 9 56c-6 36 42 57 95 55 53-3 92-25 88-58-4-31-57-48-118-40"
        />
      </svg>
    </p>
  );
}
