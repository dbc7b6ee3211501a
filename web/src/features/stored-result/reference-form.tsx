import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';

interface ReferenceFormProps {
  /** The reference that did not open. */
  readonly wrong: string;
  readonly problem: string;
  /** Called when the same reference is sent again. */
  readonly onTryAgain: () => void;
  readonly isBusy: boolean;
}

/** Asks for the reference again, with what was wrong beside it. */
export function ReferenceForm({ wrong, problem, onTryAgain, isBusy }: ReferenceFormProps) {
  const [typed, setTyped] = useState(wrong);
  const [, navigate] = useLocation();
  const open = (event: FormEvent) => {
    event.preventDefault();
    const reference = typed.trim();
    if (reference === wrong) onTryAgain();
    else if (reference !== '') navigate(`/result/${encodeURIComponent(reference)}`);
  };
  return (
    <form onSubmit={open} className="sheet grid max-w-xl gap-5 p-5 sm:p-7">
      <div role="alert">
        <p className="font-semibold text-cross">{problem}</p>
      </div>
      <TextField
        label="Reference"
        hint="From the line ‘Saved. Your reference is …’ after a homework was submitted."
        value={typed}
        onText={setTyped}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
      />
      <div>
        <Button type="submit">{isBusy ? 'Opening…' : 'Open the result'}</Button>
      </div>
    </form>
  );
}
