import type { ReactNode } from 'react';

interface CheckBoxProps {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}

/** Yes or no: a whole row to press. */
export function CheckBox({ label, isChecked, onCheck }: CheckBoxProps) {
  return (
    <label className="choice">
      <input type="checkbox" checked={isChecked} onChange={(event) => onCheck(event.target.checked)} />
      <span className="min-w-0">{label}</span>
    </label>
  );
}
