import { longestAnswer, type Question } from '@markwell/marking-core';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { t } from '../../lib/texts.ts';
import { asTyped } from '../as-typed.ts';
import { TextArea } from '../text-area.tsx';
import { needsSymbols } from './needs-symbols.ts';

/** Without them, an answer can still be typed. */
const SymbolKeys = lazy(() => import('./symbol-keys.tsx').catch(() => ({ default: () => null })));

interface AnswerBoxProps {
  readonly question: Question;
  readonly label: ReactNode;
  readonly labelClass?: string;
  readonly rows: number;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly describedBy?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** A box to type an answer into, with keys for symbols, behind a small button, where the question is one that may want them. */
export function AnswerBox({ question, ...props }: AnswerBoxProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const keysId = useId();
  if (props.disabled || !needsSymbols(question)) return <TextArea {...asTyped} maxLength={longestAnswer} {...props} />;
  return (
    <div ref={place} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <TextArea
        {...asTyped}
        maxLength={longestAnswer}
        {...props}
        corner={
          <button
            type="button"
            aria-label={t('type.symbols')}
            aria-expanded={open}
            aria-controls={open ? keysId : undefined}
            className="no-print absolute end-px bottom-px grid size-[2.75rem] cursor-pointer place-content-center rounded-[0.5rem] font-semibold text-pen hover:bg-pen-wash aria-expanded:bg-pen-wash"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setOpen(!open)}
          >
            <span aria-hidden="true" translate="no">
              x²
            </span>
          </button>
        }
      />
      {open && (
        <Suspense>
          <SymbolKeys
            id={keysId}
            field={() => place.current?.querySelector('textarea')}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
