import type { DraftQuestion } from '@markwell/server/contract';
import { TickIcon } from '../../../components/icons.tsx';
import { isRightOption, markOption, truths } from './edit-question.ts';

interface RightAnswersProps {
  readonly question: DraftQuestion;
  /** Undefined where the key is only shown. */
  readonly onChange: ((question: DraftQuestion) => void) | undefined;
}

/** What a question can be answered with, with a tick at each that is right: a press for each question makes a key for a file that has none. */
export function RightAnswers({ question, onChange }: RightAnswersProps) {
  const isTruth = question.type === 'true-false';
  const choices = isTruth ? truths : question.options.map((option) => ({ value: option, label: option }));
  return (
    <ul aria-label="Tick what is right" className="grid gap-1">
      {choices.map(({ value, label }, index) => {
        const isRight = isRightOption(question, value);
        const said = (
          <>
            {!isTruth && <span className="flex-none font-semibold text-soft">{String.fromCharCode(65 + index)}</span>}
            <span className="min-w-0">{label}</span>
          </>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: options keep their places, and can be the same
          <li key={index} className="flex items-start gap-2">
            {onChange === undefined ? (
              said
            ) : (
              <label className="-mx-1.5 flex min-w-0 cursor-pointer items-start gap-2 rounded-md px-1.5 py-1 hover:bg-pen-wash">
                <input
                  type="checkbox"
                  className="mt-0.5 flex-none"
                  checked={isRight}
                  disabled={value.trim() === ''}
                  onChange={({ target }) =>
                    onChange(
                      isTruth
                        ? { ...question, correctAnswers: target.checked ? [value] : [] }
                        : markOption(question, value, target.checked),
                    )
                  }
                />
                {said}
              </label>
            )}
            {isRight && (
              <span className="flex flex-none items-center gap-1 py-1 font-semibold text-tick">
                <TickIcon className="size-4" />
                right
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
