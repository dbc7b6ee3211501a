import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { msg, t } from '../../lib/texts.ts';

/** Symbols, each with what it is called. */
const symbols = [
  ['²', msg('symbol.squared')],
  ['³', msg('symbol.cubed')],
  ['⁻', msg('symbol.raised-minus')],
  ['⁺', msg('symbol.raised-plus')],
  ['₂', msg('symbol.small-2')],
  ['₃', msg('symbol.small-3')],
  ['₄', msg('symbol.small-4')],
  ['°', msg('symbol.degrees')],
  ['→', msg('symbol.arrow')],
  ['⇌', msg('symbol.reversible')],
  ['×', msg('symbol.times')],
  ['÷', msg('symbol.divided')],
  ['±', msg('symbol.plus-minus')],
  ['√', msg('symbol.root')],
  ['≤', msg('symbol.at-most')],
  ['≥', msg('symbol.at-least')],
  ['µ', msg('symbol.micro')],
  ['Ω', msg('symbol.ohm')],
  ['λ', msg('symbol.lambda')],
  ['π', msg('symbol.pi')],
  ['Δ', msg('symbol.delta')],
] as const;

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface SymbolKeysProps {
  readonly id: string;
  /** The box that they write into. */
  readonly field: () => HTMLTextAreaElement | null | undefined;
  readonly onClose: () => void;
}

/** A row of keys that write at the caret. One stop of the tab key: arrows lead from key to key, and Escape back to the box. */
export default function SymbolKeys({ id, field, onClose }: SymbolKeysProps): ReactNode {
  const [at, setAt] = useState(0);
  const press = (text: string) => {
    const box = field();
    if (box) insertText(box, text);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (event.key === 'Escape') {
      field()?.focus();
      onClose();
    } else if (step !== undefined) {
      const next = (at + step + symbols.length) % symbols.length;
      setAt(next);
      event.currentTarget.querySelectorAll('button')[next]?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <div
      id={id}
      role="toolbar"
      aria-label={t('type.symbols')}
      className="flex flex-wrap gap-1 print:hidden"
      onKeyDown={move}
    >
      {symbols.map(([symbol, name], index) => (
        <button
          key={symbol}
          type="button"
          aria-label={t(name)}
          title={t(name)}
          translate="no"
          tabIndex={index === at ? 0 : -1}
          className="min-h-11 min-w-11 cursor-pointer rounded-[0.5rem] border-2 border-field bg-sheet text-lead hover:bg-pen-wash"
          onMouseDown={keepFocus}
          onFocus={() => setAt(index)}
          onClick={() => press(symbol)}
        >
          {symbol}
        </button>
      ))}
    </div>
  );
}

/** What is pressed by mouse or finger leaves the focus, and the keyboard of a phone, where it is. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Writes at the caret of the box, in place of what is selected, so that the browser can undo it; the box has the focus then. */
function insertText(box: HTMLTextAreaElement, text: string): void {
  box.focus();
  // The one way of writing that the browser's own undo knows; what a script sets otherwise clears its memory.
  if (document.execCommand('insertText', false, text)) return;
  box.setRangeText(text, box.selectionStart, box.selectionEnd, 'end');
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
