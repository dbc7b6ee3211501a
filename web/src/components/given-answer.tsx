import type { Answer, SlotNames } from '@markwell/marking-core';
import { useState } from 'react';
import { answerLines } from '../lib/answer-lines.ts';
import { t } from '../lib/texts.ts';
import { type GivenPart, givenParts } from './answer-parts/given-parts.ts';
import { PartMark, type PartResults } from './answer-parts/part-mark.tsx';
import { Button } from './button.tsx';

interface GivenAnswerProps {
  /** 'Your answer' for the student, 'Answer' for staff. */
  readonly label: string;
  readonly answer: Answer | null | undefined;
  /** Its marks: of an answer in parts, what became of each. */
  readonly result?: PartResults;
  /** What its parts are called, where that is not by their ids. */
  readonly slotNames?: SlotNames | undefined;
}

/** What a student gave, as it was written, in the student's pen. */
export function GivenAnswer({ label, answer, result, slotNames }: GivenAnswerProps) {
  const lines = answer ? answerLines(answer) : [];
  const parts = answer ? givenParts(answer, result, slotNames) : undefined;
  return (
    <div>
      <p className="text-small text-soft">{label}</p>
      {parts !== undefined ? (
        <GivenParts label={label} parts={parts} />
      ) : lines.length === 0 ? (
        <p className="text-soft">{t('outcome.no-answer')}</p>
      ) : (
        lines.map((line) => <Written key={line} text={line} />)
      )}
    </div>
  );
}

/** About fifteen lines on a phone. */
const shortText = 500;

/** What was written, in its own words; of a long text the beginning, until all of it is wanted. */
function Written({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(text.length <= shortText && text.split('\n').length <= 10);
  return (
    <div className="border-s-4 border-pen ps-3">
      <p
        translate="no"
        dir="auto"
        className={`wrap-anywhere whitespace-pre-line text-pen ${isWhole ? '' : 'line-clamp-6 print:line-clamp-none'}`}
      >
        {text}
      </p>
      {!isWhole && (
        <Button look="quiet" className="no-print -ms-3" onClick={() => setWhole(true)}>
          {t('outcome.show-all')}
        </Button>
      )}
    </div>
  );
}

/** A row for each part: what it was called, what was given, and whether it is right. */
function GivenParts({ label, parts }: { readonly label: string; readonly parts: readonly GivenPart[] }) {
  return (
    <table aria-label={label} className="w-full border-s-4 border-pen text-start wrap-anywhere">
      <tbody>
        {parts.map(({ name, text, outcome }) => (
          <tr key={name ?? text} className="border-b border-rule align-top last:border-b-0">
            {name !== undefined && (
              <th scope="row" dir="auto" className="w-1/3 min-w-28 py-1 pe-3 ps-3 font-semibold">
                {name}
              </th>
            )}
            <td className="py-1 ps-3">
              <span className="flex flex-wrap items-center gap-x-4">
                <span translate="no" dir="auto" className="text-pen">
                  {text}
                </span>
                <PartMark outcome={outcome} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
