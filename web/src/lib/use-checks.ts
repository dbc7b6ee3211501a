import { useId, useState } from 'react';

/**
 * Checks the fields of a form. `problems` says what is wrong with each; it is shown beside the field once somebody has
 * tried to send the form. Spread `at(name)` over the field.
 */
export function useChecks<Name extends string>(problems: Readonly<Record<Name, string | undefined>>) {
  const [isTold, setTold] = useState(false);
  const formId = useId();
  const idOf = (name: Name) => `${formId}-${name}`;
  return {
    at: (name: Name) => ({ id: idOf(name), error: isTold ? problems[name] : undefined }),
    /** Sends the form if nothing is wrong; otherwise moves the focus to the first field with a problem. */
    whenRight: (send: () => void) => {
      let wrong: Name | undefined;
      for (const name in problems) if (problems[name] !== undefined) wrong ??= name;
      setTold(wrong !== undefined);
      if (wrong === undefined) send();
      else document.getElementById(idOf(wrong))?.focus();
    },
  };
}
