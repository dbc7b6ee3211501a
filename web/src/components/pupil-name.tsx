import { Link } from 'wouter';
import { classNames } from './class-names.ts';

interface PupilNameProps {
  /** Of any of their memberships; 0 if it is not known. */
  readonly id: number;
  /** As it is shown. */
  readonly children: string;
  readonly elementId?: string | undefined;
  readonly className?: string;
}

/** A pupil's name on a staff page, as a link to the page about them. */
export function PupilName({ id, children, elementId, className }: PupilNameProps) {
  if (id === 0) return children;
  return (
    <Link
      id={elementId}
      href={`/teacher-dashboard/pupils/${id}`}
      className={classNames('touch inline-block min-h-6 wrap-anywhere', className)}
      translate="no"
    >
      {children}
    </Link>
  );
}
