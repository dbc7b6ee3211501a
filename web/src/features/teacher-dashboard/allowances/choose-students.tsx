import { type ReactNode, useState } from 'react';

interface Student {
  readonly id: number;
  readonly name: string;
}

/** Which of these students are ticked; somebody who is gone is so no longer. */
export function useChosen<One extends Student>(students: readonly One[]) {
  const [ids, setIds] = useState<readonly number[]>([]);
  const onTick = (id: number, isChosen: boolean) =>
    setIds(isChosen ? [...ids, id] : ids.filter((other) => other !== id));
  return {
    chosen: students.filter(({ id }) => ids.includes(id)),
    choose: setIds,
    choosing: { isChosen: (id: number) => ids.includes(id), onTick },
  };
}

interface TickProps {
  readonly student: Student;
  readonly isChosen: (id: number) => boolean;
  readonly onTick: (id: number, isChosen: boolean) => void;
  /** The name, as the page shows it. */
  readonly children: ReactNode;
}

/** A name with a box to tick before it. */
export function Tick({ student: { id, name }, isChosen, onTick, children }: TickProps) {
  return (
    <span className="flex min-h-9 items-center gap-2.5">
      <input
        type="checkbox"
        aria-label={`Choose ${name}`}
        checked={isChosen(id)}
        onChange={(event) => onTick(id, event.target.checked)}
      />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
