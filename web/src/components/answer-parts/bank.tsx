import { useState } from 'react';
import { inPageLanguage, t } from '../../lib/texts.ts';
import { TickIcon } from '../icons.tsx';
import type { FilledSlot } from './slot-filling.ts';

interface BankProps {
  /** What is in it, such as 'Words to use'. */
  readonly title: string;
  readonly options: readonly string[];
  readonly slots: readonly FilledSlot[];
}

/**
 * The options that slots share, each in full, those in use marked. Pressing one puts it into the next empty slot: quicker than
 * opening a list for each, which is always there too.
 */
export function Bank({ title, options, slots }: BankProps) {
  const [news, setNews] = useState('');
  if (options.length === 0) return null;
  const take = (option: string) => {
    const next = slots.find(({ text, options: own }) => text === '' && own.includes(option));
    next?.fill(option);
    setNews(next === undefined ? t('type.none-empty') : t('type.put-into', { option, slot: next.slot.name }));
  };
  return (
    <div className="bank">
      <p className="text-small font-semibold text-soft" {...inPageLanguage()}>
        {title}
      </p>
      <ul className="flex flex-wrap gap-2">
        {options.map((option) => {
          const isUsed = slots.some(({ text }) => text === option);
          return (
            <li key={option} className="max-w-full">
              <button
                type="button"
                dir="auto"
                className="bank-item"
                data-used={isUsed || undefined}
                onClick={() => take(option)}
              >
                {isUsed && <TickIcon className="size-4" />}
                {option}
                {isUsed && <span className="sr-only">{t('type.in-use')}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="text-small text-soft empty:-mt-2 print:hidden" {...inPageLanguage()}>
        {news}
      </p>
    </div>
  );
}
