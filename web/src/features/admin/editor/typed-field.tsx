import { type ComponentProps, useState } from 'react';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';

interface TypedFieldProps<Value>
  extends Pick<
    ComponentProps<typeof TextField>,
    'id' | 'label' | 'hint' | 'error' | 'maxLength' | 'inputMode' | 'className'
  > {
  /** What it says at first. */
  readonly text: string;
  /** What the text means; undefined if it cannot be read, which `wrong` says. */
  readonly read: (text: string) => Value | undefined;
  readonly wrong?: string;
  /** Lines, where it has several. */
  readonly rows?: number | undefined;
  readonly onValue: (value: Value) => void;
}

/** A field that keeps what is typed as it is typed, and hands on what it means. */
export function TypedField<Value>({ text, read, wrong, rows, error, onValue, ...rest }: TypedFieldProps<Value>) {
  const [typed, setTyped] = useState(text);
  const shown = {
    ...rest,
    value: typed,
    error: error ?? (read(typed) === undefined ? wrong : undefined),
    onText: (next: string) => {
      setTyped(next);
      const value = read(next);
      if (value !== undefined) onValue(value);
    },
  };
  return rows === undefined ? (
    <TextField {...shown} autoComplete="off" />
  ) : (
    <TextArea {...shown} rows={rows} spellCheck="false" />
  );
}

/** The number typed so far; null where there is none yet, undefined for what is no number. */
export function readNumber(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const number = Number(text.trim().replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
}
