import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';

interface ReferenceFormProps {
  /** The reference that did not open; empty where none was given. */
  readonly wrong: string;
  readonly problem: string | undefined;
  /** Called when the same reference is sent again. */
  readonly onTryAgain: () => void;
  readonly isBusy: boolean;
}

/** Asks for the reference, and again with what was wrong beside it. */
export function ReferenceForm({ wrong, problem, onTryAgain, isBusy }: ReferenceFormProps) {
  const [typed, setTyped] = useState(wrong);
  const [, navigate] = useLocation();
  const open = (event: FormEvent) => {
    event.preventDefault();
    const reference = typed.trim();
    if (reference === '') return;
    if (reference === wrong) onTryAgain();
    else navigate(`/result/${encodeURIComponent(reference)}`);
  };
  return (
    <form onSubmit={open} className="sheet flex max-w-xl flex-col gap-5 p-5 sm:p-7">
      <div role="alert" className="empty:-mb-5">
        {problem !== undefined && <p className="font-semibold text-cross">{problem}</p>}
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
