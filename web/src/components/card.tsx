import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A sheet of paper. Give it `role` or use it inside a `section` where it needs a name. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('sheet p-5 sm:p-7', className)} />;
}
