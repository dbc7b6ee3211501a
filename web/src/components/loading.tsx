import { classNames } from './class-names.ts';

interface LoadingProps {
  /** What is coming, such as 'Loading homework questions...'. Read out once. */
  readonly label: string;
  readonly className?: string;
}

/** The shape of what is coming, and words for it. */
export function Loading({ label, className }: LoadingProps) {
  return (
    <div className={classNames('sheet p-5 sm:p-7', className)}>
      <p role="status" className="font-semibold text-soft">
        {label}
      </p>
      <div className="mt-5 grid gap-3" aria-hidden="true">
        <div className="skeleton h-7 w-2/3" />
        <div className="skeleton h-4 w-full" />
        <div className="skeleton h-4 w-5/6" />
        <div className="skeleton mt-3 h-12 w-full" />
      </div>
    </div>
  );
}
