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
          d="M128 9C76 2 14 20 9 58c-5 36 40 55 92 53 54-2 94-24 91-58C189 22 132 4 74 15"
        />
      </svg>
    </p>
  );
}
