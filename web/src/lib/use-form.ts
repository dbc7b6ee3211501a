import { useState } from 'react';
import { useAction } from './use-action.ts';
import { useChecks } from './use-checks.ts';

/**
 * A form of texts: what is in its fields, what `check` says is wrong with each, and sending them once nothing is.
 * Spread `field(name)` over a text field and `choice(name)` over a list box.
 */
export function useForm<Name extends string>(
  start: Readonly<Record<Name, string>>,
  check: (texts: Readonly<Record<Name, string>>) => Readonly<Record<Name, string | undefined>>,
  send: (texts: Readonly<Record<Name, string>>) => Promise<void>,
) {
  const [texts, setTexts] = useState(start);
  const { at, whenRight } = useChecks(check(texts));
  const action = useAction(() => send(texts));
  const set = (name: Name) => (text: string) => setTexts((before) => ({ ...before, [name]: text }));
  return {
    field: (name: Name) => ({ ...at(name), value: texts[name], onText: set(name) }),
    choice: (name: Name) => ({ ...at(name), value: texts[name], onPick: set(name) }),
    clear: () => setTexts(start),
    action,
    onSubmit: () => whenRight(() => void action.run()),
  };
}
