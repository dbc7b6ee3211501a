import { useId, useState } from 'react';
import { PrintedOptions } from '../../components/answer-parts/blank.tsx';
import { asTyped } from '../../components/as-typed.ts';
import { useTextLimit } from '../../components/use-text-limit.ts';
import { inPageLanguage, t } from '../../lib/texts.ts';
import { QuestionFieldset } from '../question-fieldset.tsx';
import type { QuestionTypeProps } from '../question-type.ts';
import { type NumberAndUnit, readNumber, writeNumber } from './number-and-unit.ts';

/** Longest number that can be typed, with its working left out. */
const longest = 60;

/** A number in a short field, its unit behind it: the only one there is, or one to pick. Any keyboard: a pad of digits may lack minus, / and ^. */
export default function NumberWithUnit(props: QuestionTypeProps) {
  const { question, answer, onAnswer } = props;
  const id = useId();
  const units = question.units ?? [];
  const value = answer?.value ?? '';
  // What was given here last: of '12 m', typed where mm can be picked too, nobody else knows what the m is.
  const [given, setGiven] = useState<NumberAndUnit>();
  const { number, unit } = given && writeNumber(given) === value ? given : readNumber(value, units);
  const give = (next: NumberAndUnit) => {
    setGiven(next);
    onAnswer({ questionId: question.id, value: writeNumber(next) });
  };
  const { onChange, notice } = useTextLimit(longest, (typed) => give({ number: typed, unit }));
  return (
    <QuestionFieldset {...props} describedBy={`${id}-how`}>
      <div className="flex flex-wrap items-center gap-3">
        <input
          type="text"
          inputMode="text"
          aria-label={t('type.number')}
          aria-describedby={units.length === 1 ? `${id}-unit` : undefined}
          className="input max-w-44"
          {...asTyped}
          dir="ltr"
          value={number}
          onChange={onChange}
        />
        {units.length === 1 && (
          <span id={`${id}-unit`} translate="no" className="text-lead font-semibold">
            {units[0]}
          </span>
        )}
        {units.length > 1 && (
          <select
            aria-label={t('type.unit')}
            className={unit === '' ? 'input input-inline unchosen' : 'input input-inline'}
            translate="no"
            value={unit}
            onChange={({ target }) => give({ number, unit: target.value })}
          >
            <option value="">{t('type.unit')}</option>
            {units.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        )}
        {units.length > 1 && unit === '' && <PrintedOptions options={units} />}
      </div>
      {notice !== undefined && (
        <p role="alert" className="text-small font-semibold text-caution">
          {notice}
        </p>
      )}
      <p id={`${id}-how`} className="text-small text-soft print:hidden" {...inPageLanguage()}>
        {t('type.number-how')}
      </p>
    </QuestionFieldset>
  );
}
