import { useId, useState } from 'react';

/**
 * The fields of a form, with what is wrong with each: that is said at the field once somebody has tried to send it. Spread
 * `at(name)` over the field.
 */
export function useChecks<Name extends string>(problems: Readonly<Record<Name, string | undefined>>) {
  const [isTold, setTold] = useState(false);
  const formId = useId();
  const idOf = (name: Name) => `${formId}-${name}`;
  return {
    at: (name: Name) => ({ id: idOf(name), error: isTold ? problems[name] : undefined }),
    /** Sends the form if nothing is wrong, and otherwise moves to the first field where something is. */
    whenRight: (send: () => void) => {
      let wrong: Name | undefined;
      for (const name in problems) if (problems[name] !== undefined) wrong ??= name;
      setTold(wrong !== undefined);
      if (wrong === undefined) send();
      else document.getElementById(idOf(wrong))?.focus();
    },
  };
}

/** A reason that somebody must give in a few words, for a form that asks for nothing else. */
export function useReason(start = '') {
  const [reason, setReason] = useState(start);
  const isShort = reason.trim().length < 3;
  const { at, whenRight } = useChecks({ reason: isShort ? 'Say in a few words why.' : undefined });
  return { reason, whenRight, field: { ...at('reason'), maxLength: 300, value: reason, onText: setReason } };
}
