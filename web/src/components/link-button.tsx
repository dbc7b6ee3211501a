import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';

interface LinkButtonProps {
  readonly href: string;
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly large?: boolean;
  readonly className?: string;
  /** Called when it is pressed, before the page is left. */
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link to another page of the site that looks like a button. */
export function LinkButton({ href, look = 'primary', large, className, onClick, children }: LinkButtonProps) {
  return (
    <Link
      href={href}
      className={classNames('button', `button-${look}`, large && 'button-large', className)}
      {...(onClick && { onClick })}
    >
      {children}
    </Link>
  );
}
