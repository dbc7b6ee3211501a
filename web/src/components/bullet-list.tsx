import { classNames } from './class-names.ts';

interface BulletListProps {
  /** A sentence each, none of them twice. */
  readonly lines: readonly string[];
  readonly className?: string;
}

/** Sentences with a bullet before each. */
export function BulletList({ lines, className }: BulletListProps) {
  return (
    <ul className={classNames('list-disc pl-5', className)}>
      {lines.map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  );
}
