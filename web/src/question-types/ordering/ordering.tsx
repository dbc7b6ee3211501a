import './ordering.css';
import { questionOptions, readLines } from '@markwell/marking-core';
import { type KeyboardEvent, useState } from 'react';
import { PartMark, partOutcome } from '../../components/answer-parts/part-mark.tsx';
import { ChevronIcon } from '../../components/icons.tsx';
import { inPageLanguage, t } from '../../lib/texts.ts';
import { QuestionFieldset } from '../question-fieldset.tsx';
import type { QuestionTypeProps } from '../question-type.ts';
import { moved } from './order.ts';
import { useDrag } from './use-drag.ts';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Things to put in order: by two buttons each, by arrow keys on them, or by dragging. What is there at first is an answer when it is said to be. */
export default function Ordering(props: QuestionTypeProps) {
  const { question, answer, onAnswer, result, disabled } = props;
  const [news, setNews] = useState('');
  const options = [...new Set(questionOptions(question))];
  const given = readLines(options, answer?.value ?? '');
  // What Retry keeps is the beginning of an order.
  const isGiven = given.length === options.length;
  const order = [...given, ...options.filter((option) => !given.includes(option))];
  const give = (next: readonly string[]) => onAnswer({ questionId: question.id, value: next.join('\n') });
  const move = (from: number, to: number) => {
    if (disabled || to < 0 || to >= order.length) return;
    give(moved(order, from, to));
    setNews(t('type.now-at', { thing: order[from] ?? '', place: to + 1, all: order.length }));
  };
  const { drag, take, listeners } = useDrag(move);
  const shown = drag === undefined ? order : moved(order, drag.from, drag.to);
  const key = (event: KeyboardEvent, from: number) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(from, from + step);
  };
  return (
    <QuestionFieldset {...props}>
      <ol className="order" data-given={isGiven || undefined} {...listeners}>
        {order.map((option, index) => {
          const place = shown.indexOf(option);
          return (
            <li
              key={option}
              className="order-thing"
              style={{ order: place }}
              data-held={drag?.from === index || undefined}
            >
              <span className="order-handle" aria-hidden="true" onPointerDown={(event) => take(event, index)}>
                <span translate="no">{place + 1}</span>
              </span>
              <span dir="auto" className="min-w-0 flex-[1_1_6.5rem] wrap-anywhere">
                {option}
              </span>
              <PartMark outcome={isGiven ? partOutcome(result, option) : undefined} />
              <span className="flex gap-1">
                {[-1, 1].map((step) => (
                  <button
                    key={step}
                    type="button"
                    className="order-button"
                    aria-label={
                      step < 0 ? t('type.move-up', { thing: option }) : t('type.move-down', { thing: option })
                    }
                    aria-disabled={index + step < 0 || index + step >= order.length || undefined}
                    onClick={() => move(index, index + step)}
                    onKeyDown={(event) => key(event, index)}
                  >
                    <ChevronIcon className={step < 0 ? 'size-6 rotate-180' : 'size-6'} />
                  </button>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
      <label className={isGiven ? 'choice' : 'choice print:hidden'}>
        <input type="checkbox" checked={isGiven} onChange={() => give(isGiven ? [] : order)} />
        <span className="min-w-0" {...inPageLanguage()}>
          {t('type.my-order')}
        </span>
      </label>
    </QuestionFieldset>
  );
}
