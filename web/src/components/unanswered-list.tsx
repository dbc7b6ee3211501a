interface UnansweredListProps {
  /** Of the questions without an answer, the ids of their elements and their names, in order. */
  readonly questions: readonly { readonly place: string; readonly label: string }[];
}

/** Most questions that are named one by one. */
const mostNamed = 12;

/** 'Not answered yet: Q2, Q5', each a link to its question. Leaving an answer out is allowed. */
export function UnansweredList({ questions }: UnansweredListProps) {
  if (questions.length === 0) return null;
  const left = questions.length - mostNamed;
  return (
    <p className="basis-full">
      Not answered yet:{' '}
      {questions.slice(0, mostNamed).map(({ place, label }, index) => (
        <span key={place}>
          {index > 0 && ', '}
          <a href={`#${place}`} className="touch font-semibold whitespace-nowrap">
            {label}
          </a>
        </span>
      ))}
      {left > 0 && ` and ${left} more`}.
    </p>
  );
}
