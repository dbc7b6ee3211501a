import { type ComponentProps, type MouseEvent, useId } from 'react';
import { classNames } from './class-names.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly large?: boolean;
  /**
   * Why the button cannot be used yet, in a sentence. It stays in the tab order, is announced as unavailable with this
   * reason, does nothing, and the reason is shown under it.
   */
  readonly disabledReason?: string | undefined;
  /** Whether the page says the reason beside it: then only a screen reader hears it from the button, and nothing moves. */
  readonly isReasonBeside?: boolean;
}

/**
 * A button that explains why it is unavailable: give `disabledReason` instead of `disabled`. The attribute
 * `disabled` would take it out of the tab order and, in some browsers, lose the focus, so people using a
 * keyboard or a screen reader would never learn the reason. With `aria-disabled` they find it, announced as
 * unavailable, with the reason.
 */
export function Button(props: ButtonProps) {
  const { look = 'primary', large, disabledReason, isReasonBeside = false, className, onClick, ...rest } = props;
  const reasonId = useId();
  const blocked = disabledReason !== undefined;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    // There in both states: a button that was put in another place of the page would lose the focus.
    <span className={blocked && !isReasonBeside ? 'inline-flex max-w-full flex-col items-start gap-1.5' : 'contents'}>
      <button
        type="button"
        {...rest}
        {...(blocked && { 'aria-disabled': true, 'aria-describedby': reasonId })}
        className={classNames('button', `button-${look}`, large && 'button-large', className)}
        onClick={click}
      />
      {blocked && (
        <span id={reasonId} className={isReasonBeside ? 'sr-only' : 'text-small text-soft'}>
          {disabledReason}
        </span>
      )}
    </span>
  );
}
