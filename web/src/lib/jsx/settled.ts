export interface FieldProps {
  readonly value?: unknown;
  readonly checked?: boolean | undefined;
  readonly onChange?: ((event: Event) => void) | undefined;
}

/**
 * The props of a field that shows what the page says, as in React: when it has been changed and the page says what it said before, as where
 * a third tick is not taken, it shows that again. Preact sets only what the page says anew.
 */
export function settled<Props extends FieldProps>(props: Props): Props {
  const { value, checked, onChange } = props;
  if (onChange === undefined || (value === undefined && checked === undefined)) return props;
  const [name, said] = checked === undefined ? ['value', `${value ?? ''}`] : ['checked', checked];
  return {
    ...props,
    onChange: (event: Event) => {
      const { currentTarget } = event;
      onChange(event);
      // After the page has been drawn again, if it is; its newest listener knows what it says then.
      queueMicrotask(() => currentTarget?.dispatchEvent(new Event('settle')));
    },
    onSettle: ({ currentTarget: field }: Event) => {
      if (field && Reflect.get(field, name) !== said) Reflect.set(field, name, said);
    },
  };
}
